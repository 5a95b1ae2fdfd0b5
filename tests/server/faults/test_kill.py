"""`kill -9` at random moments: nothing acknowledged is lost, nothing is done twice, games finish.

In the usual run the server is killed a few times under a few tables; set TANGLEDBANK_KILLS=20 and
TANGLEDBANK_TABLES=50 for the whole test.
"""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from tangledbank.server.store.choose import store_of
from tangledbank.server.table import log
from tangledbank.server.table.table import replayed
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens

KILLS = int(os.environ.get("TANGLEDBANK_KILLS", "4"))
TABLES = int(os.environ.get("TANGLEDBANK_TABLES", "12"))

pytestmark = pytest.mark.slow


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Running(database, tmp_path / "log")
    server.start()
    try:
        players = asyncio.run(play_while_killing(server))
    finally:
        server.kill()
    assert all(player.over for player in players), server.said()
    asyncio.run(compare_with_the_log(database, players))


async def play_while_killing(server: Running) -> list[Stubborn]:
    people = await tokens(server.url, 2)
    players = []
    for _ in range(TABLES):
        table = await make_table(server.url, people[0], seats=2, bots=1)
        players += [Stubborn([server.url], table, seat, people[seat]) for seat in (0, 1)]
    playing = asyncio.gather(*[player.play() for player in players])
    dice = random.Random(1)
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(0.3, 1.2))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(playing, 600)
    return players


async def compare_with_the_log(database: str, players: list[Stubborn]) -> None:
    store = store_of(database)
    await store.open()
    try:
        for name in {player.table for player in players}:
            stored = await store.load(name)
            assert stored is not None
            table = replayed(name, stored.engine, stored.entries)
            assert table.status == "over", table.problem
            done = Counter(
                body.cmd for body in (log.read(one.body) for one in stored.entries) if body.cmd
            )
            assert all(count == 1 for count in done.values()), "a command was done twice"
            for player in players:
                if player.table == name:
                    lost = set(player.acknowledged) - set(done)
                    assert not lost, f"acknowledged, and lost: {lost}"
    finally:
        await store.close()
