"""Full garbage collections hold up every table, so a server does without them."""

import asyncio
import contextlib
import gc
import json
import socket
import weakref
from typing import Any

import httpx
import pytest
from litestar import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.server import ServerProtocol

from tangledbank.server import garbage
from tangledbank.server.garbage import EMPTY_SERVER, Garbage
from tangledbank.server.room import Room
from tangledbank.server.settings import Settings
from tangledbank.server.table.table import Table
from tangledbank.server.web.http_protocol import LimitedHttpProtocol
from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.serving import How, Server, server_of
from tangledbank.server.web.settings import WebSettings
from tangledbank.server.web.socket import SocketGuest
from tangledbank.server.web.websocket_protocol import LimitedWebSocketProtocol

#: What is not freed after so many seconds never is.
PATIENCE = 60.0
#: What a table and its connections are made of.
PARTS = (
    *(Room, Table, SocketGuest, LimitedHttpProtocol, LimitedWebSocketProtocol),
    *(ServerProtocol, WebSocket),
)


class Memory:
    """A server's tables and memory; `garbage` is freed by a full collection alone."""

    def __init__(self) -> None:
        self.tables = 0
        self.garbage = 0
        self.collections = 0
        self.watched = Garbage(lambda: self.tables, self.collect, self.blocks)

    def blocks(self) -> int:
        return 3_000 * (EMPTY_SERVER + self.tables) + self.garbage

    def collect(self) -> int:
        self.collections += 1
        found, self.garbage = self.garbage, 0
        return found

    def look(self, tables: int, garbage: int) -> int:
        """How many collections there were in all, when there are so many tables."""
        self.tables, self.garbage = tables, garbage
        self.watched.look()
        return self.collections


def test_tables_that_are_opened_are_no_reason_to_collect_everything() -> None:
    memory = Memory()
    assert [memory.look(tables, 0) for tables in (1, 50, 1_000, 4_000)] == [0, 0, 0, 0]


def test_everything_is_collected_when_a_table_takes_twice_the_memory() -> None:
    memory = Memory()
    whole = 3_000 * (1_000 + EMPTY_SERVER)
    assert memory.look(1_000, whole - 1) == 0
    assert memory.look(1_000, whole) == 1
    assert memory.look(1_000, whole // 2) == 1
    assert memory.look(1_000, whole) == 2


def test_everything_is_collected_once_when_the_last_table_is_closed() -> None:
    memory = Memory()
    assert memory.look(1, 10) == 0
    assert [memory.look(0, 10), memory.look(0, 10)] == [1, 1]
    assert memory.look(2, 10) == 1
    assert memory.look(0, 10) == 2


def test_full_collections_do_not_start_by_themselves() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    full: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if info["generation"] == 2 and phase == "start":
            full.append(phase)

    def make_many() -> list[list[int]]:
        """Enough for several of them, were they wanted."""
        return [[at] for at in range(400_000)]

    gc.callbacks.append(note)
    try:
        gc.set_threshold(700, 10, 10)
        make_many()
        assert full, "this is what a server must not do"
        garbage.prepare()
        full.clear()
        make_many()
        assert not full
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
        if not frozen:
            gc.unfreeze()


def test_what_is_young_is_collected_while_old_objects_go() -> None:
    """Python itself would wait: as many objects go as come."""
    before = gc.get_threshold()
    try:
        gc.set_threshold(*garbage.YOUNG, garbage.NEVER)
        asyncio.run(replace_old_objects())
    finally:
        gc.set_threshold(*before)


async def replace_old_objects() -> None:
    every = [[at] for at in range(50_000)]
    gc.collect(1)  # now they are old
    watched = Garbage(lambda: 0)
    watched.start()
    try:
        for at in range(50_000):
            every[at] = [at]
        assert young() > 40_000, "otherwise nothing is left to the clock"
        async with asyncio.timeout(PATIENCE):
            while young() > 10_000:
                await asyncio.sleep(0.01)
    finally:
        watched.stop()


def young() -> int:
    return sum(len(gc.get_objects(generation)) for generation in (0, 1))


async def playing(port: int, server: Server) -> None:
    """Two people play a little over websockets, and one is cut off."""
    host = f"127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=f"http://{host}") as http:
        ours = {"X-Tangled-Bank": "1"}
        answers = [await http.post("/api/tokens", json={"name": n}, headers=ours) for n in "AB"]
        headers = [{"Authorization": f"Bearer {one.json()['token']}"} for one in answers]
        setup = {"seats": [{}, {}], "public": False}
        made = await http.post("/api/tables", json={"setup": setup}, headers=headers[0])
    url = f"ws://{host}/api/tables/{made.json()['table']}/socket"
    sockets = [await connect(url, additional_headers=one, max_size=None) for one in headers]
    await asyncio.gather(*(play(one, seat) for seat, one in enumerate(sockets)))
    rooms = server._app.services.rooms
    (room,) = map(weakref.ref, rooms.rooms.values())
    assert alive(), "otherwise nothing is found by this test"
    await sockets[0].close()
    sockets[1].transport.abort()
    while room() or server.server_state.connections or server.server_state.tasks:
        await asyncio.sleep(0.01)


async def play(socket: ClientConnection, seat: int, decisions: int = 5) -> None:
    await socket.send(json.dumps({"t": "sit", "id": "sit", "seat": seat}))
    await socket.send(json.dumps({"t": "ready", "id": "ready", "nonce": "ab" * 16}))
    done = 0
    async for text in socket:
        told: dict[str, Any] = json.loads(text)
        if told.get("steps_from", 0) + len(told.get("steps") or []) > decisions:
            return
        if told.get("ask"):
            ask, done = told["ask"][0], done + 1
            action = ask["moves"][0]["action"]
            sent = {"t": "decide", "id": f"d{done}", "moment": ask["moment"], "action": action}
            await socket.send(json.dumps(sent))


def alive() -> list[object]:
    return [one for one in gc.get_objects() if issubclass(type(one), PARTS)]


async def serve_a_game() -> list[object]:
    """What is left in memory of a table that was played and closed."""
    how = How(database="sqlite://:memory:", web=WebSettings(rates=NO_LIMITS), log_level="error")
    server = server_of(how, Settings(bot_processes=1, idle=0, lease=150))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await playing(listener.getsockname()[1], server)
    left = alive()
    server.should_exit = True
    await serving
    return left


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_closed_table_is_freed_without_a_collection(loop: str) -> None:
    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    gc.collect()
    before = alive()  # of tests before this one; held, so that none of them goes meanwhile
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            left = runner.run(serve_a_game())
    finally:
        gc.enable()
    known = {id(one) for one in before}
    assert [type(one).__name__ for one in left if id(one) not in known] == []
