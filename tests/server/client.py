"""Somebody at a table of a real server, over a websocket, as browsers and bots do it."""

import asyncio
import json
from itertools import count
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.faults.running import PATIENCE, Running

Told = dict[str, Any]

_clients = count()


class Client:
    """One websocket; it reads all the time and keeps what it is told."""

    def __init__(self, server: Running, table: str, token: str = "") -> None:
        self.url = f"ws://{server.host}/api/tables/{table}/socket"
        # Somebody without a token looks on from our own page.
        self.headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        self.told: list[Told] = []
        self.raw: list[str] = []
        self.closed = False
        self.sent: list[str] = []  # the ids of the commands
        self._name = f"{next(_clients)}."
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self._socket = await connect(
            self.url, additional_headers=self.headers, max_size=None, compression=None
        )
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.of("welcome")) or self.closed)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._reader is not None
        await self.socket.close()
        await self._reader

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.told.append(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = True

    def of(self, kind: str) -> list[Told]:
        return [one for one in self.told if one["t"] == kind]

    def last(self, part: str) -> Any:
        return next((one[part] for one in reversed(self.of("news")) if part in one), None)

    def gone(self) -> bool:
        return self.closed

    @property
    def farewell(self) -> Told | None:
        return next(iter(self.of("farewell")), None)

    async def until(self, happened: Any, patience: float = PATIENCE) -> None:
        deadline = asyncio.get_running_loop().time() + patience
        while not happened():
            assert asyncio.get_running_loop().time() < deadline, self.told[-3:]
            await asyncio.sleep(0.003)

    async def post(self, kind: str, **fields: object) -> str:
        """Send a command; its id."""
        name = str(fields.pop("id", f"{self._name}{len(self.sent)}"))
        self.sent.append(name)
        await self.socket.send(json.dumps({"t": kind, "id": name, **fields}))
        return name

    async def say(self, kind: str, **fields: object) -> Told:
        """Send a command, and wait for its answer."""
        start = len(self.told)
        name = await self.post(kind, **fields)

        def answers() -> list[Told]:
            return [one for one in self.told[start:] if one.get("id") == name]

        await self.until(lambda: bool(answers()) or self.closed)
        return answers()[0]

    async def decide(self, action: str = "") -> Told:
        """Decide what is asked; without an action, the first that is legal."""
        await self.until(lambda: bool(self.last("ask")))
        ask = self.last("ask")[0]
        line = action or ask["moves"][0]["action"]
        return await self.say("decide", moment=ask["moment"], action=line)
