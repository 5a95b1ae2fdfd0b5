"""`kill -9` at random moments: nothing acknowledged is lost, nothing is done twice, games finish.

In the usual run the server is killed a few times under a few tables; set TANGLEDBANK_KILLS=20 and
TANGLEDBANK_TABLES=50 for the whole test.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.faults.logs import compare_with_the_log
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens

KILLS = int(os.environ.get("TANGLEDBANK_KILLS", "3"))
TABLES = int(os.environ.get("TANGLEDBANK_TABLES", "8"))

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
