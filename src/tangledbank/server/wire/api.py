"""What is asked and told outside a table: names, the lobby, what can be played, replays."""

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
    """What a program shows instead of a cookie, as `Authorization: Bearer TOKEN`."""

    person: str
    name: str
    token: str


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Brings somebody back in another browser."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup


class Made(Struct, frozen=True):
    """A new table; its id is its secret, so share its link only with those who may come."""

    table: str
    path: str


class Preview(Struct, frozen=True):
    """What a table with this setup would be."""

    cards: int
    hand: int  # cards each is dealt first
    minutes: int  # about how long it takes
    differs: list[Differs]
    warnings: list[str]
    problem: str  # why there can be no such table; empty if there can


class OptionInfo(Struct, frozen=True):
    name: str
    clause: str
    text: str  # the clause in English
    values: list[str]  # the words it takes; empty for a number
    low: int
    high: int
    book: dict[str, Value]  # the edition's own value
    group: str  # the heading that it stands under
    sets: list[str]  # of which it matters for one; empty: always


class GameInfo(Struct, frozen=True):
    name: str  # as records call it
    title: str  # in English
    about: str  # in English
    edition: str  # for whoever has no preference
    custom_decks: bool  # a table can bring a deck, or several copies of the base set


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
    """Everything that can be chosen."""

    games: list[GameInfo]
    editions: list[EditionInfo]
    sets: list[SetInfo]
    options: list[OptionInfo]
    traits: list[TraitInfo]
    bots: list[BotInfo]


class ClauseInfo(Struct, frozen=True):
    id: str
    text: str
    scenarios: list[str]  # the titles of what proves it


class RulePage(Struct, frozen=True):
    game: str  # as records call it
    name: str
    shelf: str  # the part of the book that it is in
    trait: str  # that it is about, if it is about one
    title: str
    intro: str
    clauses: list[ClauseInfo]


class Rulebook(Struct, frozen=True):
    titles: dict[str, str]  # of the games, in English
    pages: list[RulePage]


class SeatSummary(Struct, frozen=True):
    name: str
    who: Literal["nobody", "person", "program", "bot"]


class Summary(Struct, frozen=True):
    """A table in the lobby, or among one's own."""

    table: str
    title: str
    status: Status
    edition: str
    sets: list[str]
    differs: int  # how many options differ from the book
    seats: list[SeatSummary]
    clock: Clock
    watch: bool
    turn: int
    deck: int  # cards left in it
    cards: int  # it had
    since: int
    winners: list[str]


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
    """A finished game: what is needed to step through it."""

    table: str
    setup: Setup
    game: str  # as records call it
    calls: list[str]
    names: list[str]
    eyes: int  # the seat whose eyes these are; -1: all open
    steps: list[Step]
    result: ResultInfo | None
    problem: str


class ReplayPosition(Struct, frozen=True):
    """The table after a step, with the same eyes."""

    step: int
    public: Raw
    own: list[Own]
    moves: list[Move]  # what could be decided here
    deck: list[str]  # from the top, if all is open


class PastPosition(Struct, frozen=True):
    """A running game after an earlier step: what was open, and what one's own seats knew."""

    step: int
    public: Raw
    own: list[Own]


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of a finished game, with other cards to come."""

    step: Annotated[int, Meta(ge=0)]
    setup: Setup | None = None  # seats, clock and the like; the rules stay


class CheckInfo(Struct, frozen=True):
    what: str
    ok: bool
    found: str


class VerifyInfo(Struct, frozen=True):
    """What `tangledbank verify` says of the record."""

    ok: bool
    checks: list[CheckInfo]


class KeptDays(Struct, frozen=True):
    """For how many days the server keeps what; 0: for ever."""

    finished: int  # games that are over
    abandoned: int  # tables at which nothing happens
    addresses: int  # from which address you came
    unused: int  # people who do not come any more


class Notice(Struct, frozen=True):
    """What the people who run the server announce, such as maintenance."""

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
    """What is wrong with a request."""

    why: str
    text: str
    request: str = ""  # the id of the request, as in X-Request-ID and in the server's log


__all__ = ["PhraseInfo"]
