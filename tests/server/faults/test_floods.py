"""Floods against a real server process: the sender is disconnected, and nobody else notices."""

import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.faults.raw_socket import PING, PONG, TEXT, RawSocket, frame
from tests.server.faults.running import PATIENCE, Running, running

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, binds 127.0.0.2"),
    pytest.mark.slow(days=3),
]

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HANDLES = 1024
#: Answers to every ping would take hundreds of megabytes; what is left is noise of the allocator.
MEMORY_NOISE = 40 * 1024 * 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Whoever floods it is disconnected, and it serves the next test as before."""
    with running(tmp_path_factory.mktemp("flooded"), limits="usual") as one:
        yield one


def memory(server: Running) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_control_frames_is_cut_off_with_a_reason(server: Running, kind: int) -> None:
    with RawSocket(server) as flooder, RawSocket(server) as bystander:
        with suppress(ConnectionError):  # the server may hang up before all is sent
            flooder.tcp.sendall(frame(kind, b"x" * 100) * 5_000)
        assert flooder.closing() == (1008, "too many control frames")
        assert bystander.answers_ping()


def test_a_few_pings_are_answered(server: Running) -> None:
    with RawSocket(server) as one:
        for _ in range(10):
            assert one.answers_ping()


def test_a_message_in_endless_pieces_is_cut_off(server: Running) -> None:
    with RawSocket(server) as flooder:
        pieces = frame(TEXT, b"", final=False) + frame(0, b"", final=False) * 5_000
        with suppress(ConnectionError):
            flooder.tcp.sendall(pieces)
        assert flooder.closing() == (1008, "too many control frames")


def test_who_reads_nothing_costs_no_memory(server: Running) -> None:
    before = memory(server)
    flood = frame(PING, b"x" * 125) * 8_000
    with ExitStack() as stack:
        for _ in range(8):
            silent = stack.enter_context(RawSocket(server))
            with suppress(OSError):  # closed by the server
                for _ in range(15):
                    silent.tcp.sendall(flood)
        with RawSocket(server) as bystander:
            assert bystander.answers_ping()
        assert memory(server) - before < MEMORY_NOISE


def is_connected(server: Running, port: int) -> bool:
    """Does the server still hold its end of the connection from this port?"""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, state, *_ = line.split()
        ports = [int(end.partition(":")[2], 16) for end in (local, remote)]
        if ports == [server.port, port]:
            return state == "01"  # established
    return False


def test_a_connection_with_too_much_unsent_is_closed_for_good(tmp_path: Path) -> None:
    """Nobody reads the farewell either, so the connection must not wait for that."""
    with running(tmp_path, limits="none") as server:
        table = server.table(server.token("Ann"))
        commands = frame(TEXT, json.dumps({"t": "ping", "id": "i" * 40}).encode()) * 100
        with RawSocket(server, f"/api/tables/{table}/socket", receive_buffer=4096) as silent:
            silent.tcp.settimeout(0.5)
            port = silent.tcp.getsockname()[1]
            assert is_connected(server, port)
            with suppress(ConnectionError):
                until = time.monotonic() + PATIENCE
                while is_connected(server, port):
                    assert time.monotonic() < until, "the connection stays open"
                    with suppress(TimeoutError):  # our own buffer is full
                        silent.tcp.sendall(commands)
            assert not is_connected(server, port)


def half_requests(server: Running, count: int, stack: ExitStack, source: str) -> None:
    for _ in range(count):
        with suppress(ConnectionError):
            tcp = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
            stack.enter_context(tcp)
            tcp.sendall(HALF)


def whole_request(server: Running, source: str) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0)) as tcp:
        tcp.sendall(f"GET /health HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
        tcp.shutdown(socket.SHUT_WR)
        return tcp.recv(65_536)


def logged(server: Running, text: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    return [line for line in lines if line["text"] == text]


def test_half_requests_from_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with running(tmp_path, limits="usual", file_handles=HANDLES) as server, ExitStack() as stack:
        half_requests(server, 1_100, stack, "127.0.0.1")
        assert whole_request(server, "127.0.0.2").startswith(b"HTTP/1.1 200")
        assert logged(server, "an address has too many connections")


def test_half_requests_from_everywhere_give_way_to_whole_ones(tmp_path: Path) -> None:
    """No address has too many, and still all file handles would be used up."""
    with running(tmp_path, limits="usual", file_handles=HANDLES) as server, ExitStack() as stack:
        for last in range(11):
            half_requests(server, 100, stack, f"127.0.0.{10 + last}")
        for last in (2, 10, 20):
            assert whole_request(server, f"127.0.0.{last}").startswith(b"HTTP/1.1 200")
        with RawSocket(server) as one:
            assert one.answers_ping()
        assert logged(server, "too many connections, so an unfinished one was closed")
