"""How fast the stores write: every table waits for its entry to be on disk before the next one.

python bench/store.py [--seconds 5] [--folder FOLDER] [--postgres URL]    prints Markdown tables

Without --postgres a server is started for it, as for the tests, with `fsync` on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tangledbank.server.store.postgres import PostgresStore
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Entry, Facts
from tests.server.store.cluster import Cluster, NoPostgres

TABLES = (1, 50, 500)

#: About what a decision and a table's line in the lobby take.
BODY = b'{"by":2,"did":["attack",14,31],"drawn":[],"clock":[61200,58800],"x":"%s"}' % (b"y" * 180)
SUMMARY = b'{"name":"pond","seats":["ann","bob","cid","dee"],"turn":7,"x":"%s"}' % (b"y" * 140)


def facts(due: int) -> Facts:
    return Facts("playing", True, SUMMARY, due, ("ann", "bob", "cid", "dee"))


def percentiles(seconds: list[float]) -> list[str]:
    """Of 50, 95, 99 and 100 percent, in milliseconds."""
    ordered = sorted(seconds)
    return [
        f"{1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)]:.2f}"
        for part in (50, 95, 99, 100)
    ]


def sync_times(folder: Path, times: int = 1000) -> list[float]:
    """How long the disk takes for 4 KB and `fsync`, alone."""
    took = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(times):
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - start)
    return took


async def measure(
    store: SqliteStore | PostgresStore, tables: int, seconds: float, busy: bool = False
) -> list[str]:
    """Appends a second, how many shared a commit, percentiles of waiting."""
    await store.open()
    first = [Entry(1, 1, BODY)]
    names = [f"{tables}-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(name, "1.0", facts(0), first, 1) for name in names))
    took: list[float] = []
    over = False

    async def play(table: str) -> None:
        seq = 1
        while not over:
            seq += 1
            start = time.perf_counter()
            await store.append(table, [Entry(seq, seq, BODY)], facts(seq))
            took.append(time.perf_counter() - start)

    async def work() -> None:
        """Keeps the event loop as busy as a server flat out does, a millisecond at a time."""
        while not over:
            until = time.perf_counter() + 0.001
            while time.perf_counter() < until:
                pass
            await asyncio.sleep(0)

    commits = store.writer.commits
    start = time.perf_counter()
    players = [asyncio.create_task(play(name)) for name in names]
    if busy:
        players.append(asyncio.create_task(work()))
    await asyncio.sleep(seconds)
    over = True
    await asyncio.gather(*players)
    passed = time.perf_counter() - start
    commits = store.writer.commits - commits
    await store.close()
    return [f"{len(took) / passed:,.0f}", f"{len(took) / commits:.1f}", *percentiles(took)]


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured")
    parser.add_argument("--postgres", help="the address of an empty database")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tb-bench-", dir=given.folder))
    cluster: Cluster | None = None
    try:
        row("disk", "p50 ms", "p95 ms", "p99 ms", "worst ms")
        row("---", *["---:"] * 4)
        row("4 KB and fsync", *percentiles(sync_times(folder)))
        print()
        row("store", "tables", "appends/s", "per commit", "p50 ms", "p95 ms", "p99 ms", "worst ms")
        row("---", *["---:"] * 7)
        for busy in (False, True):
            name = "SQLite, event loop busy" if busy else "SQLite"
            for tables in TABLES:
                store = SqliteStore(folder / f"{tables}-{busy}.db")
                row(name, str(tables), *asyncio.run(measure(store, tables, given.seconds, busy)))
        url = given.postgres
        if not url:
            cluster = Cluster(settings=())
            url = cluster.empty_database()
        for tables in TABLES:
            found = asyncio.run(measure(PostgresStore(url), tables, given.seconds))
            row("PostgreSQL", str(tables), *found)
    except NoPostgres as reason:
        print(f"\nPostgreSQL was not measured: {reason}")
    finally:
        shutil.rmtree(folder)
        if cluster is not None:
            cluster.remove()


if __name__ == "__main__":
    main()
