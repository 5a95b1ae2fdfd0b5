"""A connection that never finishes its request, or never reads the answer, is closed."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
from uvicorn.server import ServerState

from tangledbank.server.web import http_protocol
from tangledbank.server.web.connections import Connections
from tangledbank.server.web.http_protocol import LimitedHttpProtocol
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.server_config import ServerConfig
from tangledbank.server.web.websocket_protocol import LimitedWebSocketProtocol
from tests.server.idle_loop import run

#: A test that hangs must end at some time.
HANGS = 3000
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    # An answer may take longer than a question.
    await asyncio.sleep(http_protocol.REQUEST_TIMEOUT * 1.2)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"well"})


async def answer_to(port: int, *parts: bytes) -> bytes:
    """Send these, with a pause after each, and read until the other end hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(http_protocol.REQUEST_TIMEOUT / 10)
    try:
        return await asyncio.wait_for(reader.read(), HANGS)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"G",),
        (b"GET / HTTP/1.1\r\n", b"Host: here\r\n", b"X-Long"),
        (b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhal",),
    ],
)
def test_half_a_request(parts: tuple[bytes, ...]) -> None:
    assert ask(*parts) == b""


def test_a_whole_one_is_answered_however_long_that_takes() -> None:
    assert b"well" in ask(WHOLE[:9], WHOLE[9:])


def test_half_of_a_second_one() -> None:
    assert ask(WHOLE, b"GET / HT").count(b"well") == 1


def ask(*parts: bytes) -> bytes:
    async def scenario() -> bytes:
        async with serving(app) as port:
            return await answer_to(port, *parts)

    return run(scenario())


@contextlib.asynccontextmanager
async def serving(application: Any) -> AsyncIterator[int]:
    """The port of a server with our protocol."""
    config = ServerConfig(
        application,
        Limits(),
        Connections(per_address=9, capacity=9),
        ws=LimitedWebSocketProtocol,
        lifespan="off",
        log_level="error",
        timeout_keep_alive=1,
    )
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: LimitedHttpProtocol(config, state, {}), "127.0.0.1", 0
    )
    async with server:
        yield server.sockets[0].getsockname()[1]


LONG = 40_000_000  # more than the buffers between two programs hold
PARTS = 40


class LongAnswer:
    """Answers with more than anybody wants to keep, and notices how each connection ended."""

    def __init__(self) -> None:
        self.ended = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        head = [(b"content-length", str(LONG).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        # In parts and never complete: after a complete answer the application hears at once that
        # the connection is over, whether it is or not.
        for _ in range(PARTS):
            part = bytes(LONG // PARTS)
            await send({"type": "http.response.body", "body": part, "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass
        self.ended.set()


def test_who_does_not_read_the_answer_is_disconnected() -> None:
    async def scenario() -> None:
        answer = LongAnswer()
        async with serving(answer) as port:
            with socket.socket() as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                client.connect(("127.0.0.1", port))
                client.sendall(WHOLE)
                async with asyncio.timeout(HANGS):
                    await answer.ended.wait()

    run(scenario())


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n\r\nhello",
        b"Content-Length: 5\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"X-Long: " + b"a" * 9_000 + b"\r\n\r\n",
        b"".join(b"X-%d: a\r\n" % number for number in range(200)) + b"\r\n",
    ],
    ids=["body", "body to come", "chunks to come", "long header", "many headers"],
)
def test_a_handshake_that_cannot_be_read_is_refused(more: bytes) -> None:
    """It must not hold its connection for ever."""

    async def scenario() -> bytes:
        async with serving(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE + more)
            async with asyncio.timeout(HANGS):
                told = await reader.read()
            writer.close()
            return told

    assert run(scenario()).startswith(b"HTTP/1.1 4")
