"""Messages between processes, by PostgreSQL's LISTEN and NOTIFY.

All our channels share one of PostgreSQL's: every process hears everything anyway.
"""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable

import psycopg

from tangledbank.server.store.postgres_connection import PostgresConnection
from tangledbank.server.store.postgres_pack import text_of
from tangledbank.server.store.postgres_trouble import explain
from tangledbank.server.store.store import Hear, StoreError

log = logging.getLogger(__name__)

CHANNEL = "tangledbank"

#: PostgreSQL's limit is 8,000 bytes, including our channel's name and a number.
LONGEST_TEXT = 7_000
LONGEST_CHANNEL = 200

NOTIFY = f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(%s::json)"


class PostgresNotifier:
    """Sends messages; waiting ones are sent together."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._task: asyncio.Task[None] | None = None

    async def tell(self, channel: str, text: bytes) -> None:
        if len(text) > LONGEST_TEXT or len(channel.encode()) > LONGEST_CHANNEL:
            raise ValueError(f"too long for a notification: {len(text)} bytes on {channel[:40]}")
        if b"\0" in text or "\0" in channel or "\n" in channel:
            raise ValueError("a notification must be text")
        # The number, because PostgreSQL drops duplicates.
        message = f"{next(self._numbers)}\n{channel}\n{text.decode()}"
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((message, told))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._tell_all(), name="postgres notifier")
        await told

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        await self._connection.close()

    async def _tell_all(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            trouble: StoreError | None = None
            try:
                await self._notify([message for message, _ in waiting])
            except StoreError as error:
                trouble = error
            for _, told in waiting:
                if not told.done():
                    if trouble is None:
                        told.set_result(None)
                    else:
                        told.set_exception(StoreError(str(trouble)))

    async def _notify(self, messages: list[str]) -> None:
        try:
            await self._send(messages)
        except psycopg.Error:
            # It may have broken while idle.  A message received twice does less harm than a lost
            # one.
            await self._connection.drop()
            try:
                await self._send(messages)
            except psycopg.Error as error:
                await self._connection.drop()
                raise explain(error, self._connection.where) from error

    async def _send(self, messages: list[str]) -> None:
        db = await self._connection.get()
        async with db.pipeline():
            await db.execute("BEGIN")
            # Messages are not stored, so there is nothing to wait for.
            await db.execute("SET LOCAL synchronous_commit = off")
            await db.execute(NOTIFY, (text_of(messages),))
            await db.execute("COMMIT")


class PostgresListener:
    """Receives messages, and reports when some may have been lost."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._hearers: list[tuple[Hear, Callable[[], Awaitable[None]]]] = []
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        self._hearers.append((hear, lost))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="postgres listener")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._connection.close()

    async def _run(self) -> None:
        while True:
            try:
                await self._hear()
            except (psycopg.Error, StoreError) as error:
                log.warning("lost contact with the other processes: %s", error)
            await self._connection.drop()
            await self._connection.pause()

    async def _hear(self) -> None:
        db = await self._connection.get()
        await db.execute(f"LISTEN {CHANNEL}")
        if self._listening.is_set():
            await self._say_lost()
        self._listening.set()
        async for note in db.notifies():
            _, channel, text = note.payload.split("\n", 2)
            for hear, _ in self._hearers:
                try:
                    hear(channel, text.encode())
                except Exception:
                    log.exception("could not handle a notification on %s", channel)

    async def _say_lost(self) -> None:
        for _, lost in self._hearers:
            try:
                await lost()
            except Exception:
                log.exception("could not catch up after lost contact")
