"""Rate limits, by connection, person and address.

An address may be a school or an office, so its limits are wide; a connection's are narrow.  All
limits are fields of `Rates`, and a server can run without any (`NO_LIMITS`), for tests and
measurements.
"""

import time
from typing import Final

from msgspec import Struct

from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import replayed_steps
from tangledbank.server.web.address import NO_PROXIES, Connection, Proxies, address_of
from tangledbank.server.web.buckets import Bucket, Buckets, Clock, Counts, Rate
from tangledbank.server.wire import commands as wire

HOUR: Final = 3600.0


class Rates(Struct, frozen=True, kw_only=True):
    #: Per connection.
    commands: Rate = Rate(40, 20)
    #: Websocket pings, unrequested pongs, and fragments of messages.
    control_frames: Rate = Rate(60, 10)
    #: Per person, over all connections.
    chat: Rate = Rate(5, 0.5)
    #: For all spectators of one table together.
    spectators_chat: Rate = Rate(20, 1)
    #: Sitting down, standing up, proposals and so on: everything written that is not a decision.
    table_changes: Rate = Rate(20, 1)
    #: Per address.
    requests: Rate = Rate(200, 40)
    #: Expensive requests: replays, verification, previews.
    heavy: Rate = Rate(40, 4)
    #: Analyses of games.
    analyses: Rate = Rate(6, 20 / HOUR)
    connects: Rate = Rate(120, 4)
    connections: int = 300  # websockets open at once
    sockets: int = 400  # TCP connections at once, of any kind
    persons: Rate = Rate(60, 120 / HOUR)
    #: Recovery codes typed in.
    recoveries: Rate = Rate(10, 20 / HOUR)
    tables: Rate = Rate(30, 60 / HOUR)
    open_tables: int = 60  # made from there and not over


TABLE_CHANGES: Final = (
    wire.Sit,
    wire.Stand,
    wire.Arrange,
    wire.Ready,
    wire.Undo,
    wire.Pause,
    wire.Resume,
    wire.Abort,
    wire.Answer,
    wire.Leave,
    wire.Return,
)

#: An undo costs one more of `table_changes` for every 10 steps that are replayed for it,
STEPS_PER_UNDO_COST: Final = 10
#: up to this much, so that everybody can afford it.
MOST_UNDO_COST: Final = 10.0


def undo_cost(steps: int) -> float:
    """The cost of an undo that replays this many steps.

    >>> [undo_cost(steps) for steps in (0, 15, 500)]
    [1.0, 2.5, 10.0]
    """
    return min(MOST_UNDO_COST, 1.0 + steps / STEPS_PER_UNDO_COST)


USUAL_LIMITS: Final = Rates()

_ENDLESS: Final = Rate(1e12, 1e12)
NO_LIMITS: Final = Rates(
    commands=_ENDLESS,
    control_frames=_ENDLESS,
    chat=_ENDLESS,
    spectators_chat=_ENDLESS,
    table_changes=_ENDLESS,
    requests=_ENDLESS,
    heavy=_ENDLESS,
    analyses=_ENDLESS,
    connects=_ENDLESS,
    connections=10**9,
    sockets=10**9,
    persons=_ENDLESS,
    recoveries=_ENDLESS,
    tables=_ENDLESS,
    open_tables=10**9,
)


class Limits:
    """The limits of one server process.

    Each `take` returns the seconds to wait, 0 if it may be done now:

    >>> limits = Limits(Rates(requests=Rate(1, 0.5)), clock=lambda: 100.0)
    >>> limits.requests.take("192.0.2.1"), limits.requests.take("192.0.2.1")
    (0.0, 2.0)
    """

    def __init__(
        self,
        rates: Rates = USUAL_LIMITS,
        proxies: Proxies = NO_PROXIES,
        clock: Clock = time.monotonic,
    ) -> None:
        self.rates = rates
        self._proxies = proxies
        self._clock = clock
        self.requests = Buckets(rates.requests, clock)
        self.heavy = Buckets(rates.heavy, clock)
        self.analyses = Buckets(rates.analyses, clock)
        self.connects = Buckets(rates.connects, clock)
        self.connections = Counts(rates.connections)
        self.persons = Buckets(rates.persons, clock)
        self.recoveries = Buckets(rates.recoveries, clock)
        self.tables = Buckets(rates.tables, clock)
        self.chat = Buckets(rates.chat, clock)
        self.spectators_chat = Buckets(rates.spectators_chat, clock)
        self.table_changes = Buckets(rates.table_changes, clock)
        self._commands = Buckets(rates.commands, clock)

    def address_of(self, connection: Connection) -> str:
        return address_of(connection, self._proxies)

    def commands(self) -> Bucket:
        """The bucket of a new connection."""
        return Bucket(self.rates.commands, self._clock)

    def control_frames(self) -> Bucket:
        return Bucket(self.rates.control_frames, self._clock)

    def is_proxy(self, peer: str) -> bool:
        """Does this TCP address speak for many people?"""
        return self._proxies.trusts(peer)

    def extra(
        self, command: wire.AnyCommand, person: str, address: str, table: Table | None = None
    ) -> float:
        """The seconds to wait for a command that stores or costs more than others.

        Spectators' chat does not delay the players.
        """
        if isinstance(command, wire.Decide):
            return 0.0
        if isinstance(command, (wire.Say, wire.Mute)):
            watching = table.id if table is not None and not table.seats_of(person) else ""
            wait = self.chat.take(person)
            if wait or not watching:
                return wait
            wait = self.spectators_chat.take(watching)
            if wait:
                self.chat.give_back(person)
            return wait
        if isinstance(command, wire.Rematch):
            return self.tables.take(address)
        if isinstance(command, wire.Undo):
            steps = replayed_steps(table, person) if table is not None else 0
            return self.table_changes.take(person, undo_cost(steps))
        return self.table_changes.take(person) if isinstance(command, TABLE_CHANGES) else 0.0

    def command_of(self, person: str) -> float:
        """The seconds to wait for a command sent as a request, without a connection."""
        return self._commands.take(person)
