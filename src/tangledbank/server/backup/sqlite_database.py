"""Backs up and restores SQLite."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from tangledbank.server.backup.archive import TableHead, Value
from tangledbank.server.backup.order import parents_first
from tangledbank.server.store import sqlite_schema
from tangledbank.server.store.sqlite_file import Alone, connect
from tangledbank.server.store.sqlite_trouble import explain
from tangledbank.server.store.store import StoreError

#: Seconds to wait for a server that is writing.
PATIENCE: Final = 10.0


class SqliteSnapshot:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        (self.layout,) = db.execute("PRAGMA user_version").fetchone()
        parents = {name: _parents(db, name) for name in _tables(db)}
        self.tables = [TableHead(name, _columns(db, name)) for name in parents_first(parents)]

    async def rows(self, table: TableHead) -> AsyncIterator[tuple[object, ...]]:
        columns = ", ".join(f'"{column}"' for column in table.columns)
        key = _key(self._db, table.table)
        order = f" ORDER BY {', '.join(key)}" if key else ""
        for row in self._db.execute(f'SELECT {columns} FROM "{table.table}"{order}'):
            yield row


class SqliteLoading:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def fill(self, table: TableHead, rows: Iterator[tuple[Value, ...]]) -> None:
        names = ", ".join(f'"{column}"' for column in table.columns)
        marks = ", ".join("?" for _ in table.columns)
        self._db.execute(f'DELETE FROM "{table.table}"')  # rows that the layout itself inserted
        self._db.executemany(f'INSERT INTO "{table.table}" ({names}) VALUES ({marks})', rows)


class SqliteDatabase:
    kind = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = str(path)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[SqliteSnapshot]:
        if not self.path.exists():
            raise StoreError(f"{self.path} does not exist. Give the database with --database.")
        try:
            with closing(connect(self.path, PATIENCE)) as db:
                db.execute("PRAGMA query_only = ON")
                # With a write-ahead log, this and the server's writes do not wait for each other.
                db.execute("BEGIN")
                if not sqlite_schema.version_of(db, self.path):
                    raise StoreError(f"{self.path} is empty: there is nothing to back up.")
                yield SqliteSnapshot(db)
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def contents(self) -> int:
        if not self.path.exists():
            return 0
        alone = Alone(self.path)
        alone.take()
        try:
            with closing(connect(self.path, PATIENCE)) as db:
                sqlite_schema.version_of(db, self.path)
                found = [name for name in ("tables", "persons") if name in _tables(db)]
                counts = [db.execute(f"SELECT count(*) FROM {name}").fetchone() for name in found]
                return sum(count for (count,) in counts)
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        finally:
            alone.release()

    @asynccontextmanager
    async def loading(self, layout: int) -> AsyncIterator[SqliteLoading]:
        alone = Alone(self.path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            alone.take()
            with closing(connect(self.path, PATIENCE, make=True)) as db:
                db.execute(
                    "PRAGMA foreign_keys = OFF"
                )  # so that tables can be dropped in any order
                db.execute("BEGIN IMMEDIATE")
                for name in _tables(db):
                    db.execute(f'DROP TABLE "{name}"')
                sqlite_schema.migrate(db, 0, layout)
                yield SqliteLoading(db)
                wrong = db.execute("PRAGMA foreign_key_check").fetchone()
                if wrong is not None:
                    raise StoreError(
                        f"The backup is inconsistent: a row of {wrong[0]} refers to a missing row. "
                        "Nothing was restored. Use another backup."
                    )
                sqlite_schema.migrate(db, layout)
                db.execute("COMMIT")
        except (OSError, sqlite3.Error) as error:
            raise explain(error, self.path) from error
        finally:
            alone.release()


def _tables(db: sqlite3.Connection) -> list[str]:
    found = db.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        " ORDER BY name"
    )
    return [name for (name,) in found.fetchall()]


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f'PRAGMA table_info("{table}")')]


def _key(db: sqlite3.Connection, table: str) -> list[str]:
    """The columns of the primary key, in its order."""
    found = [(row[5], row[1]) for row in db.execute(f'PRAGMA table_info("{table}")') if row[5]]
    return [f'"{name}"' for _, name in sorted(found)]


def _parents(db: sqlite3.Connection, table: str) -> set[str]:
    return {row[2] for row in db.execute(f'PRAGMA foreign_key_list("{table}")')}
