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


def best_of(judge: Judge, actions: list[Action], chance: Chance) -> Action:
    """The action that is judged best; among equals, any."""
    best = judge.judge(actions[0])
    level: list[Action] = [actions[0]]
    values: list[float] = [best]
    for place in range(1, len(actions)):
        action = actions[place]
        value = judge.judge(action)
        if value < best - LEVEL:
            continue
        if value > best + LEVEL:
            level.clear()
            values.clear()
        if value > best:
            best = value
        level.append(action)
        values.append(value)
    if len(level) == 1:
        return level[0]
    # Those that were as good as a lesser best may have fallen behind.
    equals: list[Action] = []
    for place, value in enumerate(values):
        if value >= best - LEVEL:
            equals.append(level[place])
    return equals[chance.below(len(equals))]
