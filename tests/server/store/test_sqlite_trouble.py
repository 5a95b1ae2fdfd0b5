"""A full disk, a lock, damage, a folder that is shut: said clearly, and over when mended."""

import asyncio
import os
import pwd
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Store, StoreError, Taken
from tests.server.store.samples import entry, log, make, make_all
from tests.server.store.small_disk import fill, free, small_disk

TABLES = [f"t{number}" for number in range(10)]


def with_store(path: Path, play: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path, patience=0.05)
        await store.open()
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


async def fill_logs(store: Store, last: dict[str, int]) -> StoreError:
    """Append to all tables at once until it fails; `last` is what was acknowledged."""
    while True:
        asked = [store.append(table, [entry(last[table] + 1, bytes(3_000))]) for table in TABLES]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        failures = [answer for answer in answers if answer is not None]
        for table, answer in zip(TABLES, answers, strict=True):
            last[table] += answer is None
        if failures:
            assert all(isinstance(f, StoreError) and not isinstance(f, Taken) for f in failures)
            return StoreError(str(failures[0]))


async def logs_are(store: Store, last: dict[str, int]) -> None:
    """Exactly what was acknowledged is there."""
    for table in TABLES:
        found = [e.seq for e in await store.entries(table, 0)]
        assert found == list(range(1, last[table] + 1))


def test_a_full_disk() -> None:
    async def play(store: SqliteStore) -> None:
        folder = store.path.parent
        await make_all(store, TABLES)
        last = dict.fromkeys(TABLES, 1)
        for _ in range(2):
            fill(folder)
            error = await fill_logs(store, last)
            assert f"The disk of {store.path} is full" in str(error)
            await logs_are(store, last)
            free(folder)
            await store.check()
            await asyncio.gather(*(store.append(t, log(last[t] + 1)) for t in TABLES))
            last = {table: number + 1 for table, number in last.items()}
            await logs_are(store, last)

    with small_disk("3m") as folder:
        with_store(folder / "tables.db", play)


def test_a_disk_that_is_full_from_the_start() -> None:
    async def nothing(store: SqliteStore) -> None: ...

    with small_disk("1m") as folder:
        fill(folder)
        with pytest.raises(StoreError, match="is full"):
            with_store(folder / "tables.db", nothing)
        free(folder)
        with_store(folder / "tables.db", nothing)


@contextmanager
def files_at_most(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_gives_errors(tmp_path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await make_all(store, TABLES)
        last = dict.fromkeys(TABLES, 1)
        with files_at_most(400_000):
            error = await fill_logs(store, last)
            assert f"The disk of {store.path} reported an error" in str(error)
            await logs_are(store, last)
        await store.append(TABLES[0], log(last[TABLES[0]] + 1))

    with_store(tmp_path / "tables.db", play)


def test_locked_by_another_program(tmp_path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await make_all(store, TABLES)
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            asked = [store.append(table, log(2)) for table in TABLES]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, StoreError)
                assert f"{store.path} is locked by another program" in str(answer)
            with pytest.raises(StoreError, match="is locked"):
                await store.check()
            assert await store.entries("t0", 0) == log(1)  # reading goes on
            other.execute("ROLLBACK")
        await store.check()
        await asyncio.gather(*(store.append(table, log(2)) for table in TABLES))
        await logs_are(store, dict.fromkeys(TABLES, 2))

    with_store(tmp_path / "tables.db", play)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None: ...

    path = tmp_path / "tables.db"
    path.write_bytes(b"Dear diary, " * 1_000)
    with pytest.raises(StoreError, match=r"is damaged .*recover"):
        with_store(path, nothing)
    assert path.read_bytes() == b"Dear diary, " * 1_000


def test_damage_in_one_table_leaves_the_others(tmp_path: Path) -> None:
    async def prepare(store: SqliteStore) -> None:
        await make_all(store, TABLES)
        for table in TABLES:
            body = table.encode() * 300
            await store.append(table, [entry(seq, body) for seq in range(2, 40)])

    async def play(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="is damaged"):
            await store.load("t5")
        await store.append("t0", log(40))
        assert len(await store.entries("t0", 0)) == 40
        with pytest.raises(StoreError, match="is damaged"):
            await store.load("t5")

    path = tmp_path / "tables.db"
    with_store(path, prepare)
    data = bytearray(path.read_bytes())
    # Pages that hold nothing but this table's entries.
    pages = [p for p in range(0, len(data), 4096) if data.count(b"t5t5", p, p + 4096) > 500]
    assert pages
    for page in pages:
        data[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(data)
    with_store(path, play)


def test_damage_while_it_is_used(tmp_path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await make_all(store, TABLES)
        with store.path.open("r+b") as file:
            file.write(b"\xff" * 8192)
        for end in ("-wal", "-shm"):
            with store.path.with_name(store.path.name + end).open("r+b") as file:
                file.write(b"\xff" * 8192)
        answers = await asyncio.gather(
            store.append("t0", log(2)), store.load("t0"), return_exceptions=True
        )
        # What is in memory may still be read, but nothing is acknowledged that is not on disk.
        assert isinstance(answers[0], StoreError)
        assert str(store.path) in str(answers[0])

    with_store(tmp_path / "tables.db", play)


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """Root may write anywhere: then be somebody else for a moment."""
    folder.chmod(0o555)
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written() -> None:
    async def nothing(store: SqliteStore) -> None: ...

    folder = Path(tempfile.mkdtemp(prefix="tb-shut-", dir="/tmp"))
    try:
        for path in (folder / "tables.db", folder / "deep" / "tables.db"):
            with without_rights(folder), pytest.raises(StoreError, match="cannot be written"):
                with_store(path, nothing)
        folder.chmod(0o755)
        with_store(folder / "tables.db", nothing)
        with without_rights(folder), pytest.raises(StoreError, match="cannot be written"):
            with_store(folder / "tables.db", nothing)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_file_that_is_moved_away(tmp_path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await make(store, "pond")
        away = store.path.with_name("away.db")
        store.path.rename(away)
        with pytest.raises(StoreError, match="is gone"):
            await store.append("pond", log(2))
        away.rename(store.path)
        await store.append("pond", log(2))
        assert await store.entries("pond", 0) == log(1, 2)

    with_store(tmp_path / "tables.db", play)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await make(store, "pond")
        second = SqliteStore(store.path)
        with pytest.raises(StoreError, match=rf"Another server .process {os.getpid()}\)"):
            await second.open()
        await second.close()
        await store.append("pond", log(2))  # the first is not disturbed

    with_store(tmp_path / "tables.db", play)
    with_store(tmp_path / "tables.db", make_lake)


async def make_lake(store: Store) -> None:
    await make(store, "lake")
