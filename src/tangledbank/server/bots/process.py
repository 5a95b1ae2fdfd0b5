"""One process in which bots think: it gets one question at a time and is replaced when it dies."""

import asyncio
import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Final

from tangledbank.bots.program.definition import Program
from tangledbank.server import metrics
from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.bots.fair_queue import Waiting
from tangledbank.server.bots.worker import work

#: A process that dies before its first answer is replaced after a pause (in seconds), which grows
#: each time: it may not be able to start at all.
PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
#: A question whose process died is passed to another process once.
TRIES: Final = 2


@contextlib.contextmanager
def ctrl_c_blocked() -> Iterator[None]:
    """Shield a new process from Ctrl-C: the server decides when it stops.

    The process itself could ignore it only after all its imports.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process also starts Python's resource tracker, which unblocks Ctrl-C.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotProcess:
    """A process; it calls `free` when it can take a question, and `retry` with a lost one."""

    def __init__(
        self,
        quick_only: bool,
        free: Callable[[], None],
        retry: Callable[[Waiting], None],
        programs: Sequence[tuple[str, Program]] = (),
    ) -> None:
        self._programs = tuple(programs)
        self.quick_only = quick_only
        self.busy: Waiting | None = None
        self.alive = False
        self._free = free
        self._retry = retry
        self._closed = False
        self._outdated = False
        self._loop = asyncio.get_running_loop()
        self._pause = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._wire: Connection = mine
        self._process = context.Process(target=work, args=(theirs, self._programs), daemon=True)
        with ctrl_c_blocked():
            self._process.start()
        theirs.close()
        self._loop.add_reader(mine.fileno(), self._hear)
        self.alive = True

    def give(self, waiting: Waiting, task: Task, limit: float) -> None:
        """Give it a task, to be finished within this many seconds."""
        self.busy = waiting
        waiting.tries += 1
        self._timer = self._loop.call_later(limit, self._give_up)
        waiting.answer.add_done_callback(self._settled)
        try:
            self._wire.send(task)
        except OSError:
            self._died()

    def _hear(self) -> None:
        try:
            thought = self._wire.recv()
        except (EOFError, OSError):
            self._died()
            return
        self._pause = 0.0
        waiting = self._put_down()
        if waiting is not None:
            name = waiting.task.spec.partition(":")[0]
            metrics.BOT_SECONDS.labels(name).observe(thought.seconds)
            waiting.settle(thought)
        if self._outdated:
            self.renew()
        else:
            self._free()

    def renew(self) -> None:
        """Restart it: now if it is idle, otherwise after its answer."""
        self._outdated = self.busy is not None
        if self.alive and not self._outdated:
            self._end()
            self._restart()

    def _put_down(self) -> Waiting | None:
        """Mark it idle; returns its last question."""
        waiting, self.busy = self.busy, None
        if self._timer is not None:
            self._timer.cancel()
        return waiting

    def _settled(self, answer: "asyncio.Future[Thought]") -> None:
        """Another bot answered first, so this answer is useless.

        If nobody needs an answer any more, let it finish: a new process costs more than that.
        """
        if self.busy is not None and self.busy.answer is answer and not answer.cancelled():
            self._put_down()
            self._replace()

    def _give_up(self) -> None:
        waiting = self._put_down()
        if waiting is not None:
            waiting.settle(Thought(error="it did not finish in time"))
        self._replace()

    def _died(self) -> None:
        waiting = self._put_down()
        if waiting is not None and not waiting.answer.done():
            if waiting.tries < TRIES:
                self._retry(waiting)
            else:
                waiting.settle(Thought(error="its process died"))
        self._replace()

    def _replace(self) -> None:
        """Start a new process in its place."""
        self._end()
        self._pause = min(LONGEST_PAUSE, 2 * self._pause + PAUSE)
        self._loop.call_later(self._pause - PAUSE, self._restart)

    def _restart(self) -> None:
        if not self._closed:
            self._start()
            self._free()

    def close(self) -> None:
        self._closed = True
        self._put_down()
        self._end()

    def _end(self) -> None:
        if not self.alive:
            return
        self.alive = False
        self._loop.remove_reader(self._wire.fileno())
        self._wire.close()
        self._process.kill()
        self._process.join(1)
