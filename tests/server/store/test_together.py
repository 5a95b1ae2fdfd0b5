"""Many writers at once: one transaction for many, and one winner for each number."""

import asyncio
import random

from tangledbank.server.store.postgres import PostgresStore
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Store, Taken
from tests.server.store.samples import entry, facts, log, make, make_all, opened


def commits(store: Store) -> int:
    assert isinstance(store, SqliteStore | PostgresStore)
    return store.writer.commits


def test_many_tables_at_once(store_url: str) -> None:
    async def fill(store: Store, table: str) -> None:
        await make(store, table)
        for seq in range(2, 12, 2):
            await store.append(table, log(seq, seq + 1), facts(due=seq, persons=(table, f"p{seq}")))

    async def play() -> None:
        names = [f"t{number}" for number in range(100)]
        async with opened(store_url) as store:
            await asyncio.gather(*(fill(store, name) for name in names))
            for name in names:
                stored = await store.load(name)
                assert stored is not None
                assert stored.entries == log(*range(1, 12))
                assert stored.facts == facts(due=10, persons=(name, "p10"))

    asyncio.run(play())


def test_what_waits_is_committed_together(url: str) -> None:
    async def play() -> None:
        names = [f"t{number}" for number in range(200)]
        async with opened(url) as store:
            await make_all(store, names)
            before = commits(store)
            await asyncio.gather(*(store.append(name, log(2)) for name in names))
            # One for the first, which finds nobody else waiting, and a few for the crowd.
            assert commits(store) - before < 20

    asyncio.run(play())


def test_one_that_is_refused_does_not_spoil_the_others(store_url: str) -> None:
    async def play() -> None:
        names = [f"t{number}" for number in range(60)]
        async with opened(store_url) as store:
            await make_all(store, names)
            asked = []
            for place, name in enumerate(names):
                asked.append(store.append(name, log(3 if place % 3 == 0 else 2)))
                asked.append(store.create(name, "1.0", facts(), log(1), 1))
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [isinstance(answer, Taken) for answer in answers]
            assert refused[1::2] == [True] * 60
            assert refused[::2] == [place % 3 == 0 for place in range(60)]
            for place, name in enumerate(names):
                assert len(await store.entries(name, 0)) == (1 if place % 3 == 0 else 2)

    asyncio.run(play())


def test_of_many_that_want_a_number_one_gets_it(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond")
            asked = [store.append("pond", [entry(2, b"%d" % by)]) for by in range(50)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            won = [by for by, answer in enumerate(answers) if answer is None]
            assert len(won) == 1
            assert sum(isinstance(answer, Taken) for answer in answers) == 49
            assert await store.entries("pond", 1) == [entry(2, b"%d" % won[0])]

    asyncio.run(play())


def test_of_many_that_make_a_table_one_does(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            asked = [store.create("pond", str(by), facts(), log(1), 1) for by in range(20)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            won = [str(by) for by, answer in enumerate(answers) if answer is None]
            stored = await store.load("pond")
            assert stored is not None
            assert won == [stored.engine]

    asyncio.run(play())


def test_two_stores_that_write_the_same_tables_at_once(postgres_url: str) -> None:
    """In opposite orders, in batches: nobody waits for ever, each number has one winner."""

    async def play() -> None:
        names = [f"t{number}" for number in range(30)]
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await make_all(one, names)
            won: dict[tuple[str, int], list[bytes]] = {}

            async def write(store: Store, who: bytes, table: str, seq: int) -> None:
                try:
                    await store.append(table, [entry(seq, who)], facts(persons=(who.decode(),)))
                except Taken:
                    return
                won.setdefault((table, seq), []).append(who)

            luck = random.Random(5)
            for seq in range(2, 12):
                writes = [write(one, b"one", name, seq) for name in names]
                writes += [write(two, b"two", name, seq) for name in reversed(names)]
                luck.shuffle(writes)
                await asyncio.gather(*writes)
            assert len(won) == 300
            for name in names:
                for found in await one.entries(name, 1):
                    assert won[name, found.seq] == [found.body]

    asyncio.run(play())


def test_who_stops_waiting_harms_nobody(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make_all(store, ["pond", "lake"])
            given_up = asyncio.create_task(store.append("pond", log(2)))
            other = asyncio.create_task(store.append("lake", log(2)))
            await asyncio.sleep(0)
            given_up.cancel()
            await other
            assert await store.entries("lake", 1) == log(2)
            # It may have been written or not; the log is whole in either case.
            found = await store.entries("pond", 0)
            assert found == log(*range(1, len(found) + 1))

    asyncio.run(play())
