"""How much anybody may ask for: the limits of a server, by connection, person and address.

An address may be a school or an office, so its limits are wide; what one connection may do is
narrow.  Every limit is a number of `Rates`, and a server can be run without (`NO_LIMITS`), for
tests and measurements.
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
    #: Of one connection.
    commands: Rate = Rate(40, 20)
    #: Websocket pings, pongs that nobody asked for, and pieces of messages.
    control_frames: Rate = Rate(60, 10)
    #: Of one person, wherever connected.
    chat: Rate = Rate(5, 0.5)
    #: Of all spectators of one table together.
    spectators_chat: Rate = Rate(20, 1)
    #: To sit down, stand up, propose and so on: all that is written down and is no decision.
    manners: Rate = Rate(20, 1)
    #: Of one address.
    requests: Rate = Rate(200, 40)
    #: Requests that cost the server work: replays, verifying, previews.
    heavy: Rate = Rate(40, 4)
    connects: Rate = Rate(120, 4)
    connections: int = 300  # websockets open at once
    sockets: int = 400  # TCP connections at once, whatever they are for
    persons: Rate = Rate(60, 120 / HOUR)
    #: Recovery codes that somebody types in.
    recoveries: Rate = Rate(10, 20 / HOUR)
    tables: Rate = Rate(30, 60 / HOUR)
    open_tables: int = 60  # made from there, and not over


MANNERS: Final = (
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

#: An undo costs one more of `manners` for every so many steps that are played again for it,
STEPS_OF_UNDO: Final = 10
#: but never so much that nobody could afford it.
DEAREST_UNDO: Final = 10.0


def undo_cost(steps: int) -> float:
    """What an undo costs that plays so many steps again.

    >>> [undo_cost(steps) for steps in (0, 15, 500)]
    [1.0, 2.5, 10.0]
    """
    return min(DEAREST_UNDO, 1.0 + steps / STEPS_OF_UNDO)


USUAL_LIMITS: Final = Rates()

_ENDLESS: Final = Rate(1e12, 1e12)
NO_LIMITS: Final = Rates(
    commands=_ENDLESS,
    control_frames=_ENDLESS,
    chat=_ENDLESS,
    spectators_chat=_ENDLESS,
    manners=_ENDLESS,
    requests=_ENDLESS,
    heavy=_ENDLESS,
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

    `take` of any of them gives the seconds to wait, and 0 if it may be done now:

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
        self.connects = Buckets(rates.connects, clock)
        self.connections = Counts(rates.connections)
        self.persons = Buckets(rates.persons, clock)
        self.recoveries = Buckets(rates.recoveries, clock)
        self.tables = Buckets(rates.tables, clock)
        self.chat = Buckets(rates.chat, clock)
        self.spectators_chat = Buckets(rates.spectators_chat, clock)
        self.manners = Buckets(rates.manners, clock)
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
        """The seconds to wait for a command that leaves more behind, or costs more, than others.

        Who plays at a table is not kept waiting by what its spectators say.
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
            return self.manners.take(person, undo_cost(steps))
        return self.manners.take(person) if isinstance(command, MANNERS) else 0.0

    def command_of(self, person: str) -> float:
        """The seconds to wait for a command that comes as a request, without a connection."""
        return self._commands.take(person)
