"""Reads tables from the database: from a snapshot and the entries written since.

The engine holds the interpreter while it plays, so a thread would not help: a long log is read in
slices, and other work runs in between.
"""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from tangledbank.server.logs import LOG
from tangledbank.server.store.store import Entry, Facts, Store
from tangledbank.server.table.replaying import break_off
from tangledbank.server.table.snapshot import SnapshotError, engine_id, reading
from tangledbank.server.table.table import Table

#: CPU seconds after which the reader lets other work run.
SLICE: Final = 0.005


class Opened:
    """A table that was read, and the entries it was read from."""

    def __init__(self, table: Table, facts: Facts, entries: list[Entry], snapshot: int) -> None:
        self.table = table
        self.facts = facts
        self.entries = entries  # the whole log, if there are delayed spectators
        self.snapshot = snapshot  # the number of the snapshot's entry; 0: none


async def open_table(store: Store, name: str, snapshots: bool = True) -> Opened | None:
    """A table from the database; none if it does not exist.

    A table that no longer replays is kept, and marked as broken.
    """
    start = await _from_snapshot(store, name) if snapshots else None
    known = start.v if start is not None else 0
    stored = await store.load(name, max(known - 1, 0))
    if stored is None:
        return None
    entries = stored.entries
    if start is not None:
        last = entries.pop(0) if entries else None
        if last is None or (last.seq, last.at) != (start.v, start.at):
            return await _without(store, name, "it belongs to another log")
    table = start or Table(name, stored.engine)
    error = await read(table, entries)
    if error and start is not None:
        return await _without(store, name, error)
    if start is not None and table.setup.watch_delay:
        entries = await store.entries(name, 0)
    return Opened(table, stored.facts, entries, known)


async def read(table: Table, entries: list[Entry]) -> str:
    """Apply entries to a table in slices; returns what is wrong with them, if anything."""
    await in_slices(_taking(table, entries))
    return table.problem


def _taking(table: Table, entries: list[Entry]) -> Iterator[None]:
    for entry in entries:
        try:
            table.take(entry)
        except Exception as error:
            break_off(table, error, entry, entries[-1].seq)
            return
        yield


async def in_slices(work: Iterator[None]) -> None:
    """Run work that pauses often, and let other work run whenever it has taken long enough."""
    began = time.thread_time()
    for _ in work:
        if time.thread_time() - began > SLICE:
            await asyncio.sleep(0)
            began = time.thread_time()


async def _from_snapshot(store: Store, name: str) -> Table | None:
    snapshot = await store.snapshot(name, engine_id())
    if snapshot is None:
        return None
    table = Table(name)
    try:
        await in_slices(reading(table, snapshot))
    except SnapshotError as error:
        await _drop(store, name, str(error))
        return None
    return table


async def _without(store: Store, name: str, why: str) -> Opened | None:
    await _drop(store, name, why)
    return await open_table(store, name, snapshots=False)


async def _drop(store: Store, name: str, why: str) -> None:
    """A bad snapshot is only a bad cache: log it and use the log instead."""
    LOG.warning("dropped a bad snapshot", table=name, error=why)
    await store.drop_snapshots(name)
