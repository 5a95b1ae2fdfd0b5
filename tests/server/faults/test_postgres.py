"""Two servers on one PostgreSQL: one is killed, then the database is restarted under load.

Players reconnect to whichever server there is; nothing acknowledged is lost, nothing done twice.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.logs import compare_with_the_log
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens
from tests.server.store.cluster import Cluster, NoPostgres

pytestmark = pytest.mark.slow

TABLES = 6


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    try:
        made = Cluster()
    except NoPostgres as error:
        pytest.skip(str(error))
    yield made
    made.remove()


def test_tables_move_to_another_server_and_survive_their_database(
    cluster: Cluster, tmp_path: Path
) -> None:
    database = cluster.empty_database()
    servers = [Running(database, tmp_path / f"log{number}") for number in range(2)]
    for server in servers:
        server.start()
    try:
        players = asyncio.run(play_through(servers, cluster))
    finally:
        for server in servers:
            server.kill()
    said = "\n".join(server.said() for server in servers)
    assert all(player.over for player in players), said
    asyncio.run(compare_with_the_log(database, players))


async def play_through(servers: list[Running], cluster: Cluster) -> list[Stubborn]:
    urls = [server.url for server in servers]
    people = await tokens(urls[0], 2)
    players = []
    for _ in range(TABLES):
        table = await make_table(urls[0], people[0], seats=2, bots=1)
        players += [Stubborn(urls, table, seat, people[seat]) for seat in (0, 1)]
    playing = asyncio.gather(*[player.play() for player in players])
    dice = random.Random(2)
    for server in servers:
        await asyncio.sleep(dice.uniform(1, 2))
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(dice.uniform(0, 1))
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.stop)
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.start)
    await asyncio.wait_for(playing, 600)
    return players
