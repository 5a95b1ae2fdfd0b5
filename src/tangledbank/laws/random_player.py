"""A random player with preferences, so that rare things happen often enough."""

import random

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v

#: The weights of the kinds of actions, for every player.
LIKING = {
    v.ATTACK: 6.0,
    v.STEAL: 4.0,
    v.HIBERNATE: 3.0,
    v.BURN: 3.0,
    v.GRAZE: 2.0,
    v.PAIR: 2.0,
    v.SHARE: 2.0,
    v.PASS: 0.3,
    v.END: 0.5,
    v.ANIMAL: 3.0,
    v.ACCEPT: 0.5,
    v.STOP: 0.5,
}


class RandomPlayer:
    """Prefers some kinds of actions to others; the preferences change with each game."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        self.weights = [
            LIKING.get(verb, 1.0) * chooser.choice([0.2, 1.0, 1.0, 5.0])
            for verb in range(len(v.VERBS))
        ]

    def choose(self, legal: list[Action]) -> Action:
        """One of the legal actions: first a kind, by weight, then one of that kind."""
        kinds: dict[int, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.verb, []).append(action)
        verbs = list(kinds)
        weights = [self.weights[verb] for verb in verbs]
        (verb,) = self.chooser.choices(verbs, weights)
        return self.chooser.choice(kinds[verb])
