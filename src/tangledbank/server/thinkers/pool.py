"""The processes in which bots think, and the lines in front of them.

There are two lines: for quick bots and for those that search.  One process takes quick tasks alone,
so that a slow bot delays its own table only.  A bot that does not come to an end is ended with its
process; its table hears of an error, and decides by default.
"""

import asyncio
import multiprocessing
from collections import deque
from multiprocessing.connection import Connection
from typing import Final

from tangledbank.server import metrics
from tangledbank.server.thinkers.task import Task, Thought
from tangledbank.server.thinkers.worker import work

#: A process that dies without having answered once is replaced after a pause (in seconds), and
#: after a longer one each time: it may not be able to start at all.
PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
#: A task whose process died is given to another once.
TRIES: Final = 2


class Waiting:
    """A task in a line."""

    __slots__ = ("answer", "task", "tries")

    def __init__(self, task: Task, answer: "asyncio.Future[Thought]") -> None:
        self.task = task
        self.answer = answer
        self.tries = 0


class Thinker:
    """One process."""

    def __init__(self, pool: "Thinkers", quick_only: bool) -> None:
        self.pool = pool
        self.quick_only = quick_only
        self.busy: Waiting | None = None
        self.alive = False
        self._pause = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self.wire: Connection = mine
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.pool.loop.add_reader(mine.fileno(), self._hear)
        self.alive = True

    def give(self, waiting: Waiting) -> None:
        self.busy = waiting
        waiting.tries += 1
        self._timer = self.pool.loop.call_later(waiting.task.limit, self._give_up)
        try:
            self.wire.send(waiting.task)
        except OSError:
            self._died()

    def _hear(self) -> None:
        try:
            thought = self.wire.recv()
        except (EOFError, OSError):
            self._died()
            return
        if self.busy is not None:
            spec = self.busy.task.spec.partition(":")[0]
            metrics.BOT_SECONDS.labels(spec).observe(thought.seconds)
        self._pause = 0.0
        self._answer(thought)
        self.pool.hand_out()

    def _answer(self, thought: Thought) -> None:
        waiting, self.busy = self.busy, None
        if self._timer is not None:
            self._timer.cancel()
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(thought)

    def _give_up(self) -> None:
        """It thinks too long."""
        self._answer(Thought(error="it did not come to an end in time"))
        self._again()

    def _died(self) -> None:
        waiting, self.busy = self.busy, None
        if self._timer is not None:
            self._timer.cancel()
        if waiting is not None:
            if waiting.tries < TRIES:
                self.pool.put_first(waiting)
            elif not waiting.answer.done():
                waiting.answer.set_result(Thought(error="its process died"))
        self._again()

    def _again(self) -> None:
        """A new process instead of this one."""
        self.end()
        self._pause = min(LONGEST_PAUSE, 2 * self._pause + PAUSE)
        self.pool.loop.call_later(self._pause - PAUSE, self._restart)

    def _restart(self) -> None:
        if not self.pool.closed:
            self.start()
            self.pool.hand_out()

    def end(self) -> None:
        if not self.alive:
            return
        self.alive = False
        self.pool.loop.remove_reader(self.wire.fileno())
        self.wire.close()
        self.process.kill()
        self.process.join(1)


class Thinkers:
    """All of them."""

    def __init__(self, count: int) -> None:
        self.count = max(1, count)
        self.closed = False
        self.loop = asyncio.get_running_loop()
        self.quick: deque[Waiting] = deque()
        self.slow: deque[Waiting] = deque()
        self.processes = [
            Thinker(self, quick_only=at == 0 and self.count > 1) for at in range(self.count)
        ]

    async def think(self, task: Task) -> Thought:
        """What the bot says; an error is a thought too."""
        waiting = Waiting(task, self.loop.create_future())
        line = self.slow if task.slow else self.quick
        line.append(waiting)
        self.hand_out()
        try:
            return await waiting.answer
        except asyncio.CancelledError:
            if waiting in line:
                line.remove(waiting)
            raise

    def put_first(self, waiting: Waiting) -> None:
        (self.slow if waiting.task.slow else self.quick).appendleft(waiting)

    def hand_out(self) -> None:
        for one in self.processes:
            if one.alive and one.busy is None:
                waiting = self._next(one.quick_only)
                if waiting is not None:
                    one.give(waiting)
        metrics.BOT_QUEUE.set(len(self.quick) + len(self.slow))

    def _next(self, quick_only: bool) -> Waiting | None:
        # A process that may do both takes the slow ones first: the quick have one of their own.
        lines = [self.quick] if quick_only else [self.slow, self.quick]
        if self.count == 1:
            lines.reverse()
        for line in lines:
            while line:
                waiting = line.popleft()
                if not waiting.answer.done():
                    return waiting
        return None

    def close(self) -> None:
        self.closed = True
        for one in self.processes:
            one.end()
        for waiting in [*self.quick, *self.slow]:
            waiting.answer.cancel()
