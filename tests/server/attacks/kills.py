"""`kill -9` again and again while people play: what was acknowledged, lost, done twice?"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from tests.server.faults.logs import tally
from tests.server.faults.running import Running
from tests.server.faults.stubborn import Stubborn, make_table, tokens
from tests.server.store.cluster import Cluster

#: Seconds between two kills.
BETWEEN = (0.2, 1.5)
#: A game that is not over by then will not be.
LONGEST = 900.0


class Survived(Struct):
    database: str
    kills: int = 0
    database_crashes: int = 0
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unfinished: int = 0
    broken: int = 0


async def kill_sqlite(folder: Path, kills: int, tables: int) -> Survived:
    """One server on SQLite."""
    server = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    return await _kill("SQLite", [server], kills, tables)


async def kill_postgres(cluster: Cluster, folder: Path, kills: int, tables: int) -> Survived:
    """Two servers on PostgreSQL; every tenth time it is the database itself that crashes."""
    database = cluster.empty_database()
    servers = [Running(database, folder / f"log{at}") for at in range(2)]

    def crash() -> None:
        import signal

        cluster.stop(signal.SIGQUIT)
        cluster.start()

    return await _kill("PostgreSQL, 2 servers", servers, kills, tables, crash)


async def _kill(
    name: str,
    servers: list[Running],
    kills: int,
    tables: int,
    crash: Callable[[], None] | None = None,
) -> Survived:
    survived = Survived(name, tables=tables)
    for server in servers:
        await asyncio.to_thread(server.start)
    dice = random.Random(kills)
    players: list[Stubborn] = []
    try:
        people = await tokens(servers[0].url, 2)
        games = [
            asyncio.create_task(_games(servers, people, players, survived, kills))
            for _ in range(tables)
        ]
        while survived.kills < kills:
            await asyncio.sleep(dice.uniform(*BETWEEN))
            if crash is not None and survived.kills % 10 == 9 > survived.database_crashes:
                await asyncio.to_thread(crash)
                survived.database_crashes += 1
            server = dice.choice(servers)
            await asyncio.to_thread(server.kill)
            survived.kills += 1
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*games), LONGEST)
    finally:
        for server in servers:
            if server.up:
                server.kill()
    found = await tally(servers[0].database, players)
    survived.acknowledged, survived.lost, survived.doubled = (
        found.acknowledged,
        found.lost,
        found.doubled,
    )
    survived.unfinished, survived.broken = found.unfinished, found.broken
    survived.tables = len({player.table for player in players})
    return survived


async def _games(
    servers: list[Running],
    people: list[str],
    players: list[Stubborn],
    survived: Survived,
    kills: int,
) -> None:
    """One game after the other, until there was the last kill."""
    urls = [server.url for server in servers]
    while True:
        table = await _made(urls, people[0])
        pair = [Stubborn(urls, table, seat, people[seat]) for seat in (0, 1)]
        players += pair
        await asyncio.gather(*[one.play() for one in pair])
        if survived.kills >= kills:
            return


async def _made(urls: list[str], token: str) -> str:
    import httpx

    for attempt in range(600):
        try:
            return await make_table(urls[attempt % len(urls)], token, seats=2, bots=1)
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    raise AssertionError("no server makes a table")
