"""`tangledbank serve`: a real process on a real port, and what it says when it cannot."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tangledbank.cli import main
from tangledbank.cli.serve import address_of, listen, listener_for, place_of
from tangledbank.server.store.store import Store

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)


@contextmanager
def serving(file: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with this database, and where it is."""
    words = [sys.executable, "-m", "tangledbank", "serve", "--port", "0", "--bots", "1"]
    words += ["--database", f"sqlite:///{file}"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Tangled Bank is at http://127.0.0.1:"), line
        assert str(file) in process.stdout.readline()
        address = line.split()[4]
        wait_for(address)
        yield process, address
    finally:
        process.kill()
        process.communicate()


def wait_for(address: str) -> None:
    for _ in range(3000):
        try:
            if httpx.get(f"{address}/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_in_good_order(tmp_path: Path, with_signal: signal.Signals) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as (process, address):
        ours = {"X-Tangled-Bank": "1", "Origin": address}
        with httpx.Client(base_url=address, headers=ours) as browser:
            assert browser.post("/api/me", json={"name": "Ann"}).status_code == 200
            made = browser.post("/api/tables", json={"setup": {}}).json()
            assert browser.get("/metrics").status_code == 200
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        with connect(where, additional_headers={"Cookie": cookie, "Origin": address}) as line:
            assert json.loads(line.recv())["t"] == "welcome"
            assert json.loads(line.recv())["t"] == "news"
            process.send_signal(with_signal)
            last: dict[str, object] = {}
            with suppress(ConnectionClosed):
                while True:
                    last = json.loads(line.recv())
        assert (last["t"], last["why"], last["again"]) == ("farewell", "restarting", True)
        _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
    lines = [json.loads(one) for one in err.splitlines()]
    assert lines[0]["text"] == "started"
    assert lines[-1]["text"] == "stopped"
    assert made["table"] not in err
    assert not (tmp_path / "tables.db-wal").exists()  # all is in the file itself


def test_a_stranger_gets_no_socket(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as (_, address):
        where = address.replace("http", "ws", 1) + "/api/lobby"
        for headers in ({}, {"Origin": "http://evil.test"}, {"Origin": "null"}):
            with pytest.raises(Exception, match=r"40\d|4403"):
                connect(where, additional_headers=headers).recv()
        # What nobody may claim: another address, or to come by https.
        lies = {"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Proto": "https"}
        assert httpx.get(f"{address}/metrics", headers=lies).status_code == 403
        assert "strict-transport-security" not in httpx.get(address, headers=lies).headers
        large = {"Cookie": "x" * 5_000_000}
        with suppress(httpx.TransportError):  # it may be cut off in the middle of it
            assert httpx.get(f"{address}/api/me", headers=large).status_code == 400


# One clear line, and exit code 2


def fails(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    # Another server of this process may log at the same time, on a busy machine.
    err = "".join(line for line in err.splitlines(keepends=True) if not line.startswith("{"))
    assert err.startswith("tangledbank serve: ")
    assert err.count("\n") == 1
    return err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        file = f"sqlite:///{tmp_path / 'a.db'}"
        assert port in fails(capsys, "--port", port, "--database", file)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--database", "mysql://x"], "mysql"),
        (["--database", "nonsense"], "nonsense"),
        (["--database", "sqlite:////proc/none/a.db"], "/proc/none"),
        (["--database", "sqlite:///none.db", "--workers", "2"], "PostgreSQL"),
        (["--public-origin", "play.test"], "play.test"),
        (["--public-origin", "https://play.test/path"], "without a path"),
    ],
)
def test_what_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    assert told in fails(capsys, *words)


def test_a_host_that_is_not_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"sqlite:///{tmp_path / 'a.db'}"
    assert "192.0.2.1" in fails(capsys, "--host", "192.0.2.1", "--database", file)


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.db"
    file.write_text("this is a letter to my aunt, and no database at all\n" * 100)
    assert str(file) in fails(capsys, "--database", f"sqlite:///{file}")


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "70000"],
        ["--port", "x"],
        ["--bots", "0"],
        ["--bot-pace", "-1"],
        ["--workers", "0"],
    ],
)
def test_numbers_that_make_no_sense(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", *words])
    assert stopped.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_what_is_shown() -> None:
    with listen("127.0.0.1", 0) as one:
        port = one.getsockname()[1]
        assert address_of(one, "0.0.0.0") == f"http://127.0.0.1:{port}"
        assert address_of(one, "::1") == f"http://[::1]:{port}"
        assert address_of(one, "play.test") == f"http://play.test:{port}"
    url = "postgresql://user:password@db.test:5432/tables?sslmode=require"
    assert place_of(Store(), url) == "postgresql://db.test/tables"


def test_the_next_free_port_is_used() -> None:
    with listen("127.0.0.1", 0) as one:
        taken = one.getsockname()[1]
        with listener_for("127.0.0.1", None, usual=taken) as other:
            assert other.getsockname()[1] != taken


def test_a_port_that_you_ask_for_must_be_free(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen("127.0.0.1", 0) as one:
        taken = str(one.getsockname()[1])
        words = ["--port", taken, "--database", f"sqlite:///{tmp_path}/tables.db"]
        assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    assert f"port {taken} on 127.0.0.1 is in use" in said
    assert "Choose another --port" in said
