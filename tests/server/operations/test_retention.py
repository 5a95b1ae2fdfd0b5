"""What is too old is deleted, a little at a time; the test moves the clock."""

import asyncio

import msgspec
import pytest

from tangledbank.server import retention
from tangledbank.server.retention import DAY, Periods, Retention
from tangledbank.server.store.operations import Ruling, Seen
from tangledbank.server.store.store import Person, Store
from tests.server.store.all_rows import all_rows
from tests.server.store.samples import facts, make, opened

PERIODS = Periods(finished=30, abandoned=20, addresses=10, unused=40)


async def fill(store: Store) -> None:
    """Everything is of the first moment."""
    for table, status, person in (("over", "over", "ann"), ("idle", "playing", "bob")):
        await store.put_person(Person(person, person, False, 1))
        await make(store, table, facts(status, persons=(person,)))
    await store.put_analysis("over", "1", b"{}")
    await store.put_person(Person("eve", "eve", False, 1))
    await store.operations.note_seen([Seen("ann", "192.0.2.1", 1), Seen("bob", "192.0.2.2", 1)])
    await store.operations.put_ruling(Ruling("mute", "ann", 5 * DAY, 1))
    await store.operations.put_ruling(Ruling("mute", "eve", 0, 1))


#: The day, and how many tables, addresses, people and rulings there are after it.
STAGES = [(1, 2, 2, 3, 2), (11, 2, 0, 3, 1), (21, 1, 0, 3, 1), (31, 0, 0, 3, 1), (41, 0, 0, 0, 1)]


def test_each_thing_goes_when_its_time_is_over(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await fill(store)
            for day, *left in STAGES:
                job = Retention(store, PERIODS, lambda day=day: day * DAY + 2_000)  # type: ignore[misc]
                assert not await job.once()
                rows = all_rows(url)
                names = ("tables", "addresses", "persons", "rulings")
                assert [len(rows[name]) for name in names] == left, day
            for name in ("entries", "seats", "holds", "snapshots", "analyses"):
                assert rows[name] == []

    asyncio.run(play())


def test_nothing_goes_that_is_kept_for_ever(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await fill(store)
            before = all_rows(url)
            forever = Periods(finished=0, abandoned=0, addresses=0, unused=0)
            await Retention(store, forever, lambda: 100_000 * DAY).once()
            after = all_rows(url)
            assert {**after, "rulings": []} == {**before, "rulings": []}

    asyncio.run(play())


def test_a_run_does_a_bounded_piece_of_work(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "TABLES", 3)

    async def play() -> None:
        async with opened(url) as store:
            for number in range(7):
                await make(store, f"t{number}", facts("over"))
            job = Retention(store, PERIODS, lambda: 100 * DAY)
            left = []
            while await job.once():
                left.append(len(all_rows(url)["tables"]))
            assert left == [4, 1]
            assert all_rows(url)["tables"] == []

    asyncio.run(play())


def test_a_table_that_is_used_again_stays(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await make(store, "pond", facts("playing"))
            await store.operations.delete_table("pond", 500)  # used at 1,001
            stored = await store.load("pond")
            assert stored is not None
            assert len(stored.entries) == 1

    asyncio.run(play())


def test_the_defaults_are_told() -> None:
    assert msgspec.structs.astuple(Periods()) == (365, 90, 14, 365)
