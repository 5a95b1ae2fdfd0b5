"""The judgement that fits what is being decided, in either game; and what `greedy` does by it.

`growth` judges playing cards, `foraging` food, `hunting` attacks and the answers to them; for
the magical creatures `conjuring` judges everything.
"""

from tangledbank.bots.mind.conjuring import Conjuring
from tangledbank.bots.mind.foraging import Foraging
from tangledbank.bots.mind.growth import Growth
from tangledbank.bots.mind.hunting import Hunting
from tangledbank.bots.mind.judge import Judge, best_of, values_of
from tangledbank.bots.mind.sight import Beast, Sight
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import has_trait
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.state import State
from tangledbank.evolution.traits import names as t


class Go(Judge):
    """A feeding go: food and attacks."""

    __slots__ = ("food", "hunting")

    def __init__(self, sight: Sight) -> None:
        self.food = Foraging(sight)
        self.hunting = Hunting(self.food)

    def judge(self, action: Action) -> float:
        if action.verb == v.ATTACK:
            return self.hunting.attack(action)
        return self.food.act(action)


class Defence(Judge):
    """An attack on an animal of mine."""

    __slots__ = ("hunter", "hunting", "prey")

    def __init__(self, sight: Sight, hunt: Hunt) -> None:
        self.hunting = Hunting(Foraging(sight))
        self.hunter: Beast = sight.beasts[hunt.hunter]
        self.prey: Beast = sight.beasts[hunt.prey]

    def judge(self, action: Action) -> float:
        return self.hunting.answer(action, self.hunter, self.prey)


class Gift(Judge):
    """Who of mine gets what comes by a pair trait or a kill, and the small things between."""

    __slots__ = ("food", "hunting")

    def __init__(self, sight: Sight) -> None:
        self.food = Foraging(sight)
        self.hunting = Hunting(self.food)

    def judge(self, action: Action) -> float:
        verb = action.verb
        beasts = self.food.sight.beasts
        if verb == v.SHARE:
            return self.food.meal(beasts[action.c], 1) + 0.01
        if verb == v.SCAVENGE:
            return self.food.feast(beasts[action.a], 1) + 0.01
        if verb == v.ATTACK:  # out of an ambush
            return self.hunting.attack(action)
        if verb == v.REVEAL:
            return 1.5  # an Anglerfish saves itself, and feeds
        if verb == v.MIGRATE:
            return 0.1 * self.food.sight.s.food[action.b]
        if verb == v.HAND:
            return -self.hunting.card_loss(beasts[action.d], action.b)
        return 0.0


class Reward(Judge):
    """After the extinction: cards or points, and where a new beginning is made."""

    __slots__ = ("card",)

    def __init__(self, s: State) -> None:
        # A card that can still be played brings more than a point.
        self.card = 1.4 if s.deck and not s.last_turn else 0.0

    def judge(self, action: Action) -> float:
        if action.verb == v.ANIMAL:
            return -1.0 if has_trait(action.a, t.COOPERATION) else 0.0
        return float(action.a) * (self.card - 1.0)


def judge_of(game: core.Game) -> Judge:
    """The judgement of the seat that must decide in this game."""
    if isinstance(game, CreaturesGame):
        return Conjuring(game.state, game.acting)
    assert isinstance(game, Game)
    s = game.state
    step = s.stack[-1]
    if isinstance(step, Dealing):
        return Reward(s)
    sight = Sight(s, step.seat)
    if isinstance(step, FeedingGo):
        return Go(sight)
    if isinstance(step, Development):
        return Growth(sight)
    if isinstance(step, Hunt):
        return Defence(sight, step)
    return Gift(sight)


def greedy_choice(game: core.Game, actions: list[Action], chance: Chance) -> Action:
    """What a careful beginner would do."""
    if len(actions) == 1:
        return actions[0]
    return best_of(actions, values_of(judge_of(game), actions), chance)
