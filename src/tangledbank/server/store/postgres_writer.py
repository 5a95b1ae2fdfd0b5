"""The one connection that writes entries; waiting jobs are committed together.

When the connection breaks during a commit, nobody knows whether it succeeded.  The jobs then wait
until PostgreSQL answers again and the lost transaction has certainly ended, so that the result can
be read.
"""

import asyncio
import logging

import msgspec
import psycopg
from psycopg import errors

from tangledbank.server.store.postgres_append import (
    New,
    is_written,
    send_appends,
    send_create,
)
from tangledbank.server.store.postgres_connection import Connection, PostgresConnection
from tangledbank.server.store.postgres_pack import Append
from tangledbank.server.store.postgres_trouble import explain
from tangledbank.server.store.store import Entry, Facts, StoreError, Taken

log = logging.getLogger(__name__)

#: Limits a batch, so that the first of a long queue does not wait for the last.
MOST = 1000

#: Ends the backend of a broken connection, if it is still there.
END_OTHER = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s
"""


class Create(msgspec.Struct):
    """A table waiting to be created."""

    table: str
    new: New
    entries: list[Entry]
    answer: asyncio.Future[None]


class Beat(msgspec.Struct):
    """Write anything, to test whether writing works."""

    answer: asyncio.Future[None]


Job = Append | Create | Beat


class PostgresWriter:
    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._waiting: list[Job] = []
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        #: The number of commits, and the number of jobs in them.
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="postgres writer")

    @property
    def backlog(self) -> int:
        """How many jobs are waiting."""
        return len(self._waiting)

    async def create(self, table: str, new: New, entries: list[Entry]) -> None:
        await self._put(Create(table, new, entries, _future()))

    async def append(self, table: str, entries: list[Entry], facts: Facts | None) -> None:
        await self._put(Append(table, entries, facts, _future()))

    async def beat(self) -> None:
        await self._put(Beat(_future()))

    async def finish(self) -> None:
        """Write what is waiting, then end."""
        self._closing = True
        self._some.set()
        if self._task is not None:
            await self._task

    async def _put(self, job: Job) -> None:
        if self._closing or self._task is None:
            raise StoreError(f"{self._connection.where} is not open.")
        self._waiting.append(job)
        self._some.set()
        await job.answer

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._some.wait()
            batch = self._take()
            if batch:
                await self._write(batch)
        await self._connection.close()

    def _take(self) -> list[Job]:
        """Each table once: a second job may depend on the result of the first."""
        batch: list[Job] = []
        later: list[Job] = []
        tables: set[str] = set()
        for job in self._waiting:
            name = "" if isinstance(job, Beat) else job.table
            if len(batch) < MOST and (not name or name not in tables):
                batch.append(job)
                tables.add(name)
            else:
                later.append(job)
        self._waiting = later
        if not later and not self._closing:
            self._some.clear()
        return batch

    async def _write(self, batch: list[Job]) -> None:
        try:
            db = await self._connection.get()
        except StoreError as error:
            _fail(batch, error)
            return
        try:
            done = await self._commit(db, batch)
        except (errors.DeadlockDetected, errors.SerializationFailure):
            self._waiting[:0] = batch  # rolled back through no fault of its own: retry
            self._some.set()
        except psycopg.Error as error:
            trouble = explain(error, self._connection.where)
            # An error is an answer: the transaction was rolled back.  A broken connection is not.
            if error.diag.severity_nonlocalized == "ERROR" and not self._connection.broken:
                _fail(batch, trouble)
            else:
                await self._find_out(batch, trouble)
        except Exception as error:  # the task must survive any error
            await self._connection.drop()
            log.exception("could not write to PostgreSQL")
            _fail(batch, StoreError(f"{self._connection.where} could not be written: {error!r}."))
        else:
            self.commits += 1
            self.jobs += len(batch)
            _answer(batch, done)

    async def _commit(self, db: Connection, batch: list[Job]) -> set[str]:
        """Send it in one message and get one back; returns the tables that were written to.

        Statements sent through one pipeline are one transaction.
        """
        creates = sorted((job for job in batch if isinstance(job, Create)), key=_table)
        appends = [job for job in batch if isinstance(job, Append)]
        async with db.pipeline():
            try:
                cursors = [await send_create(db, c.table, c.new, c.entries) for c in creates]
                if appends:
                    cursors.append(await send_appends(db, appends))
                if any(isinstance(job, Beat) for job in batch):
                    await db.execute("UPDATE tangledbank.pulse SET beats = beats + 1")
            except BaseException:
                await db.close()  # otherwise everything sent so far would be committed
                raise
        return {name for cursor in cursors for (name,) in await cursor.fetchall()}

    async def _find_out(self, batch: list[Job], error: StoreError) -> None:
        """The connection broke during a commit: check whether it succeeded, as soon as possible."""
        lost_end = self._connection.far_end
        doubtful = batch
        await self._connection.drop()
        while doubtful and not self._closing:
            try:
                db = await self._connection.get()
                while (await db.execute(END_OTHER, lost_end)).rowcount:
                    await asyncio.sleep(0.01)
                while doubtful:
                    await _tell_truth(db, doubtful[0], error)
                    doubtful = doubtful[1:]
            except psycopg.Error:
                await self._connection.drop()
            except StoreError as refused:
                waiting, self._waiting = self._waiting, []
                _fail(waiting, refused)
                await self._connection.pause()
        _fail(doubtful, _unknown(error))


def _future() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


def _table(create: Create) -> str:
    return create.table


async def _tell_truth(db: Connection, job: Job, error: StoreError) -> None:
    if isinstance(job, Beat) or not job.entries:
        _fail([job], _unknown(error) if not isinstance(job, Beat) else error)
    elif await is_written(db, job.table, job.entries):
        if not job.answer.done():
            job.answer.set_result(None)
    else:
        _fail([job], error)


def _unknown(error: StoreError) -> StoreError:
    text = str(error).replace("nothing was written", "it is not known whether this was written")
    return StoreError(text)


def _answer(batch: list[Job], done: set[str]) -> None:
    for job in batch:
        if isinstance(job, Beat) or job.table in done:
            if not job.answer.done():
                job.answer.set_result(None)
        elif isinstance(job, Create):
            _fail([job], Taken(f"Table {job.table} already exists."))
        else:
            _fail([job], Taken(f"Table {job.table}: somebody else wrote first."))


def _fail(jobs: list[Job], error: StoreError) -> None:
    for job in jobs:
        if not job.answer.done():  # the waiting task may have been cancelled
            # A separate exception for each, or their tracebacks would accumulate.
            job.answer.set_exception(type(error)(str(error)))
