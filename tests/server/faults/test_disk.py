"""A real server on a disk that fills up, with a database that is locked, and with a damaged one.

It says what is wrong, changes nothing, keeps those who only look, and goes on when it can.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.faults.logs import compare_with_the_log
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens
from tests.server.store.small_disk import fill, free, small_disk

pytestmark = pytest.mark.slow

TABLES = 3

#: What goes wrong until a player has been told that a decision was not saved.
Trouble = Callable[[Callable[[], bool]], Awaitable[None]]


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk("16m") as disk:
        server = Running(f"sqlite:///{disk}/tables.db", tmp_path / "log")

        async def trouble(refused: Callable[[], bool]) -> None:
            await asyncio.to_thread(fill, disk)
            await until(lambda: server.status("/ready") == 503)
            assert server.status("/health") == 200
            await until(refused)
            await asyncio.to_thread(free, disk)

        play(server, trouble)


def test_a_locked_database(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")

    async def trouble(refused: Callable[[], bool]) -> None:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await until(lambda: server.status("/ready") == 503)
        await until(refused)
        other.execute("ROLLBACK")
        other.close()

    play(server, trouble)


def test_a_damaged_database_that_is_mended(tmp_path: Path) -> None:
    """Rubbish where the file was, until whoever runs the server puts the file back."""
    server = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    aside = tmp_path / "aside"
    aside.mkdir()

    async def trouble(refused: Callable[[], bool]) -> None:
        for file in sorted(tmp_path.glob("tables.db*")):
            if not file.name.endswith("lock"):
                file.rename(aside / file.name)
        (tmp_path / "tables.db").write_bytes(b"\xff" * 100_000)
        await until(lambda: server.status("/ready") == 503)
        assert server.status("/health") == 200
        await until(refused)
        assert "tables.db" in server.said(), "it says which file"
        for file in sorted(aside.iterdir()):
            file.rename(tmp_path / file.name)

    play(server, trouble)


def play(server: Running, trouble: Trouble) -> None:
    """Games go on to their end although there is trouble in the middle."""
    server.start()
    try:
        players = asyncio.run(play_through(server, trouble))
    finally:
        server.kill()
    assert all(player.over for player in players), server.said()
    asyncio.run(compare_with_the_log(server.database, players))


async def play_through(server: Running, trouble: Trouble) -> list[Stubborn]:
    people = await tokens(server.url, 2)
    players = []
    for _ in range(TABLES):
        table = await make_table(server.url, people[0], seats=2)
        players += [Stubborn([server.url], table, seat, people[seat]) for seat in (0, 1)]
    playing = asyncio.gather(*[player.play() for player in players])
    await until(lambda: all(len(player.acknowledged) > 6 for player in players))
    await trouble(lambda: any("not-saved" in player.refused for player in players))
    await asyncio.wait_for(playing, 120)
    return players


async def until(so: Callable[[], bool]) -> None:
    for _ in range(3000):
        if await asyncio.to_thread(so):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")
