"""A table's queue of commands goes on whatever happens to the event loop, or to its runner."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from tangledbank.server.command_queue import CommandQueue
from tangledbank.server.interfaces import Clock
from tangledbank.server.loop_clock import LoopClock

#: Seconds a command waits before it is given up, by a clock that the test moves.
PATIENCE = 10.0
#: By the real clock; short, so that a stall is longer at once.
SHORT = 0.05
STALL = 4 * SHORT
#: How far the clock is moved at each turn of the event loop.
TICK = 0.01


def asyncio_loop() -> asyncio.AbstractEventLoop:
    return asyncio.SelectorEventLoop()


def uvloop_loop() -> asyncio.AbstractEventLoop:
    uvloop = pytest.importorskip("uvloop")
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


Run = Callable[[Callable[[], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=[asyncio_loop, uvloop_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(scenario())

    return run


class Alarm:
    def __init__(self, due: float, callback: Callable[[], object]) -> None:
        self.due = due
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class MovedClock:
    """It stands still until it is moved, so no machine is too slow for it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.alarms: list[Alarm] = []

    def monotonic(self) -> float:
        return self.now

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Alarm:
        self.alarms.append(Alarm(self.now + seconds, callback))
        return self.alarms[-1]

    def move(self, seconds: float) -> None:
        self.now += seconds
        due = [one for one in self.alarms if one.due <= self.now and not one.cancelled]
        self.alarms = [one for one in self.alarms if one.due > self.now and not one.cancelled]
        for one in due:
            one.callback()


class Desk:
    """A queue, and what became of everything that was put into it."""

    def __init__(self, clock: Clock | None = None, patience: float = PATIENCE) -> None:
        self.clock = MovedClock() if clock is None else clock
        self.done: list[str] = []
        self.given_up: list[str] = []
        self.recovered = 0
        self.ended: list[BaseException | None] = []
        self.may_recover = asyncio.Event()
        self.may_recover.set()
        self.queue = CommandQueue(self.clock, patience, self._recover, self.ended.append)

    async def _recover(self) -> None:
        await self.may_recover.wait()
        self.recovered += 1

    def ask(self, name: str, first: Callable[[], Awaitable[None]] | None = None) -> None:
        async def work() -> None:
            if first is not None:
                await first()
            self.done.append(name)

        self.queue.ask(work, lambda: self.given_up.append(name))

    async def answered(self, name: str) -> bool:
        """Ask for one thing more, until it is done or given up; was it done?"""
        self.ask(name)
        while name not in self.done and name not in self.given_up:
            await self.turn()
        return name in self.done

    async def turn(self) -> None:
        """Let the event loop and the clock go on a little."""
        if isinstance(self.clock, MovedClock):
            await asyncio.sleep(0)
            self.clock.move(TICK)
        else:
            await asyncio.sleep(0.001)

    async def works_again(self) -> None:
        while not await self.answered(f"again {len(self.done) + len(self.given_up)}"):
            pass

    async def close(self) -> None:
        self.queue.close()
        assert await self.queue.closed(300)


def test_a_stall_of_the_event_loop_does_not_end_the_queue(run: Run) -> None:
    async def scenario() -> None:
        desk = Desk(LoopClock(), SHORT)
        await desk.works_again()  # the runner waits for the next command now
        before = len(desk.done)

        def stall() -> None:
            desk.ask("stalled")
            time.sleep(STALL)

        asyncio.get_running_loop().call_soon(stall)
        await asyncio.sleep(STALL)
        await desk.works_again()
        assert not desk.ended
        assert desk.done[before:].count("stalled") + desk.given_up.count("stalled") == 1
        await desk.close()

    run(scenario)


async def fails() -> None:
    raise ValueError("a command that fails")


def test_a_command_that_fails_does_not_end_the_runner(run: Run) -> None:
    async def scenario() -> None:
        desk = Desk()
        desk.ask("fails", fails)
        await desk.works_again()
        assert (desk.recovered, desk.ended, desk.queue.dead) == (1, [], False)
        await desk.close()

    run(scenario)


async def is_cancelled() -> None:
    """As when something that a command waits for is cancelled elsewhere."""
    raise asyncio.CancelledError


def test_a_runner_that_ends_is_noticed_and_started_again(run: Run) -> None:
    async def scenario() -> None:
        desk = Desk()
        desk.may_recover.clear()
        desk.ask("ends it", is_cancelled)
        while not desk.ended:
            await asyncio.sleep(0)
        assert desk.queue.dead
        assert desk.given_up == ["ends it"], "whoever asked hears of it"
        assert not await desk.answered("meanwhile"), "nothing is done before the table is read"
        assert desk.queue.dead
        desk.may_recover.set()
        await desk.works_again()
        assert (desk.recovered, desk.queue.dead) == (1, False)
        await desk.close()

    run(scenario)


def test_a_runner_that_is_cancelled_is_started_again_each_time(run: Run) -> None:
    async def scenario() -> None:
        desk = Desk()
        for times in range(1, 4):
            await desk.works_again()
            desk.queue.runner.cancel()
            while len(desk.ended) < times:
                await asyncio.sleep(0)
        await desk.works_again()
        assert desk.recovered == 3
        await desk.close()
        assert len(desk.ended) == 3, "to be closed is not to die"

    run(scenario)


def test_a_queue_can_be_closed_while_its_runner_is_dead(run: Run) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.works_again()
        desk.queue.runner.cancel()
        while not desk.ended:
            await asyncio.sleep(0)
        await desk.close()
        assert desk.recovered == 0
        assert not desk.queue.dead

    run(scenario)


def test_other_tables_go_on_between_two_commands(run: Run) -> None:
    """A long queue is no long callback."""

    async def scenario() -> None:
        desk, loop = Desk(), asyncio.get_running_loop()
        turns = [0]
        seen: list[int] = []

        def next_turn() -> None:
            turns[0] += 1
            if len(seen) < 4:
                loop.call_soon(next_turn)

        async def note() -> None:
            seen.append(turns[0])

        loop.call_soon(next_turn)
        for _ in range(4):
            desk.queue.put(note)
        while len(seen) < 4:
            await asyncio.sleep(0)
        assert len(set(seen)) == 4, "each has a turn of the loop to itself"
        await desk.close()

    run(scenario)
