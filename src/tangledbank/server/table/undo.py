"""Taking back: without peeking where nothing was learnt, else if everybody agrees.

A decision can be taken back freely while it is the last one, and since it no card was drawn or
shown, no die thrown, nothing hidden turned up, and nobody else decided.  Further back needs the
agreement of everybody who has not given up; those who are away must come back to give it.
"""

from typing import Final

from tangledbank.server.table.table import Table
from tangledbank.server.wire.news import UndoState

#: Undo ends after so many times at one table, or when so many steps were taken back: whoever reads
#: the table from its log plays all of them.
MOST: Final = 500
MOST_STEPS: Final = 2_000


def free_step(table: Table, person: str) -> int | None:
    """How many steps stay if this person takes the last one back; none if it is not free."""
    if not may_undo(table):
        return None
    last = table.steps[-1]
    if last.by not in ("player", "program") or not last.quiet:
        return None
    if table.seats[last.seat].person != person or len(table.steps) < 2:
        return None
    return len(table.steps) - 1


def asked_step(table: Table, person: str) -> int | None:
    """How many steps stay if this person's last decision is taken back, with all since."""
    if not may_undo(table):
        return None
    for at in range(len(table.steps) - 1, 0, -1):
        step = table.steps[at]
        if step.by in ("player", "program") and table.seats[step.seat].person == person:
            return at
    return None


def replayed_steps(table: Table, person: str) -> int:
    """How many steps are played again when this person takes back what they can."""
    keep = free_step(table, person)
    keep = asked_step(table, person) if keep is None else keep
    if keep is None:
        return 0
    known = table.checkpoints.last_before(keep)
    # Without a copy the game starts from its deal, or from the past that it was given.
    past = len(table.opened.before) if not known and table.opened is not None else 0
    return keep - max(known, 1) + past


def may_undo(table: Table) -> bool:
    allowed = table.setup.undo != "never" and table.undos < MOST and table.taken_back < MOST_STEPS
    return allowed and table.status == "playing" and not table.paused


def state_of(table: Table, person: str) -> UndoState:
    """What `undo` would do now: `free`, `ask` or `no`."""
    return UndoStates(table).of(person)


class UndoStates:
    """What `undo` would do for each person; what is the same for all is found out once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._any = may_undo(table)
        self._ask = self._any and table.motion is None and not table.somebody_away()

    def of(self, person: str) -> UndoState:
        if self._any and free_step(self._table, person) is not None:
            return "free"
        if self._ask and asked_step(self._table, person) is not None:
            return "ask"
        return "no"
