"""What a room is given: a store, a clock, bots that think, and somebody who counts.

A room knows none of them but by these interfaces, so that it runs in a server, in a test and in a
browser alike, without sockets, threads or processes of its own.
"""

from collections.abc import Callable
from typing import Protocol

from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.settings import Settings
from tangledbank.server.store.store import Facts, Person, Store
from tangledbank.server.wire.setup import Setup


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Time that never goes back, in seconds, and timers that go by it."""

    def monotonic(self) -> float: ...

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer: ...


class BotPool(Protocol):
    """Bots."""

    @property
    def waiting(self) -> int:
        """How many questions wait for one."""

    async def think(self, task: Task) -> Thought:
        """What the bot says; an error is a thought too."""

    def close(self) -> None: ...


class Metrics(Protocol):
    """Counts what happens at the tables."""

    def command(self, kind: str, answer: str) -> None: ...

    def latency(self, seconds: float) -> None:
        """From a command's arrival to its acknowledgement."""

    def restarted(self) -> None:
        """A room's queue had stopped, and was started again."""

    def tables(self, status: str, count: int) -> None:
        """So many tables of this status are in memory."""


class NoMetrics:
    """Counts nothing."""

    def command(self, kind: str, answer: str) -> None:
        pass

    def latency(self, seconds: float) -> None:
        pass

    def restarted(self) -> None:
        pass

    def tables(self, status: str, count: int) -> None:
        pass


class Surroundings(Protocol):
    """All that a room uses of the server around it."""

    @property
    def store(self) -> Store: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def clock(self) -> Clock: ...

    @property
    def bot_pool(self) -> BotPool: ...

    @property
    def metrics(self) -> Metrics: ...

    @property
    def started(self) -> int:
        """When the server started, in milliseconds since 1970."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def create(self, setup: Setup, person: Person, *, address: str = "") -> str:
        """Make another table; its name."""

    def say_presence(self, table: str, seated: list[str], watchers: int) -> None:
        """Let the other processes know who is connected to a table here."""

    def wrote(self, table: str, v: int) -> None:
        """Let the other processes know that a table's log has grown."""

    def facts_changed(self, facts: Facts) -> None:
        """Let the lobby know that a table has changed."""
