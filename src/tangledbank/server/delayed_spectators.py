"""Spectators who see the table some time after the players do.

Before the game there is nothing to hide, and people who want to sit down must know which seats are
free: the delay applies only from the deal on.
"""

from collections import deque

from tangledbank.server.opening import Opened, read
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.table import Table


class DelayedSpectators:
    """An earlier state of the same table: it applies each log entry when its time has come.

    `delayed_of` makes one and brings it up to date.
    """

    def __init__(self, table: Table, entries: list[Entry], delay: int) -> None:
        self.delay = delay
        self._added = 0  # the number of the last entry received
        self._begun = False  # has the deal been received?
        self.waiting: deque[tuple[int, Entry]] = deque()  # when each may be seen
        self.table = table
        self.add(entries)

    def add(self, entries: list[Entry]) -> None:
        """Schedule these entries; known ones are left as they are."""
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


async def delayed_of(opened: Opened, now: int) -> DelayedSpectators | None:
    """What delayed spectators of a table see now; none if there is no delay."""
    table = opened.table
    delay = table.setup.watch_delay * 1000
    # If the log does not replay, delayed spectators are told at once like everybody else.
    if not delay or table.status == "broken":
        return None
    delayed = DelayedSpectators(Table(table.id, table.engine), opened.entries, delay)
    seen = []
    while (entry := delayed.following(now)) is not None:
        seen.append(entry)
    if delayed.waiting:
        await read(delayed.table, seen)
    else:
        delayed.table = table.clone()  # everything may be seen, so nothing is replayed
    return delayed
