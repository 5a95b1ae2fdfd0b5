"""What is to be done at a table, one thing after the other.

Whoever asks for something does not wait for ever: when a table cannot get on (its database does not
answer), what has waited too long is given up, and never done afterwards.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

#: So many that can be given up may wait; one more is given up at once.
MOST_WAITING: Final = 500

Work = Callable[[], Awaitable[None]]


class Queued:
    __slots__ = ("give_up", "since", "work")

    def __init__(self, work: Work, since: float, give_up: Callable[[], None] | None) -> None:
        self.work = work
        self.since = since
        self.give_up = give_up


class CommandQueue:
    """A queue, and the one who works it off."""

    def __init__(self, patience: float, failed: Callable[[], Awaitable[None]]) -> None:
        self._patience = patience  # seconds
        self._failed = failed  # what to do when a work ends with an exception
        self._waiting: deque[Queued | None] = deque()
        self._asked = 0  # how many of those can be given up
        self._some = asyncio.Event()
        self._busy = False
        self._timer: asyncio.TimerHandle | None = None
        self.runner = asyncio.create_task(self._run())

    @property
    def idle(self) -> bool:
        return not self._waiting and not self._busy

    def put(self, work: Work) -> None:
        """Do this when all before it is done, however long that takes."""
        self._append(Queued(work, 0.0, None))

    def ask(self, work: Work, give_up: Callable[[], None]) -> None:
        """Do this when all before it is done, or give up if that takes too long."""
        if self._asked >= MOST_WAITING:
            give_up()
            return
        loop = asyncio.get_running_loop()
        self._asked += 1
        self._append(Queued(work, loop.time(), give_up))
        if self._timer is None:
            self._timer = loop.call_later(self._patience, self._look)

    def close(self) -> None:
        """Do what waits, and end."""
        if self._timer is not None:
            self._timer.cancel()
        self._waiting.append(None)
        self._some.set()

    def _append(self, errand: Queued) -> None:
        self._waiting.append(errand)
        self._some.set()

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                self._some.clear()
                await self._some.wait()
            errand = self._waiting.popleft()
            if errand is None:
                return
            self._busy = True
            if errand.give_up is not None:
                self._asked -= 1
            try:
                await errand.work()
            except Exception:
                await self._failed()
            finally:
                self._busy = False

    def _look(self) -> None:
        """Give up what has waited too long."""
        self._timer = None
        loop = asyncio.get_running_loop()
        asked = [one for one in self._waiting if one is not None and one.give_up is not None]
        late = [one for one in asked if one.since + self._patience <= loop.time()]
        if late:
            gone = set(map(id, late))
            self._waiting = deque(one for one in self._waiting if id(one) not in gone)
            self._asked -= len(late)
        if len(asked) > len(late):
            self._timer = loop.call_at(asked[len(late)].since + self._patience, self._look)
        for one in late:
            if one.give_up is not None:
                one.give_up()
