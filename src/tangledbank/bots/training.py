"""Self-play for the evaluation: games from which `tangledbank train` learns what wins."""

from collections.abc import Callable
from typing import Final

from tangledbank.bots.bot import Bot
from tangledbank.bots.mind.fit import EPOCHS, Sample, fit, surprise
from tangledbank.bots.mind.mind import Mind, every_mind
from tangledbank.bots.mind.weights import Weights
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import SetupError

#: One decision in this many is random, so that games differ and mistakes occur.
WILD: Final = 12

#: One game in this many is set aside to test the weights.
KEPT_APART: Final = 5


def kinds() -> list[str]:
    """The kinds of table with their own weights."""
    return [kind for mind in every_mind() for kind in mind.table_kinds()]


def mind_for(kind: str) -> Mind:
    """The mind that uses the weights of this kind of table."""
    for mind in every_mind():
        if kind in mind.table_kinds():
            return mind
    raise SetupError(f"unknown kind of table {kind!r}; the kinds are {', '.join(kinds())}")


def samples_of(kind: str, number: int, bot: Bot) -> list[Sample]:
    """One game of `bot` against itself: a sample at the start of every turn."""
    mind = mind_for(kind)
    game = mind.deal(kind, number)
    chance = FastChance(number)
    seen: list[tuple[list[list[float]], float]] = []
    turn = game.turn
    while not game.over:
        if game.turn > turn:
            turn = game.turn
            seen.append((mind.rows(game), mind.stage(game)))
        actions = game.legal_actions()
        if len(actions) == 1:
            action = actions[0]
        elif chance.below(WILD) == 0:
            action = actions[chance.below(len(actions))]
        else:
            action = bot.choose(game.view(game.acting), actions, chance)
        game.apply(action)
    result = game.result()
    assert result is not None
    won = 1.0 / len(result.winners)
    shares = [won if name in result.winners else 0.0 for name in game.everybody]
    return [Sample(rows, stage, shares) for rows, stage in seen]


class Training:
    """The result of a training: the weights, and how well they predict unseen games."""

    def __init__(self, kind: str, weights: Weights, learnt: list[Sample], kept: list[Sample]):
        self.kind = kind
        self.weights = weights
        self.samples = len(learnt)
        self.kept = len(kept)
        nothing = Weights([0.0] * len(weights.flat), [0.0] * len(weights.flat))
        points = Weights(nothing.flat[:], nothing.staged[:])
        points.flat[0] = 0.1
        self.loss = surprise(weights, kept)
        self.loss_knowing_nothing = surprise(nothing, kept)
        self.loss_by_points = surprise(points, kept)

    def to_json(self) -> dict[str, list[float]]:
        """The weights by name: each feature's own, and the addition for each turn left."""
        pairs = zip(self.weights.flat, self.weights.staged, strict=True)
        return {
            name: [round(flat, 4), round(staged, 4)]
            for name, (flat, staged) in zip(mind_for(self.kind).features(), pairs, strict=True)
            if flat or staged
        }


def train(
    kind: str,
    games: int,
    seed: int,
    bot: Bot,
    played: Callable[[], object] = lambda: None,
    epochs: int = EPOCHS,
) -> Training:
    """Play games of this kind and fit the weights; `played` is called after each game."""
    features = len(mind_for(kind).features())
    learnt: list[Sample] = []
    kept: list[Sample] = []
    for number in range(games):
        found = samples_of(kind, seed * 1_000_003 + number, bot)
        (kept if number % KEPT_APART == 0 else learnt).extend(found)
        played()
    weights = fit(learnt, features, FastChance(seed), epochs)
    return Training(kind, weights, learnt, kept)
