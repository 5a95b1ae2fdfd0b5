"""`tangledbank admin` beside a real server, on both databases; PostgreSQL with two workers."""

import asyncio
import json
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.faults.running import Running

pytestmark = pytest.mark.slow


@pytest.fixture
def server(url: str, tmp_path: Path) -> Iterator[Running]:
    workers = 1 if url.startswith("sqlite") else 2
    server = Running(url, tmp_path / "log", workers=workers)
    server.start()
    try:
        yield server
        assert server.up, server.said()
    finally:
        server.kill()


async def admin(server: Running, *words: str, code: int = 0) -> str:
    """Run a command of ours; what it says."""
    command = [sys.executable, "-m", "tangledbank", "admin", *words]
    done = await asyncio.to_thread(
        subprocess.run,
        [*command, "--database", server.database],
        capture_output=True,
        text=True,
    )
    assert done.returncode == code, done.stderr
    return str(done.stderr if code else done.stdout)


async def begun(server: Running, tokens: list[str], **setup: object) -> str:
    table = server.table(tokens[0], seats=[{} for _ in tokens], **setup)
    for seat, token in enumerate(tokens):
        for command in ({"t": "sit", "seat": seat}, {"t": "ready", "nonce": f"{seat:02d}" * 16}):
            said = {"id": command["t"], **command}
            # The other worker may hear a moment later what was done at this one.
            while server.post(f"/api/tables/{table}/commands", said, token)["t"] != "done":
                await asyncio.sleep(0.05)
    return table


async def person_at(server: Running, name: str) -> str:
    """The id of somebody who came from this machine; it is written down after a moment."""
    while True:
        for line in (await admin(server, "people", "--address", "127.0.0.1")).splitlines():
            if f" {name} " in line:
                return line.split()[0]


def test_tables_load_and_people(server: Running) -> None:
    async def play() -> None:
        tokens = [server.token("Ann"), server.token("Bob")]
        table = await begun(server, tokens, title="Pond")
        listed = await admin(server, "tables")
        assert table in listed
        assert "Ann, Bob  (Pond)" in listed
        assert table not in await admin(server, "tables", "--status", "over")
        async with Client(server, table, tokens[0]):
            said = await admin(server, "load")
            assert "guests 1" in said
            assert len(said.splitlines()) == server.workers
        person = await person_at(server, "Bob")
        assert "127.0.0.1" in await admin(server, "people", "--person", person[:10])
        assert person in await admin(server, "people", "--table", table[:8])
        assert "Nobody" in await admin(server, "people", "--address", "192.0.2.7")

    asyncio.run(play())


def test_a_table_is_closed(server: Running) -> None:
    """It is in the log, the players are told, and nothing can be decided any more."""

    async def play() -> None:
        tokens = [server.token("Ann"), server.token("Bob")]
        table = await begun(server, tokens)
        async with Client(server, table, tokens[0]) as ann, Client(server, table) as watcher:
            assert "closed" in await admin(server, "close", table)
            for one in (ann, watcher):
                await one.until(lambda one=one: one.last("table")["status"] == "over")
                assert one.last("table")["result"]["decided_by"] == "closed"
            assert (await ann.say("undo"))["t"] == "refused"
        assert "already over" in await admin(server, "close", table[:8])
        gathering = server.table(tokens[0], seats=[{}, {}])
        async with Client(server, gathering, tokens[0]) as ann:
            assert "closed" in await admin(server, "close", gathering)
            await ann.until(ann.gone)
            assert ann.farewell is not None
            assert (ann.farewell["why"], ann.farewell["again"]) == ("closed", False)
        assert json.loads(server.get(f"/api/tables/{gathering}"))["status"] == "over"
        assert server.status(f"/api/tables/{gathering}/record") == 409
        assert "No table" in await admin(server, "close", "nonsense", code=1)

    asyncio.run(play())


def test_a_person_is_muted(server: Running) -> None:
    async def play() -> None:
        tokens = [server.token("Ann"), server.token("Bob")]
        table = await begun(server, tokens)
        async with Client(server, table, tokens[1]) as bob:
            assert (await bob.say("say", text="one"))["t"] == "done"
            person = await person_at(server, "Bob")
            await admin(server, "mute", person, "--for", "1h")
            answer = await bob.say("say", text="two")
            while answer["t"] == "done":  # it takes a second to be known
                answer = await bob.say("say", text="two")
            assert answer["why"] == "muted"
            assert (await bob.say("pause"))["t"] == "done"  # he plays on
            assert person in await admin(server, "rulings")
            await admin(server, "unmute", person)
            while answer["t"] != "done":
                answer = await bob.say("say", text="three")
        assert "No bans, mutes or notice" in await admin(server, "rulings")

    asyncio.run(play())


def test_a_person_is_banned(server: Running) -> None:
    async def play() -> None:
        tokens = [server.token("Ann"), server.token("Bob")]
        table = await begun(server, tokens)
        async with Client(server, table, tokens[0]) as ann, Client(server, table, tokens[1]) as bob:
            await admin(server, "ban", await person_at(server, "Bob"))
            await bob.until(bob.gone)
            assert bob.farewell is not None
            assert (bob.farewell["why"], bob.farewell["again"]) == ("banned", False)
            assert (await ann.say("ping"))["t"] == "pong"
        ping = {"t": "ping", "id": "p"}
        where = f"/api/tables/{table}/commands"
        assert server.post(where, ping, tokens[0])["t"] == "pong"
        while not refused(server, where, ping, tokens[1]):  # until every worker knows it
            await asyncio.sleep(0.05)

    asyncio.run(play())


def refused(server: Running, path: str, data: object, token: str) -> bool:
    try:
        server.post(path, data, token)
    except urllib.error.HTTPError as error:
        return error.code == 403
    return False


def test_an_address_is_banned(server: Running) -> None:
    async def play() -> None:
        token = server.token("Ann")
        table = server.table(token, seats=[{}, {}])
        async with Client(server, table, token) as ann:
            await admin(server, "ban", "--address", "127.0.0.1", "--for", "1h")
            await ann.until(ann.gone)
        while server.status("/api/me") != 403:
            await asyncio.sleep(0.05)
        assert server.status("/health") == 200
        await admin(server, "unban", "--address", "127.0.0.1")
        while server.status("/api/me") != 200:
            await asyncio.sleep(0.05)

    asyncio.run(play())


def test_maintenance_is_announced(server: Running) -> None:
    """At `/api/server`, where every page of the browser looks."""

    def notice() -> dict[str, object] | None:
        found: dict[str, object] | None = json.loads(server.get("/api/server"))["notice"]
        return found

    async def play() -> None:
        assert notice() is None
        await admin(server, "announce", "Back in ten minutes.", "--in", "30m")
        while (told := notice()) is None:
            await asyncio.sleep(0.05)
        assert told["text"] == "Back in ten minutes."
        assert isinstance(told["at"], int)
        assert told["at"] > 1_000_000_000_000
        await admin(server, "announce", "--clear")
        while notice() is not None:
            await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["ban"], "Give either a person or --address"),
        (["ban", "--address", "nowhere"], "not an IP address"),
        (["mute", "ffff"], "Nobody has an id"),
        (["unban", "--address", "192.0.2.7"], "No ban matches '192.0.2.7'"),
    ],
)
def test_what_cannot_be_done(server: Running, words: list[str], told: str) -> None:
    assert told in asyncio.run(admin(server, *words, code=1))


def test_without_a_server(tmp_path: Path) -> None:
    gone = Running(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "log")
    assert "does not exist" in asyncio.run(admin(gone, "tables", code=1))
    gone.start()
    gone.stop()
    assert "There are no tables" in asyncio.run(admin(gone, "tables"))
    assert "No server answered" in asyncio.run(admin(gone, "load", code=1))
