"""The processes in which bots think, and the queues in front of them.

Addresses take turns in every queue (`fair_queue.py`), and bots that search get less time under load
(`budget.py`).  There are queues for quick bots and for bots that search; one process takes quick
questions alone, so that a slow bot delays its own table only.  Hints wait until no game does.

No game waits longer than the bound for a bot.  Shortly before it a cheaper bot is asked, ahead of
everybody; at the bound the table hears of an error, and decides by default.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from tangledbank.bots.program.definition import Program
from tangledbank.server import metrics
from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.bots.budget import FLOOR, seconds_of, share, shortened
from tangledbank.server.bots.fair_queue import FairQueue, Waiting
from tangledbank.server.bots.process import BotProcess

#: A bot's decision is there after so many seconds at most.
BOUND: Final = 15.0
#: The last part of it is left to the cheaper bot.
RESERVE: Final = 0.2
CHEAPER: Final = "expert"
#: CPU seconds in which a search should be done, as a part of the time that is left for it.
CPU_PART: Final = 0.6
#: After so many seconds nobody waits for a hint any more.
HINT_BOUND: Final = 30.0


class BotPool:
    """All processes, and all questions that wait for them."""

    def __init__(
        self,
        count: int,
        bound: float = BOUND,
        reserve: float = RESERVE,
        programs: Sequence[tuple[str, Program]] = (),
    ) -> None:
        self.count = max(1, count)
        self.bound = bound
        self.reserve = reserve
        self._loop = asyncio.get_running_loop()
        self._urgent = FairQueue()
        self._quick = FairQueue()
        self._slow = FairQueue()
        self._hints = FairQueue()
        self.processes = [
            BotProcess(at == 0 and self.count > 1, self._hand_out, self._retry, programs)
            for at in range(self.count)
        ]

    @property
    def waiting(self) -> int:
        """How many questions wait in queues."""
        return sum(len(queue) for queue in self._queues)

    @property
    def _queues(self) -> list[FairQueue]:
        return [self._urgent, self._quick, self._slow, self._hints]

    async def think(self, task: Task) -> Thought:
        """What the bot says; an error is a thought too."""
        waiting = Waiting(task, self._loop.create_future())
        bound = HINT_BOUND if task.hint else min(task.bound or self.bound, self.bound)
        reserve = bound * self.reserve
        waiting.until = self._loop.time() + bound - reserve
        waiting.timer = self._loop.call_later(bound - reserve, self._hurry, waiting, reserve)
        self._queue_of(task).put(waiting)
        self._hand_out()
        try:
            return await waiting.answer
        finally:
            waiting.timer.cancel()
            self._withdraw(waiting)

    def _withdraw(self, waiting: Waiting) -> bool:
        """Take a question out of its queue; was it in one?"""
        return any(queue.remove(waiting) for queue in self._queues)

    def _queue_of(self, task: Task) -> FairQueue:
        if task.hint:
            return self._hints
        return self._slow if task.slow else self._quick

    def _retry(self, waiting: Waiting) -> None:
        self._queue_of(waiting.task).put(waiting, first=True)

    # Time

    def _hurry(self, waiting: Waiting, left: float) -> None:
        """The bound is near: ask a cheaper bot, ahead of everybody."""
        task = waiting.task
        waiting.timer = self._loop.call_later(left, self._too_late, waiting)
        if task.hint:
            return
        still_waits = self._withdraw(waiting)
        cheaper = task if still_waits and not task.slow else task.with_spec(CHEAPER)
        metrics.BOT_LATE.labels("cheaper").inc()
        self._urgent.put(Waiting(cheaper, waiting.answer))
        self._hand_out()

    def _too_late(self, waiting: Waiting) -> None:
        if not waiting.answer.done():
            metrics.BOT_LATE.labels("hint" if waiting.task.hint else "default").inc()
            waiting.settle(Thought(error="the bot did not answer in time"))

    # Handing out

    def _hand_out(self) -> None:
        for one in self.processes:
            if one.alive and one.busy is None:
                waiting = self._next(one.quick_only)
                if waiting is not None:
                    limit = HINT_BOUND if waiting.task.hint else self.bound
                    one.give(waiting, self._task_for(waiting), limit)
        metrics.BOT_QUEUE.set(self.waiting)

    def _next(self, quick_only: bool) -> Waiting | None:
        # A process that may do both takes the slow ones first: the quick have one of their own.
        queues = [self._slow, self._quick, self._hints]
        if self.count == 1:
            queues = [self._quick, self._slow, self._hints]
        for queue in [self._urgent, *([self._quick] if quick_only else queues)]:
            waiting = queue.take()
            if waiting is not None:
                return waiting
        return None

    def _task_for(self, waiting: Waiting) -> Task:
        """The task as it is given out: with less time to search if many others wait."""
        task = waiting.task
        if task.hint or not task.slow:
            return task
        address = task.client[0]
        running = [
            one.busy.task.client[0]
            for one in self.processes
            if one.busy is not None and one.busy.task.slow
        ]
        seconds = share(
            seconds_of(task.spec),
            sum(not one.quick_only for one in self.processes),
            len({address, *self._slow.addresses, *running}),
            1 + self._slow.waiting_from(address) + running.count(address),
        )
        left = waiting.until - self._loop.time()
        return task.with_spec(shortened(task.spec, max(FLOOR, min(seconds, CPU_PART * left))))

    def renew(self) -> None:
        """Start every process again, each when it is idle."""
        for one in self.processes:
            one.renew()

    def close(self) -> None:
        for one in self.processes:
            one.close()
        for queue in self._queues:
            for waiting in queue.clear():
                waiting.answer.cancel()
