"""The threads that read from SQLite, so that the event loop never waits for the disk."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tangledbank.server.store.sqlite_file import connect
from tangledbank.server.store.sqlite_trouble import explain, is_lasting

T = TypeVar("T")

#: Two, so that reading a long log does not delay the lobby.
THREADS = 2


class SqliteReaders:
    """A few threads, each with a connection of its own."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="sqlite reader")
        self._own = threading.local()
        self._all: list[sqlite3.Connection] = []

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """The result of `ask`, read in one snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, ask)

    def finish(self) -> None:
        self._threads.shutdown()
        for db in self._all:
            db.close()

    def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            db = self._open()
            db.execute("BEGIN")
            try:
                return ask(db)
            finally:
                db.execute("ROLLBACK")
        except sqlite3.Error as error:
            if is_lasting(error):
                self._forget()
            raise explain(error, self._path) from error

    def _open(self) -> sqlite3.Connection:
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is None:
            db = connect(self._path, self._patience)
            db.execute("PRAGMA query_only = ON")
            self._own.db = db
            self._all.append(db)
        return db

    def _forget(self) -> None:
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is not None:
            self._own.db = None
            self._all.remove(db)
            db.close()
