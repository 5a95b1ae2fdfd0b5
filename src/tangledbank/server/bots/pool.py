"""The processes in which bots think, and the queues in front of them.

Addresses take turns in every queue (`fair_queue.py`), and bots that search get less time under load
(`budget.py`).  Quick bots and bots that search have separate queues.  One process takes only quick
questions, so a slow bot delays only its own table.  Hints wait until no game does, and analyses
until no hint does.

No game waits for a bot longer than the bound.  Shortly before it, a cheaper bot is asked ahead of
everybody else.  At the bound the table gets an error and decides by default.
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

#: The most seconds until a bot's decision arrives.
BOUND: Final = 15.0
#: The last part of that time is reserved for the cheaper bot.
RESERVE: Final = 0.2
CHEAPER: Final = "expert"
#: CPU seconds in which a search should finish, as a fraction of the time left.
CPU_PART: Final = 0.6
#: Seconds after which a hint is given up.
HINT_BOUND: Final = 30.0
#: A piece of an analysis waits so many seconds for its turn, and is given up after so many.
BACKGROUND_BOUND: Final = 1_800.0
PIECE_BOUND: Final = 120.0


class BotPool:
    """All processes, and all questions waiting for them."""

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
        self._background = FairQueue()
        self.processes = [
            BotProcess(at == 0 and self.count > 1, self._hand_out, self._retry, programs)
            for at in range(self.count)
        ]

    @property
    def waiting(self) -> int:
        """How many questions are queued."""
        return sum(len(queue) for queue in self._queues)

    @property
    def _queues(self) -> list[FairQueue]:
        return [self._urgent, self._quick, self._slow, self._hints, self._background]

    async def think(self, task: Task) -> Thought:
        """The bot's answer; an error is an answer too."""
        waiting = Waiting(task, self._loop.create_future())
        bound = HINT_BOUND if task.hint else min(task.bound or self.bound, self.bound)
        if task.background:
            bound = BACKGROUND_BOUND
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
        """Take a question out of its queue; true if it was in one."""
        return any(queue.remove(waiting) for queue in self._queues)

    def _queue_of(self, task: Task) -> FairQueue:
        if task.background:
            return self._background
        if task.hint:
            return self._hints
        return self._slow if task.slow else self._quick

    def _retry(self, waiting: Waiting) -> None:
        self._queue_of(waiting.task).put(waiting, first=True)

    # Time

    def _hurry(self, waiting: Waiting, left: float) -> None:
        """The bound is near: ask a cheaper bot ahead of everybody else."""
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

    # Dispatching

    def _hand_out(self) -> None:
        for one in self.processes:
            if one.alive and one.busy is None:
                waiting = self._next(one.quick_only)
                if waiting is not None:
                    limit = HINT_BOUND if waiting.task.hint else self.bound
                    if waiting.task.background:
                        limit = PIECE_BOUND
                    one.give(waiting, self._task_for(waiting), limit)
        metrics.BOT_QUEUE.set(self.waiting)

    def _next(self, quick_only: bool) -> Waiting | None:
        # A process that may do both takes slow ones first: quick ones have a process of their own.
        queues = [self._slow, self._quick, self._hints, self._background]
        if self.count == 1:
            queues = [self._quick, self._slow, self._hints, self._background]
        for queue in [self._urgent, *([self._quick] if quick_only else queues)]:
            waiting = queue.take()
            if waiting is not None:
                return waiting
        return None

    def _task_for(self, waiting: Waiting) -> Task:
        """The task as it is sent out: with less time to search if many others wait."""
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
        """Restart every process as soon as it is idle."""
        for one in self.processes:
            one.renew()

    def close(self) -> None:
        for one in self.processes:
            one.close()
        for queue in self._queues:
            for waiting in queue.clear():
                waiting.answer.cancel()
