"""The order of trials when there is no time for all of them."""

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import Final

#: The share of the time for plain trials; they are many and quick.
PLAIN: Final = 0.75
#: The least CPU seconds a trial is counted with: the clock is no finer.
LEAST: Final = 0.0001


class Note:
    """A trial's cost in CPU seconds, and the blocks it runs, a bit for each."""

    def __init__(self, cost: float, ran: int) -> None:
        self.cost = max(cost, LEAST)
        self.ran = ran


def varied(notes: list[Note], trials: list[int]) -> list[int]:
    """Each next trial runs the most new blocks for its cost.

    When all blocks have been run, it starts again with the remaining trials.
    """
    order: list[int] = []
    left = trials
    while left:
        chosen, rest = one_round(notes, left)
        order += chosen or rest
        left = rest if chosen else []
    return order


def one_round(notes: list[Note], trials: list[int]) -> tuple[list[int], list[int]]:
    """The trials that each run a new block, and the others."""
    chosen: list[int] = []
    rest: list[int] = []
    seen = 0
    waiting = [(-notes[one].ran.bit_count() / notes[one].cost, one) for one in trials]
    heapify(waiting)
    while waiting:
        one = heappop(waiting)[1]
        worth = (notes[one].ran & ~seen).bit_count() / notes[one].cost
        if not worth:
            rest.append(one)
        elif waiting and worth < -waiting[0][0]:
            heappush(waiting, (-worth, one))  # it is worth less by now: another may come first
        else:
            chosen.append(one)
            seen |= notes[one].ran
    return chosen, rest


def merged(notes: list[Note], trials: list[int], is_plain: Callable[[int], bool]) -> list[int]:
    """Give the plain trials their share of the time, and the deep ones the rest."""
    plain = [one for one in reversed(trials) if is_plain(one)]
    in_use = [one for one in reversed(trials) if not is_plain(one)]
    order: list[int] = []
    ahead = 0.0  # how much more than their share the plain ones have had
    while plain and in_use:
        if ahead <= 0:
            order.append(plain.pop())
            ahead += notes[order[-1]].cost * (1 - PLAIN)
        else:
            order.append(in_use.pop())
            ahead -= notes[order[-1]].cost * PLAIN
    return order + plain[::-1] + in_use[::-1]
