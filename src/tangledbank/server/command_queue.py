"""The commands of a table, carried out one after another.

Nobody waits for ever: when a table is stuck (its database does not answer), a command that has
waited too long is given up and never carried out.  The task that runs the commands may end
unexpectedly; it is then restarted, after the table has recovered.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from tangledbank.server.interfaces import Clock, Timer

#: The most commands that may wait; one more is given up at once.
MOST_WAITING: Final = 500
#: A runner that ended is restarted after this many seconds, and after twice as many if it ends
#: again without having done anything.
PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 10.0

Work = Callable[[], Awaitable[None]]


class Queued:
    __slots__ = ("give_up", "since", "work")

    def __init__(self, work: Work, since: float, give_up: Callable[[], None] | None) -> None:
        self.work = work
        self.since = since
        self.give_up = give_up


class CommandQueue:
    """A queue, and its runner: the task that carries out what is queued."""

    def __init__(
        self,
        clock: Clock,
        patience: float,
        failed: Callable[[], Awaitable[None]],
        ended: Callable[[BaseException | None], None],
    ) -> None:
        self._clock = clock
        self._patience = patience  # seconds
        self._failed = failed  # called when a job raises, or the runner ended
        self._ended = ended  # called with the reason when the runner ends unasked
        self._waiting: deque[Queued | None] = deque()
        self._asked = 0  # how many of them can be given up
        self._sleep: asyncio.Future[None] | None = None  # until something is queued
        self._busy: Queued | None = None
        self._timer: Timer | None = None
        self._closing = False
        self._pause = PAUSE
        self._restart_timer: Timer | None = None
        #: Has the runner ended, and is the table not ready yet?
        self.dead = False
        self.runner = self._start()

    @property
    def idle(self) -> bool:
        return not self._waiting and self._busy is None and not self.dead

    def put(self, work: Work) -> None:
        """Run this after everything before it, however long that takes."""
        self._append(Queued(work, 0.0, None))

    def ask(self, work: Work, give_up: Callable[[], None]) -> None:
        """Run this after everything before it, or give up if that takes too long."""
        if self._asked >= MOST_WAITING:
            give_up()
            return
        self._asked += 1
        self._append(Queued(work, self._clock.monotonic(), give_up))
        if self._timer is None:
            self._timer = self._clock.call_later(self._patience, self._look)

    def close(self) -> None:
        """Run what is waiting, then end."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        if self._restart_timer is not None:
            self._restart_timer.cancel()
        if self.runner.done():
            self._give_up_all()
        else:
            self._append(None)

    async def closed(self, patience: float) -> bool:
        """Wait for the end, and cancel after this many seconds; true if it ended by itself."""
        done, _ = await asyncio.wait({self.runner}, timeout=patience)
        if not done:
            self.runner.cancel()
            await asyncio.wait({self.runner}, timeout=1)
        return bool(done)

    def _append(self, queued: Queued | None) -> None:
        self._waiting.append(queued)
        sleep, self._sleep = self._sleep, None
        if sleep is not None and not sleep.done():
            sleep.set_result(None)

    # The runner

    def _start(self, again: bool = False) -> "asyncio.Task[None]":
        runner = asyncio.create_task(self._run(again))
        runner.add_done_callback(self._runner_ended)
        return runner

    async def _run(self, again: bool) -> None:
        if again:
            await self._failed()
            self.dead = False
        while (queued := await self._next()) is not None:
            self._busy = queued
            try:
                await queued.work()
            except Exception:
                await self._failed()
            self._busy = None
            self._pause = PAUSE
            if self._waiting:
                # A command may take milliseconds: let other tables run before the next.
                await asyncio.sleep(0)

    async def _next(self) -> Queued | None:
        # Look again after every wait: queued commands may have been given up meanwhile.
        while not self._waiting:
            self._sleep = asyncio.get_running_loop().create_future()
            await self._sleep
        queued = self._waiting.popleft()
        if queued is not None and queued.give_up is not None:
            self._asked -= 1
        return queued

    def _runner_ended(self, runner: "asyncio.Task[None]") -> None:
        error = asyncio.CancelledError() if runner.cancelled() else runner.exception()
        if error is None and self._closing:
            return
        busy, self._busy = self._busy, None
        if not self._closing:
            self.dead = True
            self._restart_timer = self._clock.call_later(self._pause, self._restart)
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)
            self._ended(error)
        if busy is not None and busy.give_up is not None:
            busy.give_up()
        if self._closing:
            self._give_up_all()

    def _restart(self) -> None:
        self._restart_timer = None
        self.runner = self._start(again=True)

    # Giving up

    def _give_up_all(self) -> None:
        self.dead = False
        waiting, self._waiting = self._waiting, deque()
        self._asked = 0
        for one in waiting:
            if one is not None and one.give_up is not None:
                one.give_up()

    def _look(self) -> None:
        """Give up commands that have waited too long."""
        self._timer = None
        now = self._clock.monotonic()
        asked = [one for one in self._waiting if one is not None and one.give_up is not None]
        late = [one for one in asked if one.since + self._patience <= now]
        if late:
            gone = set(map(id, late))
            self._waiting = deque(one for one in self._waiting if id(one) not in gone)
            self._asked -= len(late)
        if len(asked) > len(late):
            wait = asked[len(late)].since + self._patience - now
            self._timer = self._clock.call_later(wait, self._look)
        for one in late:
            if one.give_up is not None:
                one.give_up()
