"""The entries of a table's log: every change of a table, as data.

A table is what its log says.  `who` is the person whose command caused an entry and `cmd` that
command's id, so that a command sent twice is done once, even after a restart.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tangledbank.core.record import FIRST_PRESETS
from tangledbank.server.wire.setup import Setup, Value

By = Literal["deal", "player", "program", "bot", "stand-in", "clock"]

#: A log with this many entries besides chat is full: see `limits`.
MOST_ENTRIES: Final = 6_000

#: The outcome of a throw: its kind and values.
Thrown = tuple[str, list[int]]


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="k"):
    who: str = ""
    cmd: str = ""


class ToldMove(Struct, frozen=True, omit_defaults=True):
    """A move of a lesson: whose, what is accepted, and what the guide says (messages)."""

    seat: int
    actions: list[str]  # the first is the one that is shown
    says: list[str] = []  # before it, one after the other
    later: dict[str, str] = {}  # the answers to actions that have to wait


class Lesson(Struct, frozen=True, omit_defaults=True):
    """The course of a lesson as it was when its table was opened."""

    name: str
    position: dict[str, Any]  # a saved game, without chance and history
    dice: list[int]
    path: list[ToldMove]
    ends: list[str]  # what the guide says after the last move


class Opened(Body, frozen=True, tag="opened"):
    """A table was made; its secret seed is drawn before anybody sits down."""

    setup: Setup
    host: str
    secret: str  # hexadecimal
    presets: int = FIRST_PRESETS  # of the presets; 0.1.0 wrote none
    options: dict[str, Value] = {}  # the complete options, independent of later presets
    origin: str = ""  # the table whose game continues here
    origin_step: int = 0
    before: list[str] = []  # the decisions of that game up to there
    thrown: list[Thrown] = []  # and its throws, with the hidden cards reshuffled
    calls: list[str] = []  # its seats
    lesson: Lesson | None = None  # its position and dice are given, and a guide speaks


class Sat(Body, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    program: bool = False


class Stood(Body, frozen=True, tag="stood"):
    seat: int


class Arranged(Body, frozen=True, tag="arranged"):
    seat: int
    bot: str


class WasReady(Body, frozen=True, tag="ready"):
    person: str
    nonce: str


class Began(Body, frozen=True, tag="began"):
    calls: list[str]
    thrown: list[Thrown]
    order: list[int] = []  # random seating: the old seats in their new order


class Decided(Body, frozen=True, tag="decided"):
    seat: int
    action: str
    by: By
    thrown: list[Thrown] = []


class Undone(Body, frozen=True, tag="undone"):
    keep: int  # how many steps stay


class Proposed(Body, frozen=True, tag="proposed"):
    what: Literal["undo", "pause", "abort"]
    seat: int
    keep: int = 0


class Answered(Body, frozen=True, tag="answered"):
    proposal: int
    person: str
    yes: bool


class Paused(Body, frozen=True, tag="paused"):
    pass


class Resumed(Body, frozen=True, tag="resumed"):
    pass


class StandIn(Body, frozen=True, tag="stand-in"):
    """A bot takes over a seat, or its person is back."""

    seat: int
    on: bool
    left: bool = False  # on request, so coming back must be requested too


class Surrendered(Body, frozen=True, tag="surrendered"):
    person: str


class Ended(Body, frozen=True, tag="ended"):
    """The game ended before its rules would have ended it."""

    by: Literal["aborted", "surrender", "closed"]  # closed: by the server's operators


class Said(Body, frozen=True, tag="said"):
    person: str
    seat: int
    name: str
    text: str


class Muted(Body, frozen=True, tag="muted"):
    person: str
    seat: int
    on: bool


class Rematched(Body, frozen=True, tag="rematched"):
    table: str


class Woke(Body, frozen=True, tag="woke"):
    """Nobody could decide for a while, or the server was down: that time does not count."""


AnyBody = (
    Opened
    | Sat
    | Stood
    | Arranged
    | WasReady
    | Began
    | Decided
    | Undone
    | Proposed
    | Answered
    | Paused
    | Resumed
    | StandIn
    | Surrendered
    | Ended
    | Said
    | Muted
    | Rematched
    | Woke
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyBody]] = msgspec.json.Decoder(AnyBody)


def write(body: AnyBody) -> bytes:
    return _ENCODER.encode(body)


def read(line: bytes) -> AnyBody:
    return _DECODER.decode(line)
