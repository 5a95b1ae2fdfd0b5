"""Backs up and restores PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
from psycopg import sql

from tangledbank.server.backup.archive import TableHead, Value
from tangledbank.server.backup.order import parents_first
from tangledbank.server.store import postgres_schema
from tangledbank.server.store.postgres_connection import DEFAULTS, Connection
from tangledbank.server.store.postgres_trouble import explain, name_of, unreachable
from tangledbank.server.store.store import StoreError

#: The table with the layout's number; a backup has that in its head instead.
VERSION: Final = "version"
#: Rows fetched at a time.
BATCH: Final = 1000
#: The name of this connection, so that it is not mistaken for a server.
NAME: Final = "tangledbank backup"

TABLES: Final = """
    SELECT class.relname, ARRAY(
        SELECT attname::text FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum
    ), ARRAY(
        SELECT parent.relname::text FROM pg_constraint
        JOIN pg_class AS parent ON parent.oid = confrelid
        WHERE conrelid = class.oid AND contype = 'f'
    ), ARRAY(
        SELECT attname::text FROM pg_index, pg_attribute
        WHERE indrelid = class.oid AND indisprimary AND attrelid = class.oid
            AND attnum = ANY (indkey)
        ORDER BY array_position(indkey::int2[], attnum)
    )
    FROM pg_class AS class WHERE relnamespace = to_regnamespace('tangledbank') AND relkind = 'r'
    ORDER BY class.relname
"""


class PostgresSnapshot:
    def __init__(self, db: Connection, layout: int, found: list[tuple[Any, ...]]) -> None:
        self._db = db
        self.layout = layout
        columns = {name: list(columns) for name, columns, _, _ in found}
        parents = {name: set(above) for name, _, above, _ in found}
        self._keys = {name: list(key) for name, _, _, key in found}
        self.tables = [TableHead(name, columns[name]) for name in parents_first(parents)]

    async def rows(self, table: TableHead) -> AsyncIterator[tuple[object, ...]]:
        query = sql.SQL("SELECT {} FROM {}").format(
            sql.SQL(", ").join(map(sql.Identifier, table.columns)), _name(table.table)
        )
        key = self._keys[table.table]
        if key:
            query += sql.SQL(" ORDER BY ") + sql.SQL(", ").join(map(sql.Identifier, key))
        async with self._db.cursor("rows", binary=True) as cursor:
            cursor.itersize = BATCH
            await cursor.execute(query)
            async for row in cursor:
                yield row


class PostgresLoading:
    def __init__(self, db: Connection) -> None:
        self._db = db

    async def fill(self, table: TableHead, rows: Iterator[tuple[Value, ...]]) -> None:
        # Rows that the layout itself inserted.
        await self._db.execute(sql.SQL("DELETE FROM {}").format(_name(table.table)))
        query = sql.SQL("COPY {} ({}) FROM STDIN").format(
            _name(table.table), sql.SQL(", ").join(map(sql.Identifier, table.columns))
        )
        async with self._db.cursor() as cursor, cursor.copy(query) as copy:
            for row in rows:
                await copy.write_row(row)


class PostgresDatabase:
    kind = "postgresql"

    def __init__(self, url: str) -> None:
        self.where = name_of(url)
        self._how = DEFAULTS | psycopg.conninfo.conninfo_to_dict(url) | {"application_name": NAME}

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[PostgresSnapshot]:
        async with self._connection() as db:
            await db.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
            await db.set_read_only(True)
            async with db.transaction():
                found = await _tables(db)
                if not found:
                    raise StoreError(f"{self.where} is empty: there is nothing to back up.")
                version = await db.execute("SELECT number FROM tangledbank.version")
                row = await version.fetchone()
                yield PostgresSnapshot(db, int(row[0]) if row else 0, found)

    async def contents(self) -> int:
        async with self._connection() as db:
            await self._check_unused(db)
            found = [name for name, *_ in await _tables(db) if name in ("tables", "persons")]
            total = 0
            for name in found:
                query = sql.SQL("SELECT count(*) FROM {}").format(_name(name))
                row = await (await db.execute(query)).fetchone()
                total += int(row[0]) if row else 0
            return total

    @asynccontextmanager
    async def loading(self, layout: int) -> AsyncIterator[PostgresLoading]:
        async with self._connection() as db, db.transaction():
            await self._check_unused(db)
            names = [name for name, *_ in await _tables(db)]
            if names:
                # The schema stays, with whatever rights were granted on it.
                all_of_them = sql.SQL(", ").join(_name(name) for name in [*names, VERSION])
                await db.execute(sql.SQL("DROP TABLE {} CASCADE").format(all_of_them))
            await postgres_schema.update(db, self.where, layout)
            yield PostgresLoading(db)
            await postgres_schema.update(db, self.where)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        try:
            db: Connection = await psycopg.AsyncConnection.connect(**self._how, autocommit=True)
        except (psycopg.Error, OSError) as error:
            raise unreachable(error, self.where) from error
        try:
            async with db:
                yield db
        except psycopg.Error as error:
            raise explain(error, self.where) from error

    async def _check_unused(self, db: Connection) -> None:
        """A running server would not notice that its tables were replaced."""
        found = await db.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = %s",
            (DEFAULTS["application_name"],),
        )
        row = await found.fetchone()
        if row and row[0]:
            raise StoreError(f"A server uses {self.where}. Stop it, then restore the backup.")


async def _tables(db: Connection) -> list[tuple[Any, ...]]:
    """Name, columns, parents and key of every table except the one with the layout's number."""
    found = await (await db.execute(TABLES)).fetchall()
    return [row for row in found if row[0] != VERSION]


def _name(table: str) -> sql.Composable:
    return sql.Identifier("tangledbank", table)
