"""Opens the database that `--database` names, for a backup or a restore."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from tangledbank import __version__
from tangledbank.server.backup.archive import Archive, Head, TableHead, Value, new_archive
from tangledbank.server.store.choose import store_of
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.sqlite_schema import MIGRATIONS
from tangledbank.server.store.store import StoreError


class Snapshot(Protocol):
    """A consistent snapshot of a database, unaffected by later writes."""

    layout: int

    #: Parents before children, so that rows can be inserted in this order.
    tables: list[TableHead]

    def rows(self, table: TableHead) -> AsyncIterator[tuple[object, ...]]: ...


class Loading(Protocol):
    """An empty database with this program's layout or an older one, inside a transaction."""

    async def fill(self, table: TableHead, rows: Iterator[tuple[Value, ...]]) -> None: ...


class Database(Protocol):
    kind: str
    where: str  # its name in messages

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """`StoreError` if there is nothing to read."""

    async def contents(self) -> int:
        """How many tables and people are in it; `StoreError` if a server uses it."""

    def loading(self, layout: int) -> AbstractAsyncContextManager[Loading]:
        """Empty it, fill it, and bring it up to date, in one transaction."""


def database_of(url: str) -> Database:
    """The database at an address."""
    store = store_of(url)
    if isinstance(store, SqliteStore):
        from tangledbank.server.backup.sqlite_database import SqliteDatabase

        if url == "sqlite://:memory:":
            raise StoreError("A database in memory cannot be backed up. Give --database a file.")
        return SqliteDatabase(store.path)
    from tangledbank.server.backup.postgres_database import PostgresDatabase

    return PostgresDatabase(url)


async def back_up(database: Database, path: Path) -> int:
    """Write all of a database into a new file; returns the number of rows."""
    async with database.snapshot() as snapshot:
        head = Head(
            layout=snapshot.layout,
            program=__version__,
            database=database.kind,
            made=time.time_ns() // 1_000_000,
        )
        with new_archive(path, head) as writer:
            for table in snapshot.tables:
                writer.table(table.table, table.columns)
                async for row in snapshot.rows(table):
                    writer.row(row)
        return writer.rows


async def restore(archive: Archive, database: Database, replace: bool) -> None:
    """Restore a backup into a database and bring it up to date, in one transaction."""
    if archive.head.layout > len(MIGRATIONS):
        raise StoreError(
            f"{archive.path} was made by a newer Tangled Bank ({archive.head.program}). Update "
            "Tangled Bank, then restore it."
        )
    if await database.contents() and not replace:
        raise StoreError(
            f"{database.where} is not empty. Choose an empty database, or give --replace to "
            "delete everything in it first."
        )
    async with database.loading(archive.head.layout) as loading:
        for table, rows in archive.tables():
            await loading.fill(table, rows)
