"""A foreign name for this server (DNS rebinding), and requests that a proxy reads differently."""

import socket
from pathlib import Path

import pytest

from tangledbank.server.web.hosts import AllowedHosts
from tests.server.faults.running import PATIENCE, Running, running
from tests.server.web.house import House


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "LOCALHOST:8000",
        "bank.localhost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.7:8000",
        "play.test",
        "Play.Test.:443",
        socket.gethostname(),
        f"{socket.gethostname()}.local:8000",
    ],
)
def test_names_of_this_server(host: str) -> None:
    assert AllowedHosts(["play.test"]).allows(host)


@pytest.mark.parametrize(
    "host", ["evil.test", "play.test.evil.test", "localhost.evil.test", "[::1", "a b", ":8000", "1"]
)
def test_other_names(host: str) -> None:
    assert not AllowedHosts(["play.test"]).allows(host)
    assert AllowedHosts(["*"]).allows(host)


def test_a_rebound_name_is_refused(server: House) -> None:
    server.become("Ann")
    for path in ("/", "/api/me", "/health", "/nothing"):
        answer = server.get(path, headers={"Host": "evil.test"})
        assert (answer.status_code, answer.json()["why"]) == (421, "wrong-host")
        assert "content-security-policy" in answer.headers


def ask(server: Running, request: str) -> str:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as tcp:
        tcp.sendall(request.replace("\n", "\r\n").encode())
        told = b""
        while data := tcp.recv(65_536):
            told += data
        return told.decode()


def test_on_the_wire(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        upgrade = "GET /api/lobby HTTP/1.1\nHost: evil.test\nOrigin: http://evil.test\n"
        upgrade += "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
        upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n"
        assert ask(server, upgrade).startswith("HTTP/1.1 403")
        # The body hides a second request from whoever believes Content-Length.
        both = f"POST /api/me HTTP/1.1\nHost: {server.host}\nContent-Length: 5\n"
        both += "Transfer-Encoding: chunked\n\n0\n\nGET /health HTTP/1.1\nHost: x\n\n"
        told = ask(server, both)
        assert told.startswith("HTTP/1.1 400")
        assert "not both" in told
        assert told.count("HTTP/1.1") == 1
