"""Persons, and values that all processes share."""

import asyncio

from tangledbank.server.store.store import Person
from tests.server.store.samples import opened


def test_a_person_and_a_new_name(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            assert await store.person("p1") is None
            await store.put_person(Person("p1", "Ann \u263a", False, 5))
            await store.put_person(Person("p2", "Deep", True, 6))
            assert await store.person("p1") == Person("p1", "Ann \u263a", False, 5)
            assert await store.person("p2") == Person("p2", "Deep", True, 6)
            await store.put_person(Person("p1", "Anna", False, 9))
            assert await store.person("p1") == Person("p1", "Anna", False, 5)

    asyncio.run(play())


def test_the_first_to_ask_gives_a_setting(store_url: str) -> None:
    def not_asked() -> bytes:
        raise AssertionError("it has a value")

    async def play() -> None:
        async with opened(store_url) as store:
            assert await store.setting("secret", lambda: b"\x00\xff") == b"\x00\xff"
            assert await store.setting("secret", not_asked) == b"\x00\xff"
            assert await store.setting("other", lambda: b"") == b""
        async with opened(store_url) as store:
            assert await store.setting("secret", not_asked) == b"\x00\xff"

    asyncio.run(play())


def test_of_many_who_ask_at_once_all_get_the_same(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            values = [str(number).encode() for number in range(20)]
            asked = [store.setting("secret", lambda v=v: v) for v in values]  # type: ignore[misc]
            got = set(await asyncio.gather(*asked))
            assert len(got) == 1
            assert got < set(values)

    asyncio.run(play())
