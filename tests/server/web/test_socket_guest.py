"""What is sent to a guest at once, and what waits until it is read."""

import asyncio
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tangledbank.server.web.socket import SocketGuest
from tangledbank.server.web.websocket_protocol import (
    SEND_TEXT,
    LimitedWebSocketProtocol,
    text_frame,
)
from tangledbank.server.wire.news import Farewell
from tests.server.test_garbage import serve_a_game


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_client_reads_the_frame(size: int) -> None:
    text = ("é" * size).encode()[:size]
    client = ClientProtocol(parse_uri("ws://localhost/"), max_size=None)
    client.state = State.OPEN
    client.parser = client.parse()
    next(client.parser)
    client.receive_data(text_frame(text))
    (read,) = client.events_received()
    assert isinstance(read, Frame)
    assert (read.opcode, read.fin, bytes(read.data)) == (Opcode.TEXT, True, text)


class Connection:
    """A connection as a guest sees it, which reads or does not."""

    def __init__(self, extension: bool = True) -> None:
        self.sent: list[str] = []
        self.at_once = 0
        self.reads = asyncio.Event()
        self.reads.set()
        extensions: dict[str, Any] = {SEND_TEXT: {"send": self.send_now}} if extension else {}
        self.scope = {"extensions": extensions}
        self.closed = ""

    def send_now(self, text: bytes) -> bool:
        if self.reads.is_set():
            self.sent.append(text.decode())
            self.at_once += 1
        return self.reads.is_set()

    async def send_data(self, text: str, mode: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int, why: str) -> None:
        self.closed = why

    def guest(self) -> SocketGuest:
        return SocketGuest(self, None)  # type: ignore[arg-type]


async def turns(count: int = 10) -> None:
    """Let every task go on that can."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_who_reads_is_sent_it_at_once() -> None:
    async def scenario() -> None:
        connection = Connection()
        guest = connection.guest()
        guest.send(b"one")
        guest.send(b"two")
        assert connection.sent == ["one", "two"]
        guest.writer.cancel()

    asyncio.run(scenario())


def test_no_message_overtakes_one_that_waits() -> None:
    async def scenario() -> None:
        connection = Connection()
        guest = connection.guest()
        connection.reads.clear()
        guest.send(b"one")
        await turns()  # the writer has taken it, and waits
        connection.reads.set()
        guest.send(b"two")  # it could be sent now, but for the one before
        assert connection.sent == []
        await turns()
        assert connection.sent == ["one", "two"]
        guest.send(b"three")
        assert connection.sent == ["one", "two", "three"]
        assert connection.at_once == 1
        guest.writer.cancel()

    asyncio.run(scenario())


def test_without_the_extension_everything_is_queued() -> None:
    async def scenario() -> None:
        connection = Connection(extension=False)
        guest = connection.guest()
        guest.send(b"one")
        assert connection.sent == []
        await turns()
        assert connection.sent == ["one"]
        guest.writer.cancel()

    asyncio.run(scenario())


def test_nothing_is_sent_after_the_farewell() -> None:
    async def scenario() -> None:
        connection = Connection()
        guest = connection.guest()
        guest.dismiss(Farewell("gone", "Gone.", False))
        guest.send(b"late")
        await turns()
        (bye,) = connection.sent
        assert '"farewell"' in bye
        assert connection.closed == "gone"
        assert connection.at_once == 0

    asyncio.run(scenario())


def test_a_running_server_writes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0
    write = LimitedWebSocketProtocol.send_text

    def counted(protocol: LimitedWebSocketProtocol, text: bytes) -> bool:
        nonlocal written
        sent = write(protocol, text)
        written += sent
        return sent

    monkeypatch.setattr(LimitedWebSocketProtocol, "send_text", counted)
    asyncio.run(serve_a_game())
    assert written > 10, "two people were told of five decisions"
