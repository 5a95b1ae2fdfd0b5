"""Players for a load test: real games over real websockets, by random legal moves.

Run by `bench/server.py` in a process of its own, so that it does not steal the server's time more
than it must.
"""

import asyncio
import random
import secrets
import time
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection


class Move(msgspec.Struct):
    action: str


class Ask(msgspec.Struct):
    moment: int
    moves: list[Move]


class Table(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """What a player must read of a message; the rest is skipped."""

    t: str
    v: int = 0
    id: str = ""
    why: str = ""
    ask: list[Ask] | None = None
    table: Table | str | None = None


DECODER = msgspec.json.Decoder(Message)


class Notes:
    """What was measured."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # from a command to its own acknowledgement
        self.others: list[float] = []  # and to each other seat
        self.decisions = 0
        self.errors: list[str] = []
        self.finished = 0
        self.bytes = 0
        self.measuring = False


class Group:
    """One table with its players."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.random = random.Random(number)
        self.sent: dict[int, float] = {}  # the v a decision led to -> when it was sent
        self.waiting: dict[str, float] = {}
        self.last = 0.0

    async def play(self, seats: int) -> None:
        while not self.load.over:
            table = await self.load.new_table(seats)
            self.sent.clear()
            await asyncio.gather(*[self.sit(table, seat) for seat in range(seats)])

    async def sit(self, table: str, seat: int) -> None:
        token = self.load.token(seat)
        url = f"{self.load.ws}/api/tables/{table}/socket"
        async with websockets.connect(
            url,
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=None,
            compression=None,
            open_timeout=120,
            ping_interval=None,
        ) as socket:
            await send(socket, t="sit", id="sit", seat=seat)
            await send(socket, t="ready", id="ready", nonce=secrets.token_hex(16))
            await self.follow(socket, seat)

    async def follow(self, socket: ClientConnection, seat: int) -> None:
        notes, seen, count = self.load.notes, 0, 0
        async for text in socket:
            now = time.perf_counter()
            notes.bytes += len(text)
            said = DECODER.decode(text)
            if said.t == "done":
                began = self.waiting.pop(f"{seat} {said.id}", None)
                if began is not None:
                    self.sent[said.v] = began
                    if notes.measuring:
                        notes.acks.append(now - began)
                        notes.decisions += 1
            elif said.t == "refused":
                notes.errors.append(f"{said.why}")
            elif said.t == "farewell":
                notes.errors.append(f"farewell {said.why}")
            elif said.t == "news":
                began = self.sent.get(said.v)
                if began is not None and not said.ask and notes.measuring:
                    notes.others.append(now - began)
                if isinstance(said.table, Table) and said.table.status == "over":
                    notes.finished += 1 if seat == 0 else 0
                    return
                if said.ask and said.ask[0].moment != seen:
                    seen = said.ask[0].moment
                    await self.pace()
                    if self.load.over:
                        return
                    count += 1
                    action = self.random.choice(said.ask[0].moves).action
                    self.waiting[f"{seat} {count}"] = time.perf_counter()
                    await send(socket, t="decide", id=str(count), moment=seen, action=action)

    async def pace(self) -> None:
        """A decision at this table only so often."""
        if self.load.pause:
            wait = self.last + self.load.pause * self.random.uniform(0.5, 1.5) - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            self.last = time.monotonic()


async def send(socket: ClientConnection, **fields: object) -> None:
    await socket.send(msgspec.json.encode(fields).decode())


class Load:
    """So many tables at once against one server."""

    def __init__(self, urls: list[str], pause: float) -> None:
        self.urls = urls
        self.pause = pause  # seconds between two decisions at a table; 0: flat out
        self.notes = Notes()
        self.over = False
        self._turn = 0
        self._tokens: list[str] = []
        self._http = httpx.AsyncClient(timeout=120)

    @property
    def ws(self) -> str:
        self._turn += 1
        return self.urls[self._turn % len(self.urls)].replace("http", "ws", 1)

    def token(self, seat: int) -> str:
        """Each seat is somebody else's, and the same person sits at all tables."""
        return self._tokens[seat]

    async def prepare(self, persons: int) -> None:
        for number in range(persons):
            answer = await self._http.post(
                f"{self.urls[0]}/api/tokens",
                json={"name": f"load {number}"},
                headers={"X-Tangled-Bank": "1"},
            )
            answer.raise_for_status()
            self._tokens.append(answer.json()["token"])

    async def new_table(self, seats: int) -> str:
        setup: dict[str, Any] = {"seats": [{"bot": ""}] * seats, "public": False}
        token = self._tokens[0]
        answer = await self._http.post(
            f"{self.urls[self._turn % len(self.urls)]}/api/tables",
            json={"setup": setup},
            headers={"Authorization": f"Bearer {token}"},
        )
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def close(self) -> None:
        await self._http.aclose()
