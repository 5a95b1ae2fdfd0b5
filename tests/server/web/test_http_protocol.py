"""A connection that never finishes its request is closed; others are not."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState

from tangledbank.server.web import http_protocol
from tangledbank.server.web.connections import Connections
from tangledbank.server.web.http_protocol import LimitedHttpProtocol
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.server_config import ServerConfig

PATIENCE = 0.3
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(PATIENCE * 2)  # an answer may take longer than a question
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"well"})


async def answer_to(port: int, *parts: bytes) -> bytes:
    """Send these, with a pause after each, and read until the other end hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(PATIENCE / 10)
    try:
        return await asyncio.wait_for(reader.read(), 10)
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
def test_half_a_request(monkeypatch: pytest.MonkeyPatch, parts: tuple[bytes, ...]) -> None:
    assert ask(monkeypatch, *parts) == b""


def test_a_whole_one_is_answered_however_long_that_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"well" in ask(monkeypatch, WHOLE[:9], WHOLE[9:])


def test_half_of_a_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ask(monkeypatch, WHOLE, b"GET / HT")
    assert told.count(b"well") == 1


def ask(monkeypatch: pytest.MonkeyPatch, *parts: bytes) -> bytes:
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", PATIENCE)

    async def run() -> bytes:
        config = ServerConfig(
            app,
            Limits(),
            Connections(per_address=9, capacity=9),
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
            return await answer_to(server.sockets[0].getsockname()[1], *parts)

    return asyncio.run(run())
