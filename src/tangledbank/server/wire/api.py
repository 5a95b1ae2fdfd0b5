"""Requests and responses outside a table: names, the lobby, the catalogue, replays."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from tangledbank.server.wire.news import (
    Differs,
    Message,
    Move,
    Own,
    PhraseInfo,
    ResultInfo,
    Status,
    Step,
)
from tangledbank.server.wire.setup import Clock, Name, Setup, Value


class Me(Struct, frozen=True):
    """Who you are here; empty before you have a name."""

    person: str
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Token(Struct, frozen=True):
    """A program sends this instead of a cookie, as `Authorization: Bearer TOKEN`."""

    person: str
    name: str
    token: str


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Restores a person in another browser."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup


class Made(Struct, frozen=True):
    """A new table.  Its id is secret, so share its link only with people who may come."""

    table: str
    path: str


class Preview(Struct, frozen=True):
    """A preview of a table with this setup."""

    cards: int
    hand: int  # cards each is dealt first
    minutes: int  # about how long it takes
    differs: list[Differs]
    warnings: list[str]
    problem: str  # why it is not possible; empty if it is


class OptionInfo(Struct, frozen=True):
    name: str
    clause: str
    text: str  # the clause in English
    values: list[str]  # the words it takes; empty for a number
    low: int
    high: int
    book: dict[str, Value]  # the edition's own value
    group: str  # the heading it is listed under
    sets: list[str]  # it matters only with one of these; empty: always


class GameInfo(Struct, frozen=True):
    name: str  # as records call it
    title: str  # in English
    about: str  # in English
    edition: str  # the default choice
    custom_decks: bool  # does it allow a custom deck, or several copies of the base set?


class EditionInfo(Struct, frozen=True):
    name: str
    game: str  # as records call it
    title: str
    sets: list[str]
    seats_from: int
    seats_to: int


class SetInfo(Struct, frozen=True):
    name: str
    cards: int
    traits: list[str]


class TraitInfo(Struct, frozen=True):
    name: str
    game: str  # as records call it
    pair: bool
    kind: Literal["hunt", "shield", "food", "pair", "burden"]  # what it is for
    need: int  # what it adds to the need for food
    text: str  # in English
    clauses: list[str]


class BotInfo(Struct, frozen=True):
    name: str
    level: int
    text: str


class Catalogue(Struct, frozen=True):
    """All the choices for a table."""

    games: list[GameInfo]
    editions: list[EditionInfo]
    sets: list[SetInfo]
    options: list[OptionInfo]
    traits: list[TraitInfo]
    bots: list[BotInfo]


class ClauseInfo(Struct, frozen=True):
    id: str
    text: str
    scenarios: list[str]  # the titles of its scenarios


class RulePage(Struct, frozen=True):
    game: str  # as records call it
    name: str
    shelf: str  # the part of the book it is in
    trait: str  # the trait it is about, if any
    title: str
    intro: str
    clauses: list[ClauseInfo]


class Rulebook(Struct, frozen=True):
    titles: dict[str, str]  # of the games, in English
    pages: list[RulePage]


class LessonInfo(Struct, frozen=True):
    """A lesson that a table can be made of (`Setup.lesson`)."""

    name: str
    title: str  # in English
    edition: str
    minutes: int  # about how long it takes


class SeatSummary(Struct, frozen=True):
    name: str
    who: Literal["nobody", "person", "program", "bot"]


class Summary(Struct, frozen=True):
    """A table in the lobby, or among your own."""

    table: str
    title: str
    status: Status
    edition: str
    sets: list[str]
    differs: int  # how many options differ from the edition
    seats: list[SeatSummary]
    clock: Clock
    watch: bool
    turn: int
    deck: int  # cards left in it
    cards: int  # at the start
    since: int
    winners: list[str]
    lesson: str = ""  # its name, if it is one


class Lobby(Message, frozen=True, tag="lobby"):
    """All public tables; sent whenever they change."""

    tables: list[Summary]


class EngineInfo(Struct, frozen=True):
    """How the engine runs here, and whether a faster one is being made."""

    build: Literal["compiled", "interpreted"]
    compiling: bool


class MyTable(Struct, frozen=True):
    table: Summary
    my_move: bool


class ReplayInfo(Struct, frozen=True):
    """What is needed to step through a finished game."""

    table: str
    setup: Setup
    game: str  # as records call it
    calls: list[str]
    names: list[str]
    viewpoint: int  # the seat whose view it is; -1: all open
    steps: list[Step]
    result: ResultInfo | None
    problem: str


class ReplayPosition(Struct, frozen=True):
    """The table after a step, from the same viewpoint."""

    step: int
    public: Raw
    own: list[Own]
    moves: list[Move]  # what could be decided here
    deck: list[str]  # from the top, if all is open


class PastPosition(Struct, frozen=True):
    """A running game after an earlier step: what was open, and what your own seats knew."""

    step: int
    public: Raw
    own: list[Own]


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that continues from a step of a finished game, with other cards to come."""

    step: Annotated[int, Meta(ge=0)]
    setup: Setup | None = None  # seats, clock and the like; the rules stay


class CheckInfo(Struct, frozen=True):
    what: str
    ok: bool
    found: str


class VerifyInfo(Struct, frozen=True):
    """The report of `tangledbank verify` on the record."""

    ok: bool
    checks: list[CheckInfo]


class KeptDays(Struct, frozen=True):
    """How many days the server keeps each kind of data; 0: for ever."""

    finished: int  # games that are over
    abandoned: int  # tables with no activity
    addresses: int  # the addresses you came from
    unused: int  # people who no longer visit


class Notice(Struct, frozen=True):
    """An announcement by the server's operators, such as maintenance."""

    text: str
    at: int  # when it begins; 0: no time was given


class ServerInfo(Struct, frozen=True):
    notice: Notice | None
    kept: KeptDays
    documentation: bool  # is it at /docs?


class AddressSeen(Struct, frozen=True):
    address: str
    seen: int


class OwnTable(Struct, frozen=True):
    table: str
    status: str


class OwnData(Struct, frozen=True):
    """Everything the server keeps about a person."""

    person: str
    name: str
    program: bool
    since: int
    addresses: list[AddressSeen]
    tables: list[OwnTable]
    spoke_at: list[OwnTable]  # where they chatted as a spectator
    kept: KeptDays


class Problem(Struct, frozen=True):
    """An error in a request."""

    why: str
    text: str
    request: str = ""  # the id of the request, as in X-Request-ID and in the server's log


__all__ = ["PhraseInfo"]
