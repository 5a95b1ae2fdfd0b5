"""Tables in one SQLite file: for one server process, and the default."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from tangledbank.server.store import sqlite_asking, sqlite_changes
from tangledbank.server.store.credentials import Credentials
from tangledbank.server.store.numbers import check_new, check_next
from tangledbank.server.store.operations import Operations
from tangledbank.server.store.sqlite_file import Alone, connect, warn_if_open_to_others
from tangledbank.server.store.sqlite_readers import SqliteReaders
from tangledbank.server.store.sqlite_schema import update
from tangledbank.server.store.sqlite_trouble import explain
from tangledbank.server.store.sqlite_writer import Change, SqliteWriter
from tangledbank.server.store.statements import Execute, Statement
from tangledbank.server.store.store import (
    Entry,
    Facts,
    Hear,
    Person,
    Snapshot,
    Store,
    Stored,
    StoreError,
)

T = TypeVar("T")

#: Seconds to wait for another program's lock on the file.
PATIENCE = 2.0


class SqliteStore(Store):
    """One thread writes and a few read; `tell` reaches only this process.

    Without a path the file is temporary, and deleted when the store is closed.
    """

    shared = False

    def __init__(self, path: Path | None, patience: float = PATIENCE) -> None:
        self._folder = None if path else tempfile.TemporaryDirectory(prefix="tangledbank-")
        self.path = path or Path(str(self._folder and self._folder.name)) / "tangledbank.db"
        self._patience = patience
        self._alone = Alone(self.path)
        self._open = False
        self._hears: list[Hear] = []
        self.writer = SqliteWriter(self.path, patience)
        self._readers = SqliteReaders(self.path, patience)
        execute: tuple[Execute, Execute] = (
            lambda asked: self._read(lambda db: all_of(db, asked)),
            lambda asked: self._change(lambda db: all_of(db, asked)),
        )
        self.operations = Operations(*execute)
        self.credentials = Credentials(*execute)

    @property
    def backlog(self) -> int:
        return self.writer.backlog

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        self.writer.start()
        self._open = True

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._alone.take()
            db = connect(self.path, self._patience, make=True)
            try:
                update(db, self.path)
            finally:
                db.close()
            warn_if_open_to_others(self.path)
        except (OSError, sqlite3.Error) as error:
            self._alone.release()
            raise explain(error, self.path) from error
        except StoreError:
            self._alone.release()
            raise

    async def close(self) -> None:
        if self._open:
            self._open = False
            await asyncio.to_thread(self.writer.finish)
            await asyncio.to_thread(self._readers.finish)
            self._alone.release()
        if self._folder is not None:
            self._folder.cleanup()

    async def check(self) -> None:
        await self._change(sqlite_changes.beat)

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
        await self._change(
            lambda db: sqlite_changes.create(db, table, engine, facts, entries, at, maker)
        )

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        check_next(entries)
        await self._change(lambda db: sqlite_changes.append(db, table, entries, facts), whole=True)

    async def note_speaker(self, table: str, person: str) -> None:
        await self.operations.note_speaker(table, person)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self._read(lambda db: sqlite_asking.load(db, table, after))

    async def facts(self, table: str) -> Facts | None:
        return await self._read(lambda db: sqlite_asking.facts(db, table))

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        return await self._read(lambda db: sqlite_asking.snapshot(db, table, engine))

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._change(lambda db: sqlite_changes.put_snapshot(db, table, snapshot))

    async def analysis(self, table: str, version: str) -> bytes | None:
        return await self._read(lambda db: sqlite_asking.analysis(db, table, version))

    async def put_analysis(self, table: str, version: str, body: bytes) -> None:
        await self._change(lambda db: sqlite_changes.put_analysis(db, table, version, body))

    async def drop_snapshots(self, table: str) -> None:
        await self._change(lambda db: sqlite_changes.drop_snapshots(db, table))

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self._read(lambda db: sqlite_asking.entries(db, table, after))

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        return await self._read(lambda db: sqlite_asking.lobby(db, most, since))

    async def made_by(self, maker: str, since: int = 0) -> int:
        return await self._read(lambda db: sqlite_asking.made_by(db, maker, since))

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        return await self._read(lambda db: sqlite_asking.tables_of(db, person, most))

    async def due(self, now: int, most: int) -> list[str]:
        return await self._read(lambda db: sqlite_asking.due(db, now, most))

    async def count(self) -> dict[str, int]:
        return await self._read(sqlite_asking.count)

    # Who holds a table

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        return table in await self.hold_all(worker, [table], now, until)

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        return await self._change(
            lambda db: sqlite_changes.hold_all(db, worker, tables, now, until)
        )

    async def let_go(self, worker: str) -> None:
        await self._change(lambda db: sqlite_changes.let_go(db, worker))

    # Persons and settings

    async def person(self, person: str) -> Person | None:
        return await self._read(lambda db: sqlite_asking.person(db, person))

    async def put_person(self, person: Person) -> None:
        await self._change(lambda db: sqlite_changes.put_person(db, person))

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        found = await self._read(lambda db: sqlite_asking.setting(db, name))
        if found is not None:
            return found
        value = fresh()
        return await self._change(lambda db: sqlite_changes.first_setting(db, name, value))

    # Between processes

    async def tell(self, channel: str, text: bytes) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._hears:
            loop.call_soon(hear, channel, text)

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        self._hears.append(hear)  # no message can be lost

    async def _change(self, make: Callable[[sqlite3.Connection], T], whole: bool = False) -> T:
        if not self._open:
            raise StoreError(f"The database {self.path} is not open.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.writer.put(Change(make, answer, whole))
        return await answer

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        if not self._open:
            raise StoreError(f"The database {self.path} is not open.")
        return await self._readers.read(ask)


def all_of(db: sqlite3.Connection, statements: list[Statement]) -> list[tuple[Any, ...]]:
    """Run statements one after another; returns the rows of the last."""
    rows: list[tuple[Any, ...]] = []
    for query, values in statements:
        rows = db.execute(query.replace("{p}", ""), values).fetchall()
    return rows
