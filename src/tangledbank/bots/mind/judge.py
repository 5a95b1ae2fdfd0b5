"""What a judgement is: a number for each action, the larger the better; passing is about 0."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance

#: Actions this close to the best are as good as it.
LEVEL: Final = 1e-9


class Judge:
    """Knows the table as one seat sees it, and what may come of that seat's actions."""

    __slots__ = ()

    def judge(self, action: Action) -> float:
        raise NotImplementedError


def values_of(judge: Judge, actions: list[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        values.append(judge.judge(action))
    return values


def best_of(actions: list[Action], values: list[float], chance: Chance) -> Action:
    """The action that is judged best; among equals, any."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    best -= LEVEL
    level: list[Action] = []
    for place, action in enumerate(actions):
        if values[place] >= best:
            level.append(action)
    return level[chance.below(len(level))]
