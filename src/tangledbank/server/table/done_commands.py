"""The commands already done at a table, so that each is done only once."""

from typing import Final

#: How many commands of each person are remembered, at a table with the most seats.
REMEMBERED: Final = 300
MOST: Final = REMEMBERED * 9
#: How many are kept apart: a table is cloned for every command, and only these are copied.
RECENT: Final = 32


class DoneCommands:
    """The number of the entry each command wrote, by person and command id.

    >>> done = DoneCommands()
    >>> done.note("ann", "1", 7)
    >>> later = done.clone()
    >>> later.note("ann", "2", 8)
    >>> later.get("ann", "1"), later.get("ann", "2"), done.get("ann", "2")
    (7, 8, None)
    """

    __slots__ = ("_known", "_recent")

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], int] = {}  # shared with clones, so never changed
        self._recent: dict[tuple[str, str], int] = {}

    def clone(self) -> "DoneCommands":
        new = DoneCommands.__new__(DoneCommands)
        new._known, new._recent = self._known, self._recent.copy()
        return new

    def get(self, person: str, command: str) -> int | None:
        found = self._recent.get((person, command))
        return self._known.get((person, command)) if found is None else found

    def note(self, person: str, command: str, seq: int) -> None:
        self._recent[person, command] = seq
        if len(self._recent) < RECENT:
            return
        known = self._known | self._recent
        if len(known) > MOST:
            for key in list(known)[:REMEMBERED]:
                del known[key]
        self._known, self._recent = known, {}
