"""Spectators who see the table some time after the players do."""

from collections import deque

from tangledbank.server.store.store import Entry
from tangledbank.server.table.table import Table, replayed


class Balcony:
    """The same table, as it was a while ago: its log is taken when its time has come."""

    def __init__(self, table: Table, entries: list[Entry], delay: int, now: int) -> None:
        self.delay = delay
        seen = [entry for entry in entries if entry.seq == 1 or entry.at + delay <= now]
        self.table = replayed(table.id, table.engine, seen)
        self.waiting: deque[Entry] = deque(entries[len(seen) :])

    def add(self, entries: list[Entry]) -> None:
        """Let these be seen in their time; those that are known already stay as they are."""
        last = self.waiting[-1].seq if self.waiting else self.table.v
        self.waiting.extend(entry for entry in entries if entry.seq > last)

    @property
    def due(self) -> int:
        """When there is something new to see; 0: nothing is waiting."""
        return self.waiting[0].at + self.delay if self.waiting else 0

    def following(self, now: int) -> Entry | None:
        """The next entry whose time has come."""
        if self.waiting and self.due <= now:
            return self.waiting.popleft()
        return None
