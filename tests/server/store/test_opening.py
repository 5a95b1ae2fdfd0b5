"""A table is opened from its snapshot and what came after, and nobody waits for it meanwhile."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tangledbank.server import opening
from tangledbank.server.opening import open_table
from tangledbank.server.store.store import Entry, Store
from tangledbank.server.table.snapshot import snapshot_of
from tangledbank.server.table.table import Table
from tangledbank.server.wire.setup import Setup
from tests.server.store.samples import facts, opened
from tests.server.table.desk import Desk, begun, open_seats


def played(steps: int, setup: Setup | None = None) -> Desk:
    desk = begun(setup or Setup(seats=open_seats(2)), "ann", "bob")
    chooser = random.Random(3)
    for _ in range(steps):
        if desk.status() == "playing":
            desk.decide(chooser.choice(desk.legal()))
    return desk


async def keep(store: Store, desk: Desk) -> None:
    await store.create(desk.name, desk.table.engine, facts(), desk.entries, 1)


def with_store(url: str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await scenario(store)

    asyncio.run(run())


class Counted:
    """Counts the entries that tables take."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken = 0
        take = Table.take

        def counted(table: Table, entry: Entry, body: object = None) -> None:
            self.taken += 1
            take(table, entry, body)  # type: ignore[arg-type]

        monkeypatch.setattr(Table, "take", counted)


def test_only_what_came_after_the_snapshot_is_read(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = played(60)
    kept = snapshot_of(desk.table)
    for _ in range(5):
        desk.decide()
    counted = Counted(monkeypatch)

    async def scenario(store: Store) -> None:
        await keep(store, desk)
        await store.put_snapshot(desk.name, kept)
        found = await open_table(store, desk.name)
        assert found is not None
        assert counted.taken == 5
        assert found.snapshot == kept.seq
        assert desk.all_eyes(found.table) == desk.all_eyes()
        assert await open_table(store, "nothing") is None

    with_store(store_url, scenario)


def test_a_bad_snapshot_is_dropped_and_the_log_is_read(
    store_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    desk = played(30)
    kept = snapshot_of(desk.table)

    async def scenario(store: Store) -> None:
        await keep(store, desk)
        await store.put_snapshot(desk.name, kept)
        replace = msgspec.structs.replace
        for bad in (
            replace(kept, body=kept.body[:-1]),
            replace(kept, seq=kept.seq + 9),
            replace(kept, digest=b"no"),
        ):
            await store.put_snapshot(desk.name, bad)
            found = await open_table(store, desk.name)
            assert found is not None
            assert found.snapshot == 0
            assert desk.all_eyes(found.table) == desk.all_eyes()
            assert await store.snapshot(desk.name, kept.engine) is None
            assert [one.message for one in caplog.records] == ["dropped a bad snapshot"]
            caplog.clear()
        await store.put_snapshot(desk.name, replace(kept, engine="0.0.1 another"))
        assert await store.snapshot(desk.name, kept.engine) is None
        found = await open_table(store, desk.name)
        assert found is not None
        assert found.snapshot == 0

    with_store(store_url, scenario)


def test_a_snapshot_that_is_ahead_of_the_log_is_dropped(store_url: str) -> None:
    """As after a log was restored from an older copy."""
    desk = played(30)
    older = list(desk.entries)
    desk.decide()
    kept = snapshot_of(desk.table)

    async def scenario(store: Store) -> None:
        await store.create(desk.name, desk.table.engine, facts(), older, 1)
        await store.put_snapshot(desk.name, kept)
        found = await open_table(store, desk.name)
        assert found is not None
        assert (found.snapshot, found.table.v) == (0, older[-1].seq)

    with_store(store_url, scenario)


def test_others_go_on_while_a_log_is_read(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With slices of no length, others come in after every entry."""
    monkeypatch.setattr(opening, "SLICE", 0.0)
    desk = played(100)

    async def scenario(store: Store) -> None:
        await keep(store, desk)
        counted = Counted(monkeypatch)
        reading = asyncio.create_task(open_table(store, desk.name))
        most = before = 0
        while not reading.done():
            await asyncio.sleep(0)
            most, before = max(most, counted.taken - before), counted.taken
        assert counted.taken == len(desk.entries)
        assert most <= 2

    with_store(store_url, scenario)
