"""The interfaces a room uses: a store, a clock, bots and metrics.

A room knows these only by their interfaces, so the same room runs in a server, in a test and in a
browser, without sockets, threads or processes of its own.
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
    """A monotonic clock in seconds, with timers."""

    def monotonic(self) -> float: ...

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer: ...


class BotPool(Protocol):
    """Bots."""

    @property
    def waiting(self) -> int:
        """How many questions are waiting."""

    async def think(self, task: Task) -> Thought:
        """The bot's answer; an error is an answer too."""

    def close(self) -> None: ...


class Metrics(Protocol):
    """Counts and times events at the tables."""

    def command(self, kind: str, answer: str) -> None: ...

    def latency(self, seconds: float) -> None:
        """The time from a command's arrival to its acknowledgement."""

    def restarted(self) -> None:
        """A room's queue had stopped and was restarted."""

    def tables(self, status: str, count: int) -> None:
        """How many tables of this status are in memory."""


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
    """Everything a room uses of its server."""

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
        """Make another table; returns its id."""

    def say_presence(self, table: str, seated: list[str], watchers: int) -> None:
        """Tell the other processes who is connected to a table here."""

    def wrote(self, table: str, v: int) -> None:
        """Tell the other processes that a table's log has grown."""

    def facts_changed(self, facts: Facts) -> None:
        """Tell the lobby that a table has changed."""
