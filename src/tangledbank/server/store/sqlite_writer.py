"""The one thread that writes to SQLite; waiting jobs are committed together, with one `fsync`."""

import asyncio
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tangledbank.server.store.sqlite_file import connect
from tangledbank.server.store.sqlite_savepoint import savepoint
from tangledbank.server.store.sqlite_trouble import explain, is_lasting
from tangledbank.server.store.store import StoreError

#: Limits a batch, so that the first of a long queue does not wait for the last.
MOST = 1000


class Change(msgspec.Struct):
    """A change to write; what `make` returns or raises is the answer.

    `whole`: when `make` raises, it has written nothing, so it needs no savepoint.
    """

    make: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    whole: bool = False


#: The result of a job: a value, or an error.
Outcome = tuple[Change, Any, BaseException | None]


class SqliteWriter:
    """Takes jobs from the event loop, and answers them when they are on disk."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._jobs: deque[Change] = deque()
        self._wakes: queue.SimpleQueue[bool] = queue.SimpleQueue()  # false: end
        self._waking: asyncio.AbstractEventLoop | None = None  # the loop that is about to wake it
        self._thread = threading.Thread(target=self._run, name="sqlite writer", daemon=True)
        self._db: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        #: The number of commits, and the number of jobs in them.
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        self._thread.start()

    def put(self, job: Change) -> None:
        """Write this; call it in the event loop that waits for the answer.

        The thread is woken once for everything a loop adds in one go: waking it for each job would
        make both threads wait for each other more often.
        """
        self._jobs.append(job)
        loop = job.answer.get_loop()
        if self._waking is not loop:
            self._waking = loop
            loop.call_soon(self._wake)

    def _wake(self) -> None:
        self._waking = None
        self._wakes.put(True)

    @property
    def backlog(self) -> int:
        """How many jobs are waiting."""
        return len(self._jobs)

    def finish(self) -> None:
        """Write what is waiting, then end.  Add nothing after this."""
        self._wakes.put(False)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            going = self._wakes.get()
            while batch := self._take():
                _answer(self._write(batch))
        self._forget()

    def _take(self) -> list[Change]:
        return [self._jobs.popleft() for _ in range(min(MOST, len(self._jobs)))]

    def _write(self, batch: list[Change]) -> list[Outcome]:
        """Run all in one transaction; an error that stops it is the answer to all."""
        try:
            db = self._open()
            db.execute("BEGIN IMMEDIATE")
            outcomes = [_change(db, job) for job in batch]
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back(is_lasting(error))
            return _all_failed(batch, explain(error, self._path))
        except BaseException as error:  # the thread must survive any error
            self._roll_back(forget=True)
            trouble = StoreError(f"{self._path} could not be written: {error!r}.")
            trouble.__cause__ = error
            return _all_failed(batch, trouble)
        self.commits += 1
        self.jobs += len(batch)
        return outcomes

    def _open(self) -> sqlite3.Connection:
        # SQLite would keep writing to a deleted file, and everything would be lost.
        if self._db is not None and self._file != _identity(self._path):
            self._forget()
        if self._db is None:
            self._db = connect(self._path, self._patience)
            self._file = _identity(self._path)
        return self._db

    def _roll_back(self, forget: bool) -> None:
        try:
            if self._db is not None and self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            forget = True
        if forget:
            self._forget()

    def _forget(self) -> None:
        """Drop the connection; the next batch opens another."""
        if self._db is not None:
            self._db.close()
            self._db = None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _change(db: sqlite3.Connection, change: Change) -> Outcome:
    """Run one job, so that its failure does not affect the others."""
    try:
        if change.whole:
            return change, change.make(db), None
        with savepoint(db):
            return change, change.make(db), None
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:
        if type(error) is sqlite3.DatabaseError:  # the file is damaged, or not a database
            raise
        return change, None, error


def _all_failed(batch: list[Change], error: StoreError) -> list[Outcome]:
    return [(job, None, error) for job in batch]


def _answer(outcomes: list[Outcome]) -> None:
    """Wake each event loop once, with all its results."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].answer.get_loop(), []).append(outcome)
    for loop, theirs in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, theirs)
        except RuntimeError:
            continue  # the loop is closed: nobody is waiting


def _settle(outcomes: list[Outcome]) -> None:
    for job, value, error in outcomes:
        if job.answer.done():
            continue  # the waiting task was cancelled
        if error is None:
            job.answer.set_result(value)
        else:
            # A separate exception for each, or their tracebacks would accumulate.
            job.answer.set_exception(_copy(error))


def _copy(error: BaseException) -> BaseException:
    return type(error)(str(error)) if isinstance(error, StoreError) else error
