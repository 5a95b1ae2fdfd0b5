"""The lines of a table's log: everything that ever changes a table, as data.

A table is what its log says.  `who` is the person whose command caused an entry and `cmd` that
command's id, so that a command sent twice is done once, even over a restart.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from tangledbank.core.record import FIRST_PRESETS
from tangledbank.server.wire.setup import Setup, Value

By = Literal["deal", "player", "program", "bot", "stand-in", "clock"]

#: With so many entries of the game itself (all but chat) a log is full: see `limits`.
MOST_ENTRIES: Final = 6_000

#: How a throw came out: its kind and values.
Thrown = tuple[str, list[int]]


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="k"):
    who: str = ""
    cmd: str = ""


class Opened(Body, frozen=True, tag="opened"):
    """Somebody made the table; the secret seed is drawn before anybody sits down."""

    setup: Setup
    host: str
    secret: str  # hexadecimal
    presets: int = FIRST_PRESETS  # their version; 0.1.0 wrote none
    options: dict[str, Value] = {}  # all of them, whatever the presets become
    origin: str = ""  # the table whose game goes on here
    origin_step: int = 0
    before: list[str] = []  # the decisions of that game up to there
    thrown: list[Thrown] = []  # and its throws, with the hidden cards shuffled anew
    calls: list[str] = []  # its seats


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
    order: list[int] = []  # random seating: which seat has come where


class Decided(Body, frozen=True, tag="decided"):
    seat: int
    action: str
    by: By
    thrown: list[Thrown] = []


class Undone(Body, frozen=True, tag="undone"):
    keep: int  # so many steps stay


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
    """A bot plays for a seat, or its person is back."""

    seat: int
    on: bool
    left: bool = False  # it was asked for, so coming back must be too


class Surrendered(Body, frozen=True, tag="surrendered"):
    person: str


class Ended(Body, frozen=True, tag="ended"):
    """The game ended before its rules would have ended it."""

    by: Literal["aborted", "surrender", "closed"]  # closed: by whoever runs the server


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
    """Nobody was there for a while, or the server was away: the time in between does not count."""


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
