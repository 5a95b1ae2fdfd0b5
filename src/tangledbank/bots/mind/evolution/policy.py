"""Chooses the judgement for a decision in The Origin of Species.

`growth` judges playing cards, `foraging` food, `hunting` attacks and the answers to them.
"""

from tangledbank.bots.mind.evolution.foraging import Foraging
from tangledbank.bots.mind.evolution.growth import Growth
from tangledbank.bots.mind.evolution.hunting import Hunting
from tangledbank.bots.mind.evolution.sight import Beast, Sight
from tangledbank.bots.mind.judge import Judge
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import has_trait
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.state import State
from tangledbank.evolution.traits import names as t
from tangledbank.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Go(Judge):
    """A feeding go: food and attacks."""

    __slots__ = ("food", "hunting")

    def __init__(self, sight: Sight, actions: list[Action]) -> None:
        self.food = Foraging(sight)
        self.hunting = Hunting(self.food)
        if only_takes(sight, actions):
            self.food.forget_rivals()

    def judge(self, action: Action) -> float:
        if action.verb == v.ATTACK:
            return self.hunting.attack(action)
        return self.food.act(action)


def only_takes(sight: Sight, actions: list[Action]) -> bool:
    """Is the only question which of my animals gets the token?

    Then the others lose the same in every case, and that need not be known; but a partner in a team
    may lose more than I gain.
    """
    if len(sight.s.food) > 1 or sight.rules.teams:
        return False
    for action in actions:
        verb = action.verb
        if verb != v.TAKE and verb != v.PASS and verb != v.END:
            return False
    return True


@mypyc_attr(acyclic=True)
class Defence(Judge):
    """An attack on an animal of mine."""

    __slots__ = ("hunter", "hunting", "prey")

    def __init__(self, sight: Sight, hunt: Hunt) -> None:
        self.hunting = Hunting(Foraging(sight))
        self.hunter: Beast = sight.beast(hunt.hunter)
        self.prey: Beast = sight.beast(hunt.prey)

    def judge(self, action: Action) -> float:
        return self.hunting.answer(action, self.hunter, self.prey)


@mypyc_attr(acyclic=True)
class Gift(Judge):
    """Which of my animals gets food from a pair trait or a kill, and other small decisions."""

    __slots__ = ("food", "hunting")

    def __init__(self, sight: Sight) -> None:
        self.food = Foraging(sight)
        self.hunting = Hunting(self.food)

    def judge(self, action: Action) -> float:
        verb = action.verb
        sight = self.food.sight
        if verb == v.SHARE:
            return self.food.meal(sight.beast(action.c), 1) + 0.01
        if verb == v.SCAVENGE:
            return self.food.feast(sight.beast(action.a), 1) + 0.01
        if verb == v.ATTACK:  # out of an ambush
            return self.hunting.attack(action)
        if verb == v.REVEAL:
            return 1.5  # an Anglerfish saves itself and feeds
        if verb == v.MIGRATE:
            return 0.1 * sight.s.food[action.b]
        if verb == v.HAND:
            return -self.hunting.card_loss(sight.beast(action.d), action.b)
        return 0.0


@mypyc_attr(acyclic=True)
class Reward(Judge):
    """After the extinction: cards or points, and where to start afresh."""

    __slots__ = ("card",)

    def __init__(self, s: State) -> None:
        # A card that can still be played is worth more than a point.
        self.card = 1.4 if s.deck and not s.last_turn else 0.0

    def judge(self, action: Action) -> float:
        if action.verb == v.ANIMAL:
            return -1.0 if has_trait(action.a, t.COOPERATION) else 0.0
        return float(action.a) * (self.card - 1.0)


def judge_of(game: Game, actions: list[Action]) -> Judge:
    """The judgement of the seat that must decide between these actions."""
    s = game.state
    step = s.stack[-1]
    if isinstance(step, FeedingGo):
        return Go(Sight(s, step.seat), actions)
    if isinstance(step, Development):
        return Growth(Sight(s, step.seat))
    if isinstance(step, Hunt):
        return Defence(Sight(s, step.seat), step)
    if isinstance(step, Dealing):
        return Reward(s)
    return Gift(Sight(s, step.seat))
