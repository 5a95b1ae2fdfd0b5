"""Which open tables have a snapshot, and when they get the next one.

Nobody waits for a snapshot: the maintenance task makes a few now and then, and retries later if one
can't be written.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from tangledbank.server.logs import LOG
from tangledbank.server.store.store import Snapshot, Store, StoreError
from tangledbank.server.table.snapshot import snapshot_of
from tangledbank.server.table.table import Table


class Queried(Protocol):
    """The part of a room that snapshots use."""

    @property
    def table(self) -> Table: ...

    async def ask(self, look: Callable[[Table], Snapshot]) -> Snapshot:
        """The table while nothing is being written; `StoreError` if that takes too long."""


#: A shorter log can be read as quickly as a snapshot.
LEAST: Final = 400
#: Entries between two snapshots of a running game.
EVERY: Final = 200
#: The most snapshots made each time.
AT_ONCE: Final = 8


class Snapshots:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, int] = {}  # table -> the entry of its snapshot

    def note(self, table: str, seq: int) -> None:
        """Record a snapshot of this entry (0: there is none)."""
        self._known[table] = seq

    def due(self, table: Table) -> bool:
        if table.v < LEAST or table.status not in ("playing", "over"):
            return False
        new = table.v - self._known.get(table.id, 0)
        return new >= (EVERY if table.status == "playing" else 1)

    async def make(self, rooms: Mapping[str, Queried]) -> None:
        """Make the snapshots that are due, and forget closed tables."""
        for name in [one for one in self._known if one not in rooms]:
            del self._known[name]
        due = [room for room in rooms.values() if self.due(room.table)]
        for room in due[:AT_ONCE]:
            try:
                snapshot = await room.ask(snapshot_of)
                await self._store.put_snapshot(room.table.id, snapshot)
            except StoreError as error:
                LOG.warning("could not save a snapshot", table=room.table.id, error=str(error))
                return
            self.note(room.table.id, snapshot.seq)
