"""Spectators who see the table some time after the players do.

Before the game there is nothing to hide, and whoever wants to sit down must know what is free: only
what happens from the deal on is seen later.
"""

from collections import deque

from tangledbank.server.opening import Opened, read
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.table import Table


class DelayedSpectators:
    """The same table, as it was a while ago: its log is taken when its time has come.

    `delayed_of` makes one and lets it take what may be seen by now.
    """

    def __init__(self, table: Table, entries: list[Entry], delay: int) -> None:
        self.delay = delay
        self._added = 0  # the number of the last entry that is known here
        self._begun = False  # is the deal among them?
        self.waiting: deque[tuple[int, Entry]] = deque()  # when each may be seen
        self.table = table
        self.add(entries)

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


async def delayed_of(opened: Opened, now: int) -> DelayedSpectators | None:
    """What delayed spectators of a table see now; none if they see it like everybody else."""
    table = opened.table
    delay = table.setup.watch_delay * 1000
    # A log that does not replay is not seen later, either; all are told so at once.
    if not delay or table.status == "broken":
        return None
    delayed = DelayedSpectators(Table(table.id, table.engine), opened.entries, delay)
    seen = []
    while (entry := delayed.following(now)) is not None:
        seen.append(entry)
    if delayed.waiting:
        await read(delayed.table, seen)
    else:
        delayed.table = table.clone()  # they know everything, so nothing is replayed
    return delayed
