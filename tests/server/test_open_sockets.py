"""Which sockets are closed when somebody signs out, also those that are just being opened."""

import asyncio
from pathlib import Path

from tangledbank.server.open_sockets import OpenSocket, OpenSockets
from tangledbank.server.revoking import LAST, Revoking
from tangledbank.server.store.store import Person
from tangledbank.server.wire.news import Farewell
from tests.server.house import House, in_house

BYE = Farewell("signed-out", "Signed out.", True)


def opened(sockets: OpenSockets, person: str, generation: int) -> tuple[OpenSocket, list[str]]:
    """A socket, and why it was closed."""
    why: list[str] = []
    socket = OpenSocket(person, generation, "192.0.2.1")
    sockets.add(socket)
    socket.on_dismiss(lambda bye: why.append(bye.why))
    return socket, why


def test_only_older_sockets_of_this_person_are_closed() -> None:
    sockets = OpenSockets()
    _, old = opened(sockets, "ann", 0)
    _, new = opened(sockets, "ann", 1)
    _, other = opened(sockets, "bob", 0)
    _, nobody = opened(sockets, "", 0)
    sockets.revoke("ann", 1, BYE)
    sockets.revoke("ann", 1, BYE)  # heard twice
    assert (old, new, other, nobody) == (["signed-out"], [], [], [])


def test_one_that_was_checked_just_before_is_closed_too() -> None:
    sockets = OpenSockets()
    sockets.revoke("ann", 2, BYE)
    sockets.revoke("ann", 1, BYE)  # the news came in another order
    assert opened(sockets, "ann", 1)[1] == ["signed-out"]
    assert opened(sockets, "ann", 2)[1] == []


def test_one_that_is_not_accepted_yet_is_closed_then() -> None:
    sockets, why = OpenSockets(), list[str]()
    socket = OpenSocket("ann", 0, "192.0.2.1")
    sockets.add(socket)
    sockets.revoke("ann", 1, BYE)
    socket.on_dismiss(lambda bye: why.append(bye.why))
    assert why == ["signed-out"]


def test_a_process_that_was_not_told_finds_out(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        store, sockets = house.store, OpenSockets()
        for name in ("ann", "bob", "eve"):
            await store.put_person(Person(name, name, False, 0))
        ann, bob, eve = (opened(sockets, name, 0)[1] for name in ("ann", "bob", "eve"))
        await store.credentials.revoke("ann")
        await store.operations.erase("bob", 0)
        await Revoking(store, sockets, lambda channel, text: None).compare()
        assert (ann, bob, eve) == (["signed-out"], ["deleted"], [])
        assert opened(sockets, "bob", LAST - 1)[1] == ["deleted"]

    in_house(tmp_path / "tables.db", scenario)


def test_the_processes_tell_each_other(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        here, there = OpenSockets(), OpenSockets()
        told: list[bytes] = []
        revoking = Revoking(house.store, here, lambda channel, text: told.append(text))
        other = Revoking(house.store, there, lambda channel, text: None)
        await other.start()
        (_, mine), (_, elsewhere) = opened(here, "ann", 0), opened(there, "ann", 0)
        revoking.sign_out("ann", 1)
        assert (mine, elsewhere) == (["signed-out"], [])
        await house.store.tell("revoked", told[0])
        await asyncio.sleep(0)
        assert elsewhere == ["signed-out"]

    in_house(tmp_path / "tables.db", scenario)
