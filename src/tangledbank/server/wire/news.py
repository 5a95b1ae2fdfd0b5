"""What a client is told at a table.

`welcome` comes first, then `news`: whatever is in it replaces what the client knew of that part.
A client that connects gets everything; later only what changed.

None of these can be part of a cycle, so the garbage collector need not know them (`gc=False`).
"""

from typing import Literal

from msgspec import Raw, Struct

from tangledbank.server.wire.setup import Clock, Setup, Value

Status = Literal["gathering", "playing", "over", "broken"]
Proposable = Literal["undo", "pause", "abort"]
UndoState = Literal["no", "free", "ask"]


class Message(Struct, frozen=True, gc=False, tag_field="t"):
    pass


class Welcome(Message, frozen=True, gc=False, tag="welcome"):
    """The first message of a connection."""

    server: str  # the version that runs
    protocol: int
    table: str
    person: str  # a public name for who you are, to recognise yourself by
    watching: bool  # you sit nowhere


class Differs(Struct, frozen=True, gc=False):
    """An option in which a table differs from its edition's book."""

    option: str
    clause: str
    value: Value
    book: Value


class SeatInfo(Struct, frozen=True, gc=False):
    call: str  # what views and log lines call this seat
    name: str  # what people see
    who: Literal["nobody", "person", "program", "bot"]
    bot: str  # its bot, or the one that stands in
    mine: bool
    host: bool
    here: bool  # connected
    ready: bool
    stand_in: bool  # the bot plays for somebody who is away
    left: bool  # away because they said so; without it, because they were cut off
    surrendered: bool
    muted: bool  # by you


class Proposal(Struct, frozen=True, gc=False):
    """Something all must agree to."""

    number: int
    what: Proposable
    seat: int  # who proposed it
    yes: list[int]  # the seats that agreed
    waiting: list[int]  # the seats that have not answered


class ScoreLine(Struct, frozen=True, gc=False):
    animal: str
    about: str
    points: int


class SeatResult(Struct, frozen=True, gc=False):
    call: str
    score: int
    winner: bool
    sheet: list[ScoreLine]


class ResultInfo(Struct, frozen=True, gc=False):
    seats: list[SeatResult]  # and the Shadow, where it plays
    decided_by: str  # points, a tie-break, surrender, or aborted
    turns: list[list[int]]  # everybody's points at the end of each turn


class TableInfo(Struct, frozen=True, gc=False):
    """All about a table but the game itself."""

    status: Status
    problem: str  # why it is broken
    game: str  # as records call it
    setup: Setup
    differs: list[Differs]
    cards: int  # in the deck
    engine: str
    seats: list[SeatInfo]
    watchers: int
    commitment: str
    seed: str  # in hexadecimal, when it is over
    nonces: list[str]
    paused: bool
    proposal: Proposal | None
    result: ResultInfo | None
    rematch: str  # the table of the next game
    origin: str  # the table this one goes on from, if you made this one
    origin_step: int


class Clocks(Struct, frozen=True, gc=False):
    now: int  # the server's time
    running: int  # the seat that must decide, or -1
    deadline: int  # when its time is over; 0: never
    banks: list[int]  # the milliseconds each seat had left when this question began


class PhraseInfo(Struct, frozen=True, gc=False):
    """A sentence without a language: its template, its words, and its count for plurals."""

    template: str
    words: dict[str, str]
    count: int


class Step(Struct, frozen=True, gc=False):
    """One decision (or, as the first, the deal) and what followed, as you may know it."""

    number: int
    at: int
    seat: int  # who decided; -1: nobody
    by: Literal["deal", "player", "program", "bot", "stand-in", "clock"]
    action: str  # in notation; empty where it would tell a secret
    lines: list[PhraseInfo]


class Own(Struct, frozen=True, gc=False):
    """What one of your seats knows beyond what is open: hand, hidden faces, its own discard."""

    seat: int
    hand: list[str]
    faces: dict[str, str]  # animal or creature -> the card it is made of
    discard: list[str] | None


class Move(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action and its place on the table."""

    action: str  # its notation, to be sent back
    verb: str
    card: str = ""
    trait: str = ""
    animal: str = ""  # who acts, or is acted on first
    target: str = ""  # the other animal
    partner: str = ""  # of a pair trait
    symbiont: str = ""
    place: str = ""  # a location, a part of the source, or a pile
    token: str = ""  # a colour
    count: int = 0


class Ask(Struct, frozen=True, gc=False):
    """What one of your seats must decide."""

    moment: int
    seat: int
    asked: str  # the kind of question, which the public view names too
    question: PhraseInfo  # its message, and the words that go into it
    out_of_turn: bool  # an answer to somebody else's doing
    moves: list[Move]


class ChatLine(Struct, frozen=True, gc=False):
    at: int
    seat: int  # -1: a spectator
    name: str
    text: str


class News(Message, frozen=True, gc=False, tag="news", omit_defaults=True):
    v: int  # how much of the table's log this tells
    table: TableInfo | None = None
    clocks: Clocks | None = None
    steps_from: int | None = None  # forget the steps from this number on; `steps` follow
    steps: list[Step] | None = None
    public: Raw | None = None  # a view of the game as a spectator has it
    own: list[Own] | None = None
    ask: list[Ask] | None = None  # empty: nothing is asked of you
    undo: UndoState | None = None  # what `undo` would do for you now
    chat_from: int | None = None
    chat: list[ChatLine] | None = None


class Done(Message, frozen=True, gc=False, tag="done"):
    id: str
    v: int


class ReasonInfo(Struct, frozen=True, gc=False):
    clause: str
    about: str  # an animal, or empty
    text: str  # the clause in English


class Refused(Message, frozen=True, gc=False, tag="refused"):
    """A command that was not carried out; nothing has changed."""

    id: str
    why: str  # a word for programs and message files, such as stale, not-legal, too-fast
    text: str  # in English
    reasons: list[ReasonInfo]


class Reasons(Message, frozen=True, gc=False, tag="reasons"):
    """The answer to `why`; no reasons: it is legal."""

    id: str
    reasons: list[ReasonInfo]


class Advice(Struct, frozen=True, gc=False):
    action: str
    share: float  # the part of games won from here
    tied: bool  # as good as the first, as far as the search can tell
    reasons: list[PhraseInfo]  # why, without a language


class Hints(Message, frozen=True, gc=False, tag="hints"):
    """The answer to `hint`, the best first."""

    id: str
    moment: int
    moves: list[Advice]


class Pong(Message, frozen=True, gc=False, tag="pong"):
    id: str
    now: int


class Farewell(Message, frozen=True, gc=False, tag="farewell"):
    """The last message of a connection, and whether to come back."""

    why: str  # restarting, too-slow, too-fast, moved, gone
    text: str
    again: bool


AnyMessage = Welcome | News | Done | Refused | Reasons | Hints | Pong | Farewell

__all__ = ["Clock", "Setup"]  # part of what is told
