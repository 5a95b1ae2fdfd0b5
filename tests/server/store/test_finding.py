"""Finding tables without reading their logs: the lobby, one's own, those whose time has come."""

import asyncio

from tests.server.store.samples import entry, facts, log, make, opened


def test_the_lobby_shows_public_tables_that_are_not_over_the_newest_first(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            for place, status in enumerate(["gathering", "playing", "over", "broken"]):
                for public in (True, False):
                    name = f"{status}-{public}"
                    kept = facts(status, public, name.encode())
                    await make(store, name, kept, at=place)
            await make(store, "newest", facts("gathering", summary=b"newest"), at=9)
            assert [f.summary for f in await store.lobby(10)] == [
                *(b"newest", b"playing-True", b"gathering-True")
            ]
            assert [f.summary for f in await store.lobby(1)] == [b"newest"]
            await store.append("newest", log(2), facts("over"))
            await store.append("gathering-True", log(2), facts("playing", False))
            await store.append("gathering-False", log(2), facts("gathering", summary=b"now"))
            assert [f.summary for f in await store.lobby(10)] == [b"playing-True", b"now"]

    asyncio.run(play())


def test_the_lobby_leaves_out_where_nothing_happens_any_more(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "old", facts(summary=b"old"))
            await make(store, "new", facts(summary=b"new"))
            await store.append("new", log(2))
            assert [f.summary for f in await store.lobby(9, entry(2).at)] == [b"new"]
            assert len(await store.lobby(9, entry(1).at)) == 2

    asyncio.run(play())


def test_ones_tables_the_last_used_first(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond", facts(persons=("ann", "bob")))
            await make(store, "lake", facts(persons=("bob", "cid")))
            await make(store, "sea", facts("over", False, persons=("ann", "ann")))
            await store.append("sea", log(2))
            await store.append("pond", log(2, 3))
            assert await store.tables_of("ann", 10) == [
                ("pond", facts(persons=("ann", "bob"))),
                ("sea", facts("over", False, persons=("ann", "ann"))),
            ]
            assert [table for table, _ in await store.tables_of("ann", 1)] == ["pond"]
            assert [table for table, _ in await store.tables_of("bob", 9)] == ["pond", "lake"]
            assert await store.tables_of("dee", 10) == []

    asyncio.run(play())


def test_who_sits_there_may_change(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond", facts(persons=("ann", "bob")))
            await store.append("pond", log(2), facts(persons=("bob", "cid", "dee")))
            found = [len(await store.tables_of(who, 9)) for who in ("ann", "bob", "cid", "dee")]
            assert found == [0, 1, 1, 1]
            await store.append("pond", log(3), facts(persons=()))
            assert await store.tables_of("bob", 9) == []

    asyncio.run(play())


def test_a_refused_append_changes_no_seat(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond", facts(persons=("ann",)))
            refused = store.append("pond", [entry(1, b"other")], facts(persons=("bob",)))
            (error,) = await asyncio.gather(refused, return_exceptions=True)
            assert error is not None
            assert len(await store.tables_of("ann", 9)) == 1
            assert await store.tables_of("bob", 9) == []

    asyncio.run(play())


def test_tables_whose_time_has_come_the_longest_overdue_first(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            for name, due in (("never", 0), ("later", 101), ("now", 100), ("before", 50)):
                await make(store, name, facts(due=due))
            assert await store.due(100, 10) == ["before", "now"]
            assert await store.due(100, 1) == ["before"]
            assert await store.due(49, 10) == []
            await store.append("before", log(2), facts(due=200))
            assert await store.due(100, 10) == ["now"]

    asyncio.run(play())


def test_what_somebody_holds_is_not_due(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await make(store, "pond", facts(due=50))
            assert await store.hold("pond", "one", 60, 90)
            assert await store.due(60, 10) == []
            assert await store.due(89, 10) == []
            assert await store.due(90, 10) == ["pond"]

    asyncio.run(play())


def test_how_many_tables_there_are(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            assert await store.count() == {}
            for place, status in enumerate(["gathering", "playing", "playing", "over"]):
                await make(store, f"t{place}", facts(status))
            assert await store.count() == {"gathering": 1, "playing": 2, "over": 1}
            await store.append("t0", log(2), facts("playing"))
            assert await store.count() == {"playing": 3, "over": 1}

    asyncio.run(play())
