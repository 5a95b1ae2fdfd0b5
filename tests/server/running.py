"""A real server in a process of its own, and clients that talk to it as browsers and bots do."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Told = dict[str, Any]

#: Whatever is waited for in a test comes long before, or not at all.
PATIENCE = 20.0

_clients = count()


class Running:
    """`tangledbank serve`, as somebody would start it."""

    def __init__(self, folder: Path, limits: str = "none", bots: int = 1) -> None:
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "tangledbank", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
        command += ["--limits", limits, "--bots", str(bots), "--log-level", "warning"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        first = self.process.stdout.readline().decode()
        assert " is at http://" in first, first + self.log.read_text()
        self.address = first.split(" is at ")[1].split(" ")[0]
        self.host = self.address.removeprefix("http://")
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/health")
                return
            except OSError:
                assert time.monotonic() < until, self.log.read_text()
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)

    @property
    def up(self) -> bool:
        return self.process.poll() is None

    def stop(self) -> int:
        """Stop it in good order; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    # Requests

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def post(self, path: str, data: object, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "X-Tangled-Bank": "1"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            self.address + path, json.dumps(data).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def token(self, name: str) -> str:
        return str(self.post("/api/tokens", {"name": name})["token"])

    def table(self, token: str, **setup: object) -> str:
        return str(self.post("/api/tables", {"setup": setup}, token)["table"])


@contextlib.contextmanager
def running(folder: Path, limits: str = "none", bots: int = 1) -> Iterator[Running]:
    server = Running(folder, limits, bots)
    try:
        yield server
        assert server.up, server.log.read_text()
    finally:
        if server.up:
            server.stop()


class Client:
    """One websocket; it reads all the time and keeps what it is told."""

    def __init__(self, server: Running, table: str, token: str = "") -> None:
        self.url = f"ws://{server.host}/api/tables/{table}/socket"
        # Somebody without a token looks on from our own page.
        self.headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.address}
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
