"""Spectators who see the table some time after the players do.

Before the game there is nothing to hide, and whoever wants to sit down must know what is free: only
what happens from the deal on is seen later.
"""

from collections import deque

from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.replaying import replayed
from tangledbank.server.table.table import Table


class DelayedSpectators:
    """The same table, as it was a while ago: its log is taken when its time has come."""

    def __init__(self, table: Table, entries: list[Entry], delay: int, now: int) -> None:
        self.delay = delay
        self._added = 0  # the number of the last entry that is known here
        self._begun = False  # is the deal among them?
        self.waiting: deque[tuple[int, Entry]] = deque()  # when each may be seen
        self.add(entries)
        seen = []
        while (entry := self.following(now)) is not None:
            seen.append(entry)
        self.table = replayed(table.id, table.engine, seen)

    def add(self, entries: list[Entry]) -> None:
        """Let these be seen in their time; those that are known already stay as they are."""
        for entry in entries:
            if entry.seq > self._added:
                self._added = entry.seq
                self._begun = self._begun or isinstance(log.read(entry.body), log.Began)
                self.waiting.append((entry.at + self.delay * self._begun, entry))

    @property
    def due(self) -> int:
        """When there is something new to see; 0: nothing is waiting."""
        return self.waiting[0][0] if self.waiting else 0

    def following(self, now: int) -> Entry | None:
        """The next entry whose time has come."""
        if self.waiting and self.due <= now:
            return self.waiting.popleft()[1]
        return None
