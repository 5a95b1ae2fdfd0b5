"""A permanent connection to PostgreSQL, replaced when it breaks."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import conninfo

from tangledbank.server.store.postgres_trouble import explain, unreachable
from tangledbank.server.store.store import StoreError

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

#: Seconds between two attempts to connect: the first pause, and the longest.
PAUSE = 0.05
LONGEST_PAUSE = 2.0

#: Seconds to wait for another program's lock.
PATIENCE = 5.0

#: Notices a pulled cable; settings in the address take precedence.
DEFAULTS: dict[str, Any] = {
    "application_name": "tangledbank",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

#: The lock timeout; plans made once, because planning the long statement takes longer than running
#: it; and by index, because PostgreSQL would otherwise read all tables to find fifty (measured at
#: 10,000).  Keepalives at the server's end, or a dead process's locks would stay for hours.  A
#: commit waits for the disk.
SETTINGS = """
    SELECT
        set_config('lock_timeout', %s, false),
        set_config('plan_cache_mode', 'force_generic_plan', false),
        set_config('enable_seqscan', 'off', false),
        set_config('jit', 'off', false),
        set_config('tcp_keepalives_idle', '10', false),
        set_config('tcp_keepalives_interval', '5', false),
        set_config('tcp_keepalives_count', '3', false),
        CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
            THEN set_config('synchronous_commit', 'on', false) END
"""


class PostgresConnection:
    """One connection.  Callers make sure that only one of them uses it at a time."""

    def __init__(self, url: str, where: str, patience: float = PATIENCE) -> None:
        self._how = DEFAULTS | conninfo.conninfo_to_dict(url)
        self.where = where
        self._patience = patience
        self._db: Connection | None = None
        self._closed = False
        self._pause = PAUSE
        self._not_before = 0.0
        self._refused: StoreError | None = None
        #: The backend process at the other end (or the last one, if it is gone), and its start
        #: time.
        self.far_end: tuple[Any, ...] = (0, None)

    @property
    def broken(self) -> bool:
        return self._db is None or self._db.closed

    async def get(self) -> Connection:
        """The connection; `StoreError` if none can be made now."""
        if self._db is not None and _is_whole(self._db):
            return self._db
        if self._closed:
            raise StoreError(f"{self.where} is not open.")
        await self.drop()
        if self._refused is not None and time.monotonic() < self._not_before:
            raise StoreError(str(self._refused))
        try:
            self._db = await self._connect()
        except (psycopg.Error, OSError) as error:
            self._refused = unreachable(error, self.where)
            self._not_before = time.monotonic() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            raise self._refused from error
        self._refused = None
        self._pause = PAUSE
        return self._db

    async def pause(self) -> None:
        """Wait until another attempt makes sense."""
        await asyncio.sleep(max(0.0, self._not_before - time.monotonic()))

    async def drop(self) -> None:
        """Close it; the next `get` opens another."""
        db, self._db = self._db, None
        if db is not None:
            await db.close()

    async def close(self) -> None:
        """Close it for good."""
        self._closed = True
        await self.drop()

    async def _connect(self) -> Connection:
        db: Connection = await psycopg.AsyncConnection.connect(**self._how, autocommit=True)
        try:
            await db.execute(SETTINGS, (f"{int(self._patience * 1000)}ms",))
            end = await db.execute(
                "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            )
            self.far_end = await end.fetchone() or (0, None)
        except BaseException:
            await db.close()
            raise
        return db


def _is_whole(db: Connection) -> bool:
    """Has the other end closed it while nobody used it?  Sends nothing."""
    try:
        # The first poll reads its last message, the second the end of the stream.
        db.pgconn.consume_input()
        db.pgconn.consume_input()
    except psycopg.Error:
        return False
    return not db.closed


class ConnectionPool:
    """A few connections, for quick queries that can safely be repeated."""

    def __init__(self, connections: list[PostgresConnection]) -> None:
        self._all = connections
        # The last used first, so that not everybody in turn finds one that broke long ago.
        self._free: asyncio.LifoQueue[PostgresConnection] = asyncio.LifoQueue()
        for connection in self._all:
            self._free.put_nowait(connection)

    async def ask(self, question: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await self._free.get()
        try:
            return await self._ask(connection, question)
        except BaseException:
            await connection.drop()  # whatever state it was left in
            raise
        finally:
            self._free.put_nowait(connection)

    async def _ask(
        self, connection: PostgresConnection, question: Callable[[Connection], Awaitable[T]]
    ) -> T:
        kept = not connection.broken
        try:
            return await question(await connection.get())
        except psycopg.Error as error:
            # It may have broken while idle, so try once more.
            if not (kept and connection.broken):
                raise explain(error, connection.where) from error
        try:
            return await question(await connection.get())
        except psycopg.Error as error:
            raise explain(error, connection.where) from error

    async def close(self) -> None:
        for connection in self._all:
            await connection.close()
