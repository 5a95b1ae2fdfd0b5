"""Tables in PostgreSQL: for several server processes at once."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tangledbank.server.store.credentials import Credentials
from tangledbank.server.store.numbers import check_new, check_next
from tangledbank.server.store.operations import Operations
from tangledbank.server.store.postgres_append import New
from tangledbank.server.store.postgres_connection import (
    PATIENCE,
    Connection,
    ConnectionPool,
    PostgresConnection,
)
from tangledbank.server.store.postgres_notify import PostgresListener, PostgresNotifier
from tangledbank.server.store.postgres_pack import text_of
from tangledbank.server.store.postgres_schema import update
from tangledbank.server.store.postgres_trouble import name_of
from tangledbank.server.store.postgres_writer import PostgresWriter
from tangledbank.server.store.statements import Statement
from tangledbank.server.store.store import (
    Entry,
    Facts,
    Hear,
    Person,
    Snapshot,
    Store,
    Stored,
)

#: Connections for reading and for small changes; with three more a process has six.
READERS = 3

FACTS = "status, public, summary, due, persons, inside"


class PostgresStore(Store):
    """One connection writes entries, one notifies, one listens, and a few do the rest."""

    shared = True

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.where = name_of(url)
        self._pool = ConnectionPool(
            [PostgresConnection(url, self.where, patience) for _ in range(READERS)]
        )
        self.writer = PostgresWriter(PostgresConnection(url, self.where, patience))
        self._notifier = PostgresNotifier(PostgresConnection(url, self.where))
        self._listener = PostgresListener(PostgresConnection(url, self.where))
        self.operations = Operations(self._all, self._all)
        self.credentials = Credentials(self._all, self._all)

    @property
    def backlog(self) -> int:
        return self.writer.backlog

    async def open(self) -> None:
        await self._pool.ask(lambda db: update(db, self.where))
        self.writer.start()

    async def close(self) -> None:
        await self.writer.finish()
        await self._notifier.close()
        await self._listener.close()
        await self._pool.close()

    async def check(self) -> None:
        await self.writer.beat()

    # Tables

    async def create(
        self,
        table: str,
        engine: str,
        facts: Facts,
        entries: list[Entry],
        at: int,
        maker: str = "",
    ) -> None:
        check_new(entries)
        await self.writer.create(table, New(engine, facts, at, maker), entries)

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        check_next(entries)
        await self.writer.append(table, entries, facts)

    async def note_speaker(self, table: str, person: str) -> None:
        await self.operations.note_speaker(table, person)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        async def ask(db: Connection) -> Stored | None:
            # Read both in one snapshot.
            async with db.pipeline(), db.transaction():
                await db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                head = await db.execute(
                    f"SELECT engine, {FACTS} FROM tangledbank.tables WHERE id = %s", (table,)
                )
                log = await db.execute(ENTRIES, (table, after), binary=True)
            found = await head.fetchone()
            if found is None:
                return None
            return Stored(table, found[0], _facts(*found[1:]), _entries(await log.fetchall()))

        return await self._pool.ask(ask)

    async def entries(self, table: str, after: int) -> list[Entry]:
        return _entries(await self._rows(ENTRIES, table, after))

    async def facts(self, table: str) -> Facts | None:
        rows = await self._rows(f"SELECT {FACTS} FROM tangledbank.tables WHERE id = %s", table)
        return _facts(*rows[0]) if rows else None

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        rows = await self._rows(
            "SELECT seq, digest, body FROM tangledbank.snapshots"
            " WHERE table_id = %s AND engine = %s",
            *(table, engine),
        )
        return Snapshot(rows[0][0], engine, bytes(rows[0][1]), bytes(rows[0][2])) if rows else None

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._rows(
            "INSERT INTO tangledbank.snapshots (table_id, seq, engine, digest, body)"
            " VALUES (%s, %s, %s, %s, %s) ON CONFLICT (table_id) DO UPDATE SET"
            " seq = excluded.seq, engine = excluded.engine, digest = excluded.digest,"
            " body = excluded.body RETURNING seq",
            *(table, snapshot.seq, snapshot.engine, snapshot.digest, snapshot.body),
        )

    async def analysis(self, table: str, version: str) -> bytes | None:
        rows = await self._rows(
            "SELECT body FROM tangledbank.analyses WHERE table_id = %s AND version = %s",
            *(table, version),
        )
        return bytes(rows[0][0]) if rows else None

    async def put_analysis(self, table: str, version: str, body: bytes) -> None:
        await self._rows(
            "INSERT INTO tangledbank.analyses (table_id, version, body) VALUES (%s, %s, %s)"
            " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,"
            " body = excluded.body RETURNING table_id",
            *(table, version, body),
        )

    async def drop_snapshots(self, table: str) -> None:
        await self._rows(
            "DELETE FROM tangledbank.snapshots WHERE table_id = %s RETURNING seq", table
        )

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        rows = await self._rows(
            f"SELECT {FACTS} FROM ("
            " SELECT *, row_number() OVER ("
            "  PARTITION BY maker, CASE maker WHEN '' THEN id END ORDER BY made DESC, id) AS share"
            " FROM tangledbank.tables"
            " WHERE public AND status IN ('gathering', 'playing') AND used >= %s"
            " ORDER BY share, made DESC, id LIMIT %s"
            ") AS shown ORDER BY made DESC, id",
            since,
            most,
        )
        return [_facts(*row) for row in rows]

    async def made_by(self, maker: str, since: int = 0) -> int:
        rows = await self._rows(
            "SELECT count(*) FROM tangledbank.tables"
            " WHERE maker = %s AND maker <> '' AND used >= %s",
            *(maker, since),
        )
        return int(rows[0][0])

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        rows = await self._rows(
            f"SELECT id, {FACTS} FROM tangledbank.seats"
            " JOIN tangledbank.tables ON id = table_id"
            " WHERE person = %s ORDER BY used DESC, id LIMIT %s",
            person,
            most,
        )
        return [(row[0], _facts(*row[1:])) for row in rows]

    async def due(self, now: int, most: int) -> list[str]:
        rows = await self._rows(
            "SELECT id FROM tangledbank.tables WHERE due > 0 AND due <= %s AND NOT EXISTS ("
            " SELECT 1 FROM tangledbank.holds WHERE table_id = id AND until > %s)"
            " ORDER BY due, id LIMIT %s",
            now,
            now,
            most,
        )
        return [table for (table,) in rows]

    async def count(self) -> dict[str, int]:
        return dict(
            await self._rows("SELECT status, count(*) FROM tangledbank.tables GROUP BY status")
        )

    # Who holds a table

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        return table in await self.hold_all(worker, [table], now, until)

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        # Always in the same order, so that two processes cannot deadlock.
        rows = await self._rows(
            "INSERT INTO tangledbank.holds AS held (table_id, worker, until)"
            " SELECT id, %s, %s FROM tangledbank.tables WHERE id IN ("
            "  SELECT json_array_elements_text(%s::json)) ORDER BY id"
            " ON CONFLICT (table_id) DO UPDATE"
            "  SET worker = excluded.worker, until = excluded.until"
            "  WHERE held.worker = excluded.worker OR held.until <= %s"
            " RETURNING table_id",
            worker,
            until,
            text_of(tables),
            now,
        )
        return {table for (table,) in rows}

    async def let_go(self, worker: str) -> None:
        await self._rows(
            "DELETE FROM tangledbank.holds WHERE worker = %s RETURNING table_id", worker
        )

    # Persons and settings

    async def person(self, person: str) -> Person | None:
        rows = await self._rows(
            "SELECT id, name, program, since FROM tangledbank.persons WHERE id = %s", person
        )
        return Person(*rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        await self._rows(
            "INSERT INTO tangledbank.persons (id, name, program, since) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id",
            *(person.id, person.name, person.program, person.since),
        )

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        asked = "SELECT value FROM tangledbank.settings WHERE name = %s"
        rows = await self._rows(asked, name)
        if not rows:
            await self._rows(
                "INSERT INTO tangledbank.settings (name, value) VALUES (%s, %s)"
                " ON CONFLICT DO NOTHING RETURNING name",
                *(name, fresh()),
            )
            rows = await self._rows(asked, name)
        return bytes(rows[0][0])

    # Between processes

    async def tell(self, channel: str, text: bytes) -> None:
        await self._notifier.tell(channel, text)

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        await self._listener.listen(hear, lost)

    async def _all(self, statements: list[Statement]) -> list[tuple[Any, ...]]:
        """Run statements in one transaction; returns the rows of the last."""

        async def ask(db: Connection) -> list[tuple[Any, ...]]:
            rows: list[tuple[Any, ...]] = []
            async with db.transaction():
                for query, values in statements:
                    text = query.replace("{p}", "tangledbank.").replace("?", "%s")
                    cursor = await db.execute(text.encode(), values)
                    rows = await cursor.fetchall() if cursor.description else []
            return rows

        return await self._pool.ask(ask)

    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async def ask(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(query, values, binary=True)).fetchall()

        return await self._pool.ask(ask)


ENTRIES = """
    SELECT seq, at, body FROM tangledbank.entries WHERE table_id = %s AND seq > %s ORDER BY seq
"""


def _entries(rows: list[tuple[Any, ...]]) -> list[Entry]:
    return [Entry(seq, at, bytes(body)) for seq, at, body in rows]


def _facts(
    status: str, public: bool, summary: bytes, due: int, persons: str, inside: bytes
) -> Facts:
    seated = msgspec.json.decode(persons, type=tuple[str, ...])
    return Facts(status, public, bytes(summary), due, seated, bytes(inside))
