"""Signing out, deletion and bans close real sockets, at every worker; PostgreSQL has two."""

import asyncio
import contextlib
import json
import urllib.error
from collections.abc import AsyncIterator

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.client import Client
from tests.server.faults.running import Running
from tests.server.operations.test_admin import admin, person_at, server

__all__ = ["server"]

pytestmark = pytest.mark.slow


def guests_of(load: str) -> list[int]:
    """How many are connected to the tables of each worker, from `admin load`."""
    return [int(line.partition("guests ")[2].split(",")[0]) for line in load.splitlines()]


@contextlib.asynccontextmanager
async def at_every_worker(server: Running, table: str, token: str) -> AsyncIterator[list[Client]]:
    """Sockets of one person; the system spreads them over the workers as it likes."""
    async with contextlib.AsyncExitStack() as stack:
        clients: list[Client] = []
        load: list[int] = []
        while len(load) < server.workers or not all(load):
            clients.append(await stack.enter_async_context(Client(server, table, token)))
            load = guests_of(await admin(server, "load"))
        yield clients


@contextlib.asynccontextmanager
async def lobby(server: Running, token: str) -> AsyncIterator[ClientConnection]:
    url = f"ws://{server.host}/api/lobby"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(url, additional_headers=headers) as socket:
        assert json.loads(await socket.recv())["t"] == "lobby"
        yield socket


async def all_gone(clients: list[Client], why: str) -> None:
    for client in clients:
        await client.until(client.gone)
        assert client.farewell is not None
        assert client.farewell["why"] == why


def refused(server: Running, path: str, data: object, token: str) -> int:
    """The status of the refusal; 0 if there is none."""
    try:
        server.post(path, data, token)
    except urllib.error.HTTPError as error:
        return error.code
    return 0


def test_a_new_token_closes_what_the_old_one_opened(server: Running) -> None:
    async def play() -> None:
        old = server.token("Ann")
        table = server.table(old, seats=[{}, {}])
        async with (
            at_every_worker(server, table, old) as before,
            lobby(server, old) as looking,
            Client(server, table, server.token("Bob")) as bob,
        ):
            new = server.post("/api/tokens/rotate", {}, old)["token"]
            # Opened before every worker has heard of it: these must stay.
            after = [Client(server, table, new) for _ in range(6)]
            async with contextlib.AsyncExitStack() as stack:
                for client in after:
                    await stack.enter_async_context(client)
                await all_gone(before, "signed-out")
                await looking.wait_closed()
                assert looking.close_code == 4503
                for client in [*after, bob]:
                    assert (await client.say("ping"))["t"] == "pong"
            async with Client(server, table, old) as nobody:
                assert nobody.of("welcome")[0]["person"] == ""

    asyncio.run(play())


def test_who_is_deleted_is_disconnected(server: Running) -> None:
    async def play() -> None:
        token = server.token("Ann")
        table = server.table(server.token("Bob"), seats=[{}, {}])
        async with (
            at_every_worker(server, table, token) as clients,
            lobby(server, token) as looking,
        ):
            server.post("/api/me/delete", {"name": "Ann"}, token)
            await all_gone(clients, "deleted")
            await looking.wait_closed()
            assert looking.close_code == 4404

    asyncio.run(play())


def test_who_is_banned_leaves_the_lobby_and_cannot_take_a_name(server: Running) -> None:
    async def play() -> None:
        token, other = server.token("Ann"), server.token("Bob")
        async with lobby(server, token) as looking, lobby(server, other) as staying:
            await admin(server, "ban", await person_at(server, "Ann"))
            await looking.wait_closed()
            assert looking.close_code == 4404
            assert await (await staying.ping()) >= 0
        while refused(server, "/api/me", {"name": "Anna"}, token) != 403:
            await asyncio.sleep(0.05)  # until every worker knows it

    asyncio.run(play())
