"""Who looks after a table: one worker at a time, until its time is over."""

import asyncio

from tests.server.store.samples import make_all, opened


def test_one_holds_it_until_its_time_is_over(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make_all(store, ["pond"])
            assert await store.hold("pond", "one", 100, 200)
            assert not await store.hold("pond", "two", 199, 300)
            assert await store.hold("pond", "one", 199, 250)
            assert not await store.hold("pond", "two", 200, 300)
            assert await store.hold("pond", "two", 250, 300)
            assert not await store.hold("pond", "one", 260, 300)

    asyncio.run(play())


def test_what_is_not_there_cannot_be_held(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            assert not await store.hold("pond", "one", 100, 200)
            assert await store.hold_all("one", ["pond"], 100, 200) == set()
            assert await store.hold_all("one", [], 100, 200) == set()

    asyncio.run(play())


def test_many_at_once(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            names = [f"t{number}" for number in range(50)]
            await make_all(store, names)
            assert await store.hold("t0", "two", 100, 200)
            assert await store.hold("t1", "two", 100, 150)
            assert await store.hold("t2", "one", 100, 110)
            held = await store.hold_all("one", [*names, "lake"], 150, 250)
            assert held == set(names) - {"t0"}
            assert not await store.hold("t1", "two", 249, 300)

    asyncio.run(play())


def test_letting_go(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make_all(store, ["pond", "lake"])
            assert await store.hold("pond", "one", 100, 200)
            assert await store.hold("lake", "two", 100, 200)
            await store.let_go("one")
            assert await store.hold("pond", "two", 101, 200)
            assert not await store.hold("lake", "one", 101, 200)

    asyncio.run(play())


def test_of_many_who_want_it_one_gets_it(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            names = [f"t{number}" for number in range(20)]
            await make_all(store, names)
            workers = [f"w{number}" for number in range(10)]
            wants = [
                store.hold_all(worker, names if place % 2 else names[::-1], 100, 200)
                for place, worker in enumerate(workers)
            ]
            held = await asyncio.gather(*wants)
            assert sorted(table for tables in held for table in tables) == sorted(names)

    asyncio.run(play())
