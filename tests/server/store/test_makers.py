"""Who made a table: an equal share of the lobby, and how many of theirs are open."""

import asyncio

import msgspec

from tests.server.store.samples import entry, facts, log, opened


def test_two_makers_cannot_fill_the_lobby(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            kept = facts("gathering", summary=b"old")
            await store.create("old", "1.0", kept, log(1), 1, "third address")
            for at in range(60):
                for maker in ("one address", "another address"):
                    name = f"{maker} {at}"
                    kept = facts("gathering", summary=name.encode())
                    await store.create(name, "1.0", kept, log(1), 10 + at, maker)
            shown = [one.summary for one in await store.lobby(100)]
            assert len(shown) == 100
            assert shown[-1] == b"old", "the newest comes first"
            assert b"one address 59" in shown
            assert b"one address 0" not in shown
            mine = [one for one in await store.lobby(7) if one.summary.startswith(b"another")]
            assert len(mine) == 3

    asyncio.run(play())


def test_tables_without_a_maker_do_not_share(store_url: str) -> None:
    """Those of an older version; each counts for itself."""

    async def play() -> None:
        async with opened(store_url) as store:
            for at in range(5):
                await store.create(f"old {at}", "1.0", facts(summary=b"old"), log(1), at)
                await store.create(f"new {at}", "1.0", facts(), log(1), 10 + at, "an address")
            shown = [one.summary for one in await store.lobby(6)]
            assert shown.count(b"old") == 5

    asyncio.run(play())


def test_what_is_over_does_not_count(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            for name in ("pond", "lake", "sea"):
                await store.create(name, "1.0", facts("gathering"), log(1), 1, "an address")
            assert await store.made_by("an address") == 3
            assert await store.made_by("") == 0
            assert await store.made_by("another") == 0
            await store.append("pond", log(2), facts("playing"))
            await store.append("lake", log(2), facts("over"))
            assert await store.made_by("an address") == 2
            assert await store.made_by("an address", entry(2).at) == 1, "only those in use"

    asyncio.run(play())


def test_facts_are_found_without_the_log(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await store.create("pond", "1.0", facts(), log(1), 1)
            assert await store.facts("pond") == facts()
            assert await store.facts("lake") is None
            kept = msgspec.structs.replace(facts(persons=("ann",)), inside=b"in")
            await store.append("pond", log(2), kept)
            assert await store.facts("pond") == kept
            assert (await store.tables_of("ann", 1)) == [("pond", kept)]

    asyncio.run(play())
