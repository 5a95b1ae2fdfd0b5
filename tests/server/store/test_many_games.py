"""With 10,000 stored games nothing reads them all: every question has its index."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tangledbank.server.store import sqlite_readers, sqlite_writer
from tangledbank.server.store.sqlite_file import connect
from tangledbank.server.store.store import Store
from tests.server.store.cluster import DATABASE, Cluster
from tests.server.store.samples import facts, log, opened

GAMES = 10_000

#: One in a hundred is being played; due is one in a thousand.
TABLES = """
    INSERT INTO {p}tables (id, engine, status, public, summary, due, persons, made, used, last)
    SELECT 't' || n, '1.0', CASE WHEN n % 100 = 0 THEN 'playing' ELSE 'over' END, {true},
        {bytes}, CASE WHEN n % 1000 = 0 THEN n ELSE 0 END, '["p' || (n % 500) || '"]', n, n, 20
    FROM {numbers}
"""
ENTRIES = """
    INSERT INTO {p}entries (table_id, seq, at, body)
    SELECT 't' || n, seq.k, 1000 + seq.k, {bytes} FROM {numbers}, {twenty}
"""
SEATS = "INSERT INTO {p}seats SELECT 'p' || (n % 500), 't' || n FROM {numbers}"


async def ask_everything(store: Store) -> None:
    assert len(await store.lobby(50)) == 50
    assert await store.due(GAMES, 5) == [f"t{number}" for number in range(1000, 6000, 1000)]
    stored = await store.load("t77")
    assert stored is not None
    assert len(stored.entries) == 20
    assert len(await store.entries("t78", 18)) == 2
    assert [table for table, _ in await store.tables_of("p7", 2)] == ["t9507", "t9007"]
    assert await store.hold_all("one", ["t1", "t2"], 1, 2) == {"t1", "t2"}
    await asyncio.gather(*(store.append(f"t{n}", log(21), facts(due=n)) for n in range(1, 50)))
    assert await store.person("p7") is None


def test_sqlite(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing() -> None:
        async with opened(sqlite_url):
            pass

    async def play() -> None:
        async with opened(sqlite_url) as store:
            await ask_everything(store)

    asyncio.run(nothing())
    numbers = "(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n < {})"
    words = {
        "p": "",
        "true": "1",
        "bytes": "CAST('{}' AS BLOB)",
        "numbers": numbers.format(GAMES) + " SELECT n FROM c)",
        "twenty": numbers.format(20) + " SELECT n AS k FROM c) AS seq",
    }
    path = tmp_path / "tables.db"
    asked: set[str] = set()

    def watched(path: Path, patience: float) -> sqlite3.Connection:
        db = connect(path, patience)
        db.set_trace_callback(asked.add)
        return db

    with closing(sqlite3.connect(path)) as db:
        for statement in (TABLES, ENTRIES, SEATS):
            db.execute(statement.format(**words))
        db.commit()
        monkeypatch.setattr(sqlite_readers, "connect", watched)
        monkeypatch.setattr(sqlite_writer, "connect", watched)
        asyncio.run(play())
        steps = {
            step[3]
            for statement in asked
            if statement.strip().startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
            for step in db.execute(f"EXPLAIN QUERY PLAN {statement}")
        }
    assert len(steps) > 10
    scans = {step for step in steps if re.match("SCAN (TABLE )?(tables|entries|seats)", step)}
    # The lobby's index is read from its beginning, only as far as it is needed.
    assert {step for step in scans if "INDEX lobby" not in step} == set()


@pytest.mark.slow
def test_postgres(cluster: Cluster, postgres_url: str) -> None:
    async def play(questions: bool) -> None:
        async with opened(postgres_url) as store:
            if questions:
                await ask_everything(store)

    def scans() -> int:
        with psycopg.connect(postgres_url) as db:
            found = db.execute(
                "SELECT sum(seq_scan) FROM pg_stat_user_tables"
                " WHERE relname IN ('tables', 'entries', 'seats')"
            ).fetchone()
        assert found is not None
        return int(found[0])

    words = {
        "p": "tangledbank.",
        "true": "true",
        "bytes": "'{}'::bytea",
        "numbers": f"generate_series(1, {GAMES}) AS n",
        "twenty": "generate_series(1, 20) AS seq(k)",
    }
    asyncio.run(play(questions=False))
    filled = [statement.format(**words) for statement in (TABLES, ENTRIES, SEATS)]
    cluster.run(DATABASE, *filled, "ANALYZE")
    before = scans()
    asyncio.run(play(questions=True))
    assert scans() == before
