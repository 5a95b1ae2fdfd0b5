"""Operator commands on a database while a server may be using it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any, Final

from tangledbank.server.store import sqlite_schema
from tangledbank.server.store.choose import store_of
from tangledbank.server.store.operations import Operations
from tangledbank.server.store.sqlite import SqliteStore, all_of
from tangledbank.server.store.sqlite_file import connect
from tangledbank.server.store.sqlite_trouble import explain
from tangledbank.server.store.statements import Statement
from tangledbank.server.store.store import StoreError

#: Seconds to wait for a server that is writing.
PATIENCE: Final = 10.0


@asynccontextmanager
async def operating(url: str) -> AsyncIterator[Operations]:
    """It does not take the server's lock: SQLite lets several processes write in turns."""
    store = store_of(url)
    if not isinstance(store, SqliteStore):
        await store.open()
        try:
            yield store.operations
        finally:
            await store.close()
        return
    if not store.path.exists():
        raise StoreError(f"{store.path} does not exist. Give the database with --database.")
    try:
        with closing(connect(store.path, PATIENCE)) as db:
            if sqlite_schema.version_of(db, store.path) < len(sqlite_schema.MIGRATIONS):
                raise StoreError(
                    f"{store.path} was written by an older version. Start the server once to "
                    "update it."
                )

            async def execute(statements: list[Statement]) -> list[tuple[Any, ...]]:
                db.execute("BEGIN IMMEDIATE")
                try:
                    rows = all_of(db, statements)
                    db.execute("COMMIT")
                except BaseException:
                    db.execute("ROLLBACK")
                    raise
                return rows

            yield Operations(execute, execute)
    except sqlite3.Error as error:
        raise explain(error, store.path) from error
