"""The greedy bot: judges every action by what it is likely to bring, and takes the best.

It does not look ahead.  How the actions are judged is told in three files: `growth` (playing
cards), `foraging` (food) and `hunting` (attacks and the answers to them); for the magical creatures
in one, `conjuring`.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.bots import foraging, growth
from tangledbank.bots.bot import Bot
from tangledbank.bots.conjuring import Conjuring
from tangledbank.bots.foraging import Foraging
from tangledbank.bots.growth import Growth
from tangledbank.bots.hunting import Hunting
from tangledbank.bots.sight import Sight
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View
from tangledbank.creatures import view as creatures
from tangledbank.evolution import verbs as v
from tangledbank.evolution import view as evolution

Judge = Callable[[Action], float]

#: Actions this close to the best are as good as it.
LEVEL: Final = 1e-9


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        judge = judge_at(view)
        values = [judge(action) for action in actions]
        best = max(values) - LEVEL
        level = [action for action, value in zip(actions, values, strict=True) if value >= best]
        return level[chance.below(len(level))]


def judge_at(view: View) -> Judge:
    """The judgement that fits the game."""
    if isinstance(view, creatures.View):
        return Conjuring(view).judge
    assert isinstance(view, evolution.View)
    return judge_of(Sight(view))


def judge_of(sight: Sight) -> Judge:
    """The judgement that fits what is being decided."""
    asked = sight.view.asked
    if asked == "development":
        return judge_growth(Growth(sight))
    if asked == "dealing":
        return judge_reward(sight)
    food = Foraging(sight)
    if asked == "defence":
        return Hunting(food).answer
    if asked == "go":
        return judge_go(food)
    return judge_gift(food)


def judge_growth(development: Growth) -> Judge:
    def judge(action: Action) -> float:
        judged = growth.JUDGED.get(action.verb)
        return 0.0 if judged is None else judged(development, action)

    return judge


def judge_go(food: Foraging) -> Judge:
    hunting = Hunting(food)

    def judge(action: Action) -> float:
        if action.verb == v.ATTACK:
            return hunting.attack(action)
        judged = foraging.JUDGED.get(action.verb)
        return 0.0 if judged is None else judged(food, action)  # to pass or end is worth nothing

    return judge


def judge_gift(food: Foraging) -> Judge:
    """Which pair trait acts next, or which scavenger eats."""

    def judge(action: Action) -> float:
        beasts = food.sight.beasts
        if action.verb == v.SHARE:
            return food.meal(beasts[action.c], 1) + 0.01
        if action.verb == v.SCAVENGE:
            return food.feast(beasts[action.a], 1) + 0.01
        return 0.0

    return judge


def judge_reward(sight: Sight) -> Judge:
    """Cards or points: a card that can still be played brings more than a point."""
    card = 1.4 if sight.view.deck_size > 0 and not sight.last else 0.0

    def judge(action: Action) -> float:
        return action.a * (card - 1.0)

    return judge
