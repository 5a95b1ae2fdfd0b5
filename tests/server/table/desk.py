"""A table without a server: commands in, entries written, and what each person would be told."""

from copy import copy
from itertools import count
from operator import attrgetter

import msgspec

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log, verbs, views
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.chat import Chat
from tangledbank.server.table.checkpoints import Checkpoints
from tangledbank.server.table.clock import Timing
from tangledbank.server.table.dealing import check_setup
from tangledbank.server.table.done_commands import DoneCommands
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.progress import Progress
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.replaying import replayed
from tangledbank.server.table.seats import Seat
from tangledbank.server.table.steps import Played, Steps
from tangledbank.server.table.table import Table
from tangledbank.server.table.views import Crowd, Viewpoint
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import News, Status
from tangledbank.server.wire.setup import SeatPlan, Setup

SECRET = "5e" * 32
START = 1_700_000_000_000
#: Nobody: somebody without a name who only looks.
STRANGER = ""

PARTS = (Played, Table, Seat, Progress, Checkpoints, Motion, Timing, Chat, DoneCommands)
#: What has no parts that could change.
WHOLE = frozenset({type(None), bool, int, float, str, bytes, Event})
#: How a table shares its parts with its clones; not what the table is.
INNER = {"_own_game", "_own_people", "_tried"}
SLOTS: dict[type, list[str]] = {
    kind: [name for name in getattr(kind, "__slots__", ()) if name not in INNER] for kind in PARTS
}

_ids = count()


def fresh_id() -> str:
    return f"c{next(_ids)}"


class Everything:
    """All that tables are at one moment, down to the last part, to be compared.

    A clone shares most of its parts with its table.  Each is looked at once, or a long game would
    be looked through from its beginning several times for each of its steps.
    """

    def __init__(self) -> None:
        self._seen: dict[int, object] = {}

    def of(self, thing: object) -> object:
        if type(thing) in WHOLE:
            return thing
        if id(thing) not in self._seen:
            self._seen[id(thing)] = self._look(thing)
        return self._seen[id(thing)]

    def _look(self, thing: object) -> object:
        if isinstance(thing, (list, tuple, Steps)):
            return [one if type(one) in WHOLE else self.of(one) for one in thing]
        if isinstance(thing, PARTS):
            names = SLOTS[type(thing)] or [name for name in vars(thing) if name not in INNER]
            # Of a single name it would not make a list.
            parts = attrgetter(*names, "__class__")(thing)
            return [one if type(one) in WHOLE else self.of(one) for one in parts]
        if isinstance(thing, Game):
            return thing.position_key(), list(thing.history)
        if isinstance(thing, dict):
            return {key: self.of(value) for key, value in thing.items()}
        return copy(thing) if isinstance(thing, set) else thing


def open_seats(number: int, *bots: str) -> list[SeatPlan]:
    """So many open seats, and these bots."""
    return [SeatPlan() for _ in range(number)] + [SeatPlan(bot) for bot in bots]


def opened_by(host: str, setup: Setup, secret: str) -> log.Opened:
    """The first entry of a new table, as a server writes it."""
    game = check_setup(setup)
    return log.Opened(
        setup=setup,
        host=host,
        secret=secret,
        presets=game.presets,
        options=game.all_options(),
    )


class Desk:
    """One table, its log, and a clock that the test moves."""

    def __init__(
        self, setup: Setup, host: str = "ann", opened: log.Opened | None = None, name: str = "desk"
    ) -> None:
        self.now = START
        self.name = name
        self.entries: list[Entry] = []
        self.table = Table(name)
        self.write(opened or opened_by(host, setup, SECRET))

    # Writing

    def write(self, *bodies: log.AnyBody) -> None:
        """Go on with a clone that took entries, and keep them as they would be stored."""
        known, now = self.table, Everything()
        before = now.of(known)
        table = known.clone()
        assert now.of(table) == before
        for body in bodies:
            entry = Entry(table.v + 1, self.now, log.write(body))
            table.take(entry, body)
            self.entries.append(entry)
        assert Everything().of(known) == before, f"{bodies} changed more than the clone"
        self.table = table

    def do(self, person: str, command: wire.AnyCommand, program: bool = False) -> None:
        """Carry a command out, or raise `Refusal`."""
        actor = Actor(person, person.title(), program)
        self.write(*verbs.entries_of(self.table, actor, command))

    def refuse(self, person: str, command: wire.AnyCommand) -> str:
        """A command that must not be carried out: why not.  Nothing changes."""
        return self.refusal(person, command).why

    def refusal(self, person: str, command: wire.AnyCommand) -> Refusal:
        before = self.all_eyes()
        try:
            verbs.entries_of(self.table, Actor(person, person.title()), command)
        except Refusal as refusal:
            assert self.all_eyes() == before, f"{command} was refused, and changed the table"
            return refusal
        raise AssertionError(f"{command} of {person} is not refused")

    # What is short to say

    def sit(self, person: str, seat: int, name: str | None = None) -> None:
        self.do(person, wire.Sit(fresh_id(), seat, name))

    def ready(self, person: str, nonce: str = "") -> None:
        self.do(person, wire.Ready(fresh_id(), nonce or person.encode().hex().ljust(32, "0")))

    def decide(self, action: str = "", person: str = "") -> None:
        """Let whoever must decide do so; without an action, the first legal one."""
        table = self.table
        line = action or str(table.the_game.legal_actions()[0])
        who = person or table.seats[table.acting].person
        self.do(who, wire.Decide(fresh_id(), table.moment, line))

    def bot_decides(self, action: str = "") -> None:
        table = self.table
        line = action or str(table.the_game.legal_actions()[0])
        by: log.By = "bot" if table.seats[table.acting].bot else "stand-in"
        self.write(verbs.decision(table, line, by))

    def legal(self) -> list[str]:
        return [str(action) for action in self.table.the_game.legal_actions()]

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    @property
    def acting(self) -> str:
        """The person who must decide."""
        return self.table.seats[self.table.acting].person

    # Looking

    def status(self) -> Status:
        """Asked anew each time, so that the type checker does not take it to stand still."""
        return self.table.status

    def sees(self, person: str, table: Table | None = None) -> bytes:
        """All that a person is told of the table."""
        return msgspec.json.encode(self.news(person, table))

    def news(self, person: str, table: Table | None = None) -> News:
        one = table or self.table
        return views.everything(one, Viewpoint(one, person), Crowd(), self.now)

    def all_eyes(self, table: Table | None = None) -> dict[str, bytes]:
        one = table or self.table
        return {person: self.sees(person, one) for person in [*one.persons(), STRANGER]}

    def replayed(self) -> Table:
        """The table as somebody else would read it from its log."""
        return replayed(self.name, self.table.engine, self.entries)

    def check_log(self) -> None:
        """The table is what its log says, to everybody."""
        again = self.replayed()
        assert again.status == self.table.status, again.problem
        assert self.all_eyes(again) == self.all_eyes()


def begun(setup: Setup, *people: str) -> Desk:
    """A table at which these people sit in the first seats and play."""
    desk = Desk(setup, people[0])
    for seat, person in enumerate(people):
        desk.sit(person, seat)
    for person in dict.fromkeys(people):
        desk.ready(person)
    assert desk.table.status == "playing"
    return desk
