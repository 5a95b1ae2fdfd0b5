"""Rulings, orders, people, credentials and deletion: every store answers alike."""

import asyncio

from tangledbank.server.store.credentials import Credential
from tangledbank.server.store.operations import Order, PersonRow, Ruling, Seen
from tangledbank.server.store.store import Person, Store
from tests.server.store.samples import entry, facts, log, make, opened


def test_rulings_hold_until_their_time_is_over(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ask = store.operations
            ever = Ruling("ban-person", "ann", 0, 1)
            brief = Ruling("mute", "bob", 50, 2, "loud")
            await ask.put_ruling(ever)
            await ask.put_ruling(brief)
            await ask.put_ruling(Ruling("mute", "ann", 9, 3))
            assert await ask.rulings(10) == [ever, brief]
            longer = Ruling("mute", "bob", 80, 4)
            await ask.put_ruling(longer)
            assert await ask.rulings(60) == [ever, longer]
            assert await ask.remove_ruling("ban-person", "ann")
            assert not await ask.remove_ruling("ban-person", "ann")
            await ask.delete_rulings(70)
            assert await ask.rulings(5) == [longer]

    asyncio.run(play())


def test_an_order_is_taken_once_and_answered(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ask = store.operations
            old, new = Order("o1", 5, "close", "pond"), Order("o2", 9, "load", "")
            for order in (new, old):
                await ask.put_order(order)
            assert await ask.orders(0) == [old, new]
            assert await ask.orders(6) == [new]
            assert await ask.take_order("o1", "w1")
            assert await ask.take_order("o1", "w1")  # still its own
            assert not await ask.take_order("o1", "w2")
            assert not await ask.take_order("o3", "w1")
            assert await ask.orders(0) == [new]
            await ask.answer("o2", "w1", "first")
            await ask.answer("o2", "w1", "again")
            await ask.answer("o2", "w2", "busy")
            assert await ask.answers("o2") == {"w1": "again", "w2": "busy"}
            assert await ask.answers("o1") == {}
            await ask.remove_orders(9)
            assert await ask.orders(0) == [new]
            await ask.remove_orders(10)
            assert await ask.answers("o2") == {}

    asyncio.run(play())


async def people(store: Store) -> None:
    for name, since in (("ann", 1), ("anna", 2), ("bob", 3)):
        await store.put_person(Person(name, name.title(), name == "bob", since))
    await store.operations.note_seen(
        [Seen("ann", "192.0.2.1", 5), Seen("bob", "192.0.2.1", 7), Seen("ann", "192.0.2.2", 9)]
    )


def test_people_and_where_they_came_from(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ask = store.operations
            await people(store)
            ann, bob = PersonRow("ann", "Ann", False, 1, 9), PersonRow("bob", "Bob", True, 3, 7)
            assert await ask.persons_at("192.0.2.1", 5) == [(bob, 7), (ann, 5)]
            assert await ask.persons_at("192.0.2.1", 1) == [(bob, 7)]
            assert await ask.addresses_of("ann") == [("192.0.2.2", 9), ("192.0.2.1", 5)]
            assert [one.id for one in await ask.find_persons("an", 5)] == ["ann", "anna"]
            await make(store, "pond", facts(persons=("bob", "ann", "stranger")))
            assert await ask.persons_of("pond") == [ann, bob]
            assert await ask.persons_of("lake") == []
            assert await ask.delete_addresses(8, 1) == 1
            assert await ask.delete_addresses(8, 5) == 1
            assert await ask.addresses_of("ann") == [("192.0.2.2", 9)]

    asyncio.run(play())


def test_tables_are_listed_found_and_deleted(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ask = store.operations
            await make(store, "pond", facts("over"))
            await make(store, "po_d", facts("playing"))
            await store.append("po_d", log(2))
            listed = await ask.tables([], 5)
            assert [(one.table, one.entries, one.used) for one in listed] == [
                ("po_d", 2, 1_002),
                ("pond", 1, 1_001),
            ]
            assert [one.table for one in await ask.tables(["over"], 5)] == ["pond"]
            assert await ask.find_tables("po_", 5) == ["po_d"]
            assert await ask.old_tables(1_002, 1_002, 5) == ["pond"]
            assert await ask.old_tables(0, 2_000, 5) == ["po_d"]
            await store.hold("pond", "w1", 0, 10)
            await store.note_speaker("pond", "eve")
            await ask.delete_table("pond", 1_001)  # it is used again meanwhile
            assert await store.load("pond") is not None
            await ask.delete_table("pond", 1_002)
            assert await store.load("pond") is None
            assert await ask.spoken_at("eve") == []

    asyncio.run(play())


def test_who_is_forgotten_is_named_nowhere(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            ask = store.operations
            await people(store)
            await make(store, "pond", facts("over", persons=("ann", "bob")))
            await make(store, "lake", facts("over"))
            await make(store, "moor", facts("playing"))
            for table in ("lake", "lake", "moor"):
                await store.note_speaker(table, "ann")
            assert sorted(await ask.spoken_at("ann")) == [("lake", "over"), ("moor", "playing")]
            await ask.erase("ann", 9)
            assert await store.person("ann") is None
            assert await ask.addresses_of("ann") == []
            assert await ask.erasures(5) == [("lake", "ann"), ("pond", "ann")]
            assert await ask.erasures(1) == [("lake", "ann")]
            await ask.rewrite("pond", "ann", {1: b"{}"}, b"new", '["bob"]')
            await ask.rewrite("lake", "ann", {}, b"new", "[]")
            assert await store.entries("pond", 0) == [entry(1, b"{}")]
            assert await store.facts("pond") == facts("over", summary=b"new", persons=("bob",))
            await ask.finish_erasures()
            assert await ask.erasures(5) == []
            await store.append("moor", log(2), facts("over"))  # now this one is over, too
            assert await ask.erasures(5) == [("moor", "ann")]
            await ask.rewrite("moor", "ann", {}, b"new", "[]")
            await ask.finish_erasures()
            await store.note_speaker("moor", "ann")
            assert await ask.erasures(5) == []  # even who was forgotten is forgotten

    asyncio.run(play())


def test_people_who_are_not_named_are_deleted_when_unused(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            await people(store)
            for name in ("sits", "spoke"):
                await store.put_person(Person(name, name, False, 1))
            await make(store, "pond", facts("over", persons=("sits",)))
            await store.note_speaker("pond", "spoke")
            assert await store.operations.delete_unused_persons(8, 10) == 2
            left = [one.id for one in await store.operations.find_persons("", 10)]
            assert left == ["ann", "sits", "spoke"]

    asyncio.run(play())


def test_credentials(store_url: str) -> None:
    async def play() -> None:
        async with opened(store_url) as store:
            kept = store.credentials
            await people(store)
            assert await kept.of("ann") == Credential(0, 0)
            await kept.note_used("ann", 7)
            await kept.put_recovery("ann", "digest")
            assert await kept.recovered("digest") == "ann"
            assert await kept.recovered("") == ""
            assert [await kept.revoke("ann") for _ in range(2)] == [1, 2]
            assert await kept.of("ann") == Credential(2, 7)
            assert await kept.recovered("digest") == ""
            assert await kept.generations(["ann", "bob", "gone"]) == {"ann": 2, "bob": 0}
            assert await kept.generations([]) == {}

    asyncio.run(play())
