"""Undo: free while nothing new was revealed, otherwise if everybody agrees.

A decision can be taken back freely while it is the last one and, since then, no card was drawn or
shown, no die thrown, nothing hidden revealed, and nobody else decided.  Going further back needs
the agreement of everybody who has not given up; absent players must come back to give it.
"""

from typing import Final

from tangledbank.server.table.steps import BY_PEOPLE
from tangledbank.server.table.table import Table
from tangledbank.server.wire.news import UndoState

#: The most undos at one table, and the most steps taken back in all: reading the table from its log
#: replays all of them.
MOST: Final = 500
MOST_STEPS: Final = 2_000


def free_step(table: Table, person: str) -> int | None:
    """How many steps stay if this person undoes the last one; none if that is not free."""
    if not may_undo(table):
        return None
    last = table.steps[-1]
    if last.by not in BY_PEOPLE or not last.quiet:
        return None
    if table.seats[last.seat].person != person or len(table.steps) < 2:
        return None
    return len(table.steps) - 1


def asked_step(table: Table, person: str) -> int | None:
    """How many steps stay if this person's last decision and everything since is undone."""
    if not may_undo(table):
        return None
    for at in range(len(table.steps) - 1, 0, -1):
        step = table.steps[at]
        if step.by in BY_PEOPLE and table.seats[step.seat].person == person:
            return at
    return None


def replayed_steps(table: Table, person: str) -> int:
    """How many steps are replayed when this person undoes what they can."""
    keep = free_step(table, person)
    keep = asked_step(table, person) if keep is None else keep
    if keep is None:
        return 0
    known = table.checkpoints.last_before(keep)
    # Without a copy the game starts from its deal, or from the past it was given.
    past = len(table.opened.before) if not known and table.opened is not None else 0
    return keep - max(known, 1) + past


def may_undo(table: Table) -> bool:
    allowed = table.setup.undo != "never" and table.undos < MOST and table.taken_back < MOST_STEPS
    return allowed and table.status == "playing" and not table.paused


def state_of(table: Table, person: str) -> UndoState:
    """What `undo` would do now: `free`, `ask` or `no`."""
    return UndoStates(table).of(person)


class UndoStates:
    """What `undo` would do for each person; what all share is worked out once."""

    __slots__ = ("_ask", "_free")

    def __init__(self, table: Table) -> None:
        self._free = ""  # the person who may undo freely
        self._ask: set[str] = set()  # the people who may ask the others
        if not may_undo(table):
            return
        last = table.steps[-1]
        if last.seat >= 0:
            person = table.seats[last.seat].person
            self._free = person if free_step(table, person) is not None else ""
        if table.motion is None and not table.somebody_away():
            self._ask = deciders(table)

    def of(self, person: str) -> UndoState:
        if not person:
            return "no"
        if person == self._free:
            return "free"
        return "ask" if person in self._ask else "no"


def deciders(table: Table) -> set[str]:
    """The people with a decision that still stands: those with an `asked_step`."""
    return {table.seats[seat].person for seat in table.steps.deciders}
