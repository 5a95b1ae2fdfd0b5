"""A real server that is stopped for a while, and whose machine's clock is set: nobody loses time,
and nobody gains any."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.faults.running import Running

pytestmark = pytest.mark.slow

MOVE = 6
BANK = 1_200
HOUR = 3_600
DAY = 86_400

NONCE = "5e" * 16
#: How many tenths of a second to wait for what must come, before a test is taken to hang.
HANGS = 3_000


async def begin(server: Running, token: str, clock: dict[str, object]) -> str:
    """A table at which one person plays both seats."""
    seats: list[dict[str, object]] = [{}, {}]
    table = await asyncio.to_thread(server.table, token, seats=seats, clock=clock)
    async with Client(server, table, token) as client:
        for seat in range(2):
            await client.say("sit", seat=seat)
        await client.say("ready", nonce=NONCE)
        await client.until(lambda: bool(client.last("ask")))
    return table


def entries_of(folder: Path, table: str) -> list[dict[str, object]]:
    """The table's log, as it is stored."""
    with sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    return [json.loads(body) for (body,) in rows]


# Standing still


def test_nobody_is_decided_for_while_the_process_is_stopped(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    server.start()
    try:
        asyncio.run(stop_and_go_on(server, tmp_path))
    finally:
        server.kill()


async def stop_and_go_on(server: Running, folder: Path) -> None:
    token = await asyncio.to_thread(server.token, "Ann")
    table = await begin(server, token, {"kind": "move", "seconds": MOVE})
    assert server.process is not None
    async with Client(server, table, token) as client:
        # A question that has just begun, so that its time cannot be over before the stop.
        await decide(client)
        os.kill(server.process.pid, signal.SIGSTOP)
        before = len(entries_of(folder, table))
        told = len(client.told)
        await asyncio.sleep(MOVE + 3)
        os.kill(server.process.pid, signal.SIGCONT)
        await client.until(lambda: len(client.told) > told)
        await asyncio.to_thread(wait_for_entry, folder, table, before)
        after = entries_of(folder, table)[before:]
        assert after[0]["k"] == "woke", after


def wait_for_entry(folder: Path, table: str, before: int) -> None:
    for _ in range(HANGS):
        if len(entries_of(folder, table)) > before:
            return
        time.sleep(0.1)
    raise AssertionError("nothing was written")


# The machine's clock


class FakeTime:
    """The wall clock of one process, by libfaketime; its monotonic clock stays as it is."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "faketime"
        self.jump(0)
        self.environment = {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }

    def jump(self, seconds: int) -> None:
        # In one piece: a process that reads an empty file would see the clock jump once more.
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.replace(self._file)


def library() -> str:
    """Where libfaketime is; empty if it is not installed."""
    try:
        said = subprocess.run(
            ["faketime", "-f", "+0", "sh", "-c", "echo $LD_PRELOAD"],
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.stdout.strip().rpartition(":")[2]


def ahead(fake: FakeTime) -> float:
    """How far the wall clock of such a process is ahead of ours, in seconds."""
    said = subprocess.run(
        [sys.executable, "-c", "import time; print(time.time())"],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | fake.environment,
    )
    return float(said.stdout) - time.time()


@pytest.mark.skipif(not library(), reason="faketime is not installed")
@pytest.mark.parametrize("seconds", [HOUR, -HOUR, DAY, -DAY])
def test_a_jump_of_the_wall_clock_changes_no_clock(tmp_path: Path, seconds: int) -> None:
    fake = FakeTime(tmp_path)
    server = Running(
        f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", environment=fake.environment
    )
    server.start()
    try:
        asyncio.run(play_through_a_jump(server, fake, seconds))
    finally:
        server.kill()


async def play_through_a_jump(server: Running, fake: FakeTime, seconds: int) -> None:
    token = await asyncio.to_thread(server.token, "Ann")
    table = await begin(server, token, {"kind": "bank", "seconds": BANK})
    fake.jump(seconds)
    assert abs(await asyncio.to_thread(ahead, fake) - seconds) < HOUR / 2, "it has jumped"
    async with Client(server, table, token) as client:
        await check_clocks(client)
    # Somebody new, while the clock is wrong; they are known when it is right again, and before.
    other = await asyncio.to_thread(server.token, "Bob")
    await asyncio.to_thread(server.table, other, seats=[{}, {}])
    for now in (seconds, 0):
        await asyncio.to_thread(server.kill)
        fake.jump(now)
        await asyncio.to_thread(server.start)
        for one in (token, other):
            await asyncio.to_thread(server.table, one, seats=[{}, {}])
        async with Client(server, table, token) as client:
            await check_clocks(client)


async def decide(client: Client) -> None:
    """Decide, and wait for the next question."""
    await client.until(lambda: bool(client.last("ask")))
    moment = client.last("ask")[0]["moment"]
    said = await client.decide()
    assert said["t"] == "done", said
    await client.until(
        lambda: bool(client.last("ask")) and client.last("ask")[0]["moment"] > moment
    )


async def check_clocks(client: Client) -> None:
    """Play a little: no bank is emptied or filled, and every deadline is near."""
    for _ in range(4):
        await decide(client)
        clocks = client.last("clocks")
        assert all(BANK / 2 < bank / 1000 <= BANK for bank in clocks["banks"]), clocks
        assert 0 < (clocks["deadline"] - clocks["now"]) / 1000 <= BANK, clocks
