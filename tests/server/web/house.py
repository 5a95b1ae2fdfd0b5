"""A whole server for tests, without a port: real rooms, a real database, a client."""

import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from litestar.testing import TestClient

from tangledbank.server.bots.renewal import in_processes
from tangledbank.server.metrics import RoomMetrics
from tangledbank.server.rooms import Rooms
from tangledbank.server.settings import Settings
from tangledbank.server.store.choose import store_of
from tangledbank.server.table.acting import Actor
from tangledbank.server.web.app import make_app
from tangledbank.server.web.identity import COOKIE
from tangledbank.server.web.limits import NO_LIMITS, Limits
from tangledbank.server.web.middleware import WebApp
from tangledbank.server.web.services import Services
from tangledbank.server.web.settings import WebSettings
from tangledbank.server.wire import commands as wire

ADDRESS = "http://bank.test"
#: What our own pages send with every request that changes something.
OURS = {"X-Tangled-Bank": "1", "Origin": ADDRESS}

T = TypeVar("T")

TWO_OPEN: dict[str, Any] = {"seats": [{}, {}]}


class House:
    """A running server, and browsers to visit it with."""

    def __init__(self, client: TestClient[WebApp]) -> None:
        self.client = client
        self.services: Services = client.app.services

    @property
    def rooms(self) -> Rooms:
        return self.services.rooms

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the server's own event loop."""
        return self.client.blocking_portal.call(work)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return self.client.post(path, json=body, headers={**OURS, **headers})

    def forget(self) -> None:
        """Be a browser that was never here."""
        self.client.cookies.clear()

    def become(self, name: str) -> str:
        """Be somebody new; the cookie."""
        self.forget()
        answer = self.post("/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        return answer.cookies[COOKIE]

    def table(self, **setup: Any) -> str:
        answer = self.post("/api/tables", {"setup": TWO_OPEN | setup})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def command(self, table: str, what: dict[str, Any]) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/commands", what)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def begin(self, **setup: Any) -> str:
        """A table at which one person has every open seat, and the game has begun."""
        table = self.table(**setup)
        for seat, plan in enumerate((TWO_OPEN | setup)["seats"]):
            if not plan:
                assert (
                    self.command(table, {"t": "sit", "id": f"s{seat}", "seat": seat})["t"] == "done"
                )
        assert self.command(table, {"t": "ready", "id": "r", "nonce": "ab" * 16})["t"] == "done"
        return table

    def finish(self, table: str, luck: int = 1, most: int = 10_000) -> None:
        """Let whoever sits there decide at random, until the game is over."""
        dice = random.Random(luck)

        async def play() -> None:
            room = await self.rooms.room(table)
            assert room is not None
            for count in range(most):
                now = room.table
                if now.status != "playing":
                    return
                seat = now.seats[now.acting]
                action = dice.choice(now.the_game.legal_actions())
                answer = await room.answer(
                    Actor(seat.person, seat.name),
                    wire.Decide(id=f"d{count}", moment=now.moment, action=str(action)),
                )
                assert type(answer).__name__ == "Done", answer

        self.run(play)


@contextmanager
def house(
    settings: WebSettings | None = None, limits: Limits | None = None, database: str = ""
) -> Iterator[House]:
    rooms = Rooms(
        store_of(database or "sqlite://:memory:"),
        Settings(bot_processes=1, bot_pace=0),
        in_processes,
        RoomMetrics(),
    )
    how = settings or WebSettings(rates=NO_LIMITS)
    how = msgspec.structs.replace(how, allowed_hosts=how.allowed_hosts | {"bank.test"})
    app = make_app(how, rooms, limits)
    with TestClient(app, base_url=ADDRESS) as client:
        yield House(client)
