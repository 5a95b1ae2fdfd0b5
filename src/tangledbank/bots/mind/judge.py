"""A judgement: a number for each action, the larger the better; passing is about 0."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.native import mypyc_attr

#: Actions this close to the best count as equal to it.
LEVEL: Final = 1e-9


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Judge:
    """Knows the table as one seat sees it, and judges that seat's actions.

    The judge of a plugged-in game may be plain Python.
    """

    __slots__ = ()

    def judge(self, action: Action) -> float:
        raise NotImplementedError


def values_of(judge: Judge, actions: list[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        values.append(judge.judge(action))
    return values


def best_of(judge: Judge, actions: list[Action], chance: Chance) -> Action:
    """The action judged best; any of them, among equals."""
    choice = actions[0]
    best = judge.judge(choice)
    level: list[Action] = NO_ACTIONS  # as good as the best so far; usually there is only one
    values: list[float] = NO_VALUES
    for place in range(1, len(actions)):
        action = actions[place]
        value = judge.judge(action)
        if value < best - LEVEL:
            continue
        if value > best + LEVEL:
            best = value
            choice = action
            level = NO_ACTIONS
            continue
        if level is NO_ACTIONS:
            level = [choice]
            values = [best]
        level.append(action)
        values.append(value)
        if value > best:
            best = value
    if level is NO_ACTIONS:
        return choice
    # Actions equal to an earlier best may have fallen behind.
    equals: list[Action] = []
    for place, value in enumerate(values):
        if value >= best - LEVEL:
            equals.append(level[place])
    return equals[chance.below(len(equals))]


#: Stand for lists that are not needed yet; never add to them.
NO_ACTIONS: Final[list[Action]] = []
NO_VALUES: Final[list[float]] = []
