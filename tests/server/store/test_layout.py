"""Databases of another time: older ones are brought up to date, newer ones refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tangledbank.server.store import postgres_schema, sqlite_schema
from tangledbank.server.store.store import StoreError
from tests.server.store.cluster import DATABASE, Cluster
from tests.server.store.samples import entry, log, make, opened


async def open_once(url: str) -> None:
    async with opened(url):
        pass


def test_an_older_one_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await make(store, "pond")
        schema = sqlite_schema if url.startswith("sqlite") else postgres_schema
        prefix = "" if schema is sqlite_schema else "tangledbank."
        more = (f"CREATE TABLE {prefix}more (id text)", f"INSERT INTO {prefix}more VALUES ('x')")
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, more))
        for _ in range(2):  # the second time there is nothing left to do
            async with opened(url) as store:
                assert await store.entries("pond", 0) == log(1)

    asyncio.run(play())


def test_an_update_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await make(store, "pond")
        schema = sqlite_schema if url.startswith("sqlite") else postgres_schema
        prefix = "" if schema is sqlite_schema else "tangledbank."
        wrong = (f"DELETE FROM {prefix}entries", "CREATE NONSENSE")
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, wrong))
            with pytest.raises(StoreError, match="NONSENSE"):
                await open_once(url)
        async with opened(url) as store:
            assert await store.entries("pond", 0) == log(1)

    asyncio.run(play())


def test_an_older_one_learns_who_chatted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = b'{"k":"said","person":"ann","seat":-1,"name":"Ann","text":"\\"k\\":\\"said\\""}'
    other = b'{"k":"sat","person":"bob","name":"{\\"k\\":\\"said\\",","seat":0}'

    async def play() -> None:
        schema = sqlite_schema if url.startswith("sqlite") else postgres_schema
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:4])
            async with opened(url) as store:
                await make(store, "pond")
                await store.append("pond", [entry(2, said), entry(3, said), entry(4, other)])
        async with opened(url) as store:
            assert await store.operations.spoken_at("ann") == [("pond", "playing")]
            assert await store.operations.spoken_at("bob") == []

    asyncio.run(play())


def test_a_newer_sqlite_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(open_once(sqlite_url))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="newer Tangled Bank"):
        asyncio.run(open_once(sqlite_url))


def test_the_database_itself_keeps_logs_whole(sqlite_url: str, tmp_path: Path) -> None:
    async def prepare() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "pond")

    asyncio.run(prepare())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for table, seq in (("pond", 1), ("pond", 3), ("pond", 0), ("lake", 1)):
            with pytest.raises(sqlite3.IntegrityError):
                db.execute("INSERT INTO entries VALUES (?, ?, 1, x'00')", (table, seq))
        db.execute("INSERT INTO entries VALUES ('pond', 2, 1, x'00')")


def test_a_newer_postgres_database_is_refused(cluster: Cluster, postgres_url: str) -> None:
    asyncio.run(open_once(postgres_url))
    cluster.run(DATABASE, "UPDATE tangledbank.version SET number = 99")
    with pytest.raises(StoreError, match="newer Tangled Bank"):
        asyncio.run(open_once(postgres_url))


def test_another_programs_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("CREATE TABLE mails (subject)")
    with pytest.raises(StoreError, match="another program"):
        asyncio.run(open_once(sqlite_url))


def test_many_processes_may_start_at_once(postgres_url: str) -> None:
    async def play() -> None:
        await asyncio.gather(*(open_once(postgres_url) for _ in range(6)))

    asyncio.run(play())
