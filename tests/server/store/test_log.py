"""A table's log: numbered without gaps, each number taken once, all or nothing."""

import asyncio

import pytest

from tangledbank.server.store.store import Entry, Stored, StoreError, Taken
from tests.server.store.samples import entry, facts, log, make, opened


def test_a_table_is_read_as_it_was_written(store_url: str) -> None:
    async def play() -> None:
        kept = facts(
            "gathering", False, b'{"\xc3\xa9":"\\u0000"}', 7, ("ann", "b\u00f6b", 'c"; DROP')
        )
        bodies = [Entry(1, 5, b'{"a":1}'), Entry(2, 6, bytes(range(256))), Entry(3, 6, b"")]
        async with opened(store_url) as store:
            await store.create("pond", "1.2.3", kept, bodies, 4)
            assert await store.load("pond") == Stored("pond", "1.2.3", kept, bodies)
            assert await store.load("lake") is None

    asyncio.run(play())


def test_it_is_there_after_closing_and_opening(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            await store.append("pond", log(2, 3), facts("over"))
        async with opened(store_url) as store:
            assert await store.load("pond") == Stored("pond", "1.0", facts("over"), log(1, 2, 3))

    asyncio.run(play())


def test_a_table_may_begin_without_entries(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await store.create("pond", "1.0", facts(), [], 1)
            assert await store.load("pond") == Stored("pond", "1.0", facts(), [])
            await store.append("pond", log(1))
            assert await store.entries("pond", 0) == log(1)

    asyncio.run(play())


def test_a_name_is_taken_once(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            with pytest.raises(Taken):
                await store.create("pond", "2.0", facts("over"), log(1, 2), 9)
            assert await store.load("pond") == Stored("pond", "1.0", facts(), log(1))

    asyncio.run(play())


def test_without_facts_they_stay(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond", facts("gathering", due=3, persons=("ann",)))
            await store.append("pond", log(2))
            stored = await store.load("pond")
            assert stored is not None
            assert stored.facts == facts("gathering", due=3, persons=("ann",))

    asyncio.run(play())


def test_facts_may_change_alone(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            await store.append("pond", [], facts("over"))
            assert await store.load("pond") == Stored("pond", "1.0", facts("over"), log(1))
            with pytest.raises(Taken):
                await store.append("lake", [], facts("over"))

    asyncio.run(play())


@pytest.mark.parametrize("numbers", [(1,), (1, 2), (3,), (3, 4), (5,)], ids=str)
def test_a_number_that_is_not_the_next_is_refused(store_url: str, numbers: tuple[int, ...]) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            with pytest.raises(Taken):
                await store.append("pond", [entry(seq, b"other") for seq in numbers], facts("over"))
            assert await store.load("pond") == Stored("pond", "1.0", facts(), log(1))
            await store.append("pond", log(2))
            assert await store.entries("pond", 0) == log(1, 2)

    asyncio.run(play())


def test_no_table_no_entry(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            for seq in (1, 2):
                with pytest.raises(Taken):
                    await store.append("pond", log(seq))
            assert await store.load("pond") is None

    asyncio.run(play())


def test_entries_that_do_not_follow_one_another_are_a_mistake(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            for numbers in ((2, 4), (2, 2), (3, 2), (0, 1)):
                with pytest.raises(ValueError, match="entry"):
                    await store.append("pond", log(*numbers))
            with pytest.raises(ValueError, match="begins with"):
                await store.create("lake", "1.0", facts(), log(2), 1)
            assert await store.entries("pond", 0) == log(1)

    asyncio.run(play())


def test_what_came_after(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await store.create("pond", "1.0", facts(), log(*range(1, 101)), 1)
            await make(store, "pond2")
            assert await store.entries("pond", 0) == log(*range(1, 101))
            assert await store.entries("pond", 98) == log(99, 100)
            assert await store.entries("pond", 100) == []
            assert await store.entries("lake", 0) == []

    asyncio.run(play())


def test_large_entries(store_url: str) -> None:
    async def play() -> None:
        body = bytes(range(256)) * 8_000  # 2 MB
        async with opened(store_url) as store:
            await make(store, "pond")
            await store.append("pond", [entry(2, body), entry(3, body[::-1])])
            assert await store.entries("pond", 1) == [entry(2, body), entry(3, body[::-1])]

    asyncio.run(play())


def test_a_store_that_is_closed_says_so(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
        with pytest.raises(StoreError, match="is not open"):
            await store.append("pond", log(2))
        with pytest.raises(StoreError, match="is not open"):
            await store.check()

    asyncio.run(play())


def test_closing_writes_what_waits(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            waiting = asyncio.create_task(store.append("pond", log(2)))
            await asyncio.sleep(0)
        await waiting
        async with opened(store_url) as store:
            assert await store.entries("pond", 0) == log(1, 2)

    asyncio.run(play())


def test_it_can_be_written_to(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await store.check()
            await store.check()

    asyncio.run(play())
