"""The messages to a client at a table.

`welcome` comes first, then `news`: each part in it replaces what the client had.  A new client gets
everything, and later only changes.

None of these can be part of a cycle, so the garbage collector need not track them (`gc=False`).
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

    server: str  # the server's version
    protocol: int
    table: str
    person: str  # a public name for you, to recognise yourself by
    watching: bool  # you have no seat


class Differs(Struct, frozen=True, gc=False):
    """An option in which a table differs from its edition."""

    option: str
    clause: str
    value: Value
    book: Value


class SeatInfo(Struct, frozen=True, gc=False):
    call: str  # its name in views and log lines
    name: str  # its name for people
    who: Literal["nobody", "person", "program", "bot"]
    bot: str  # its bot, or its stand-in
    mine: bool
    host: bool
    here: bool  # connected
    ready: bool
    stand_in: bool  # the bot plays for somebody who is away
    left: bool  # away by choice; otherwise they were cut off
    surrendered: bool
    muted: bool  # muted by you


class Proposal(Struct, frozen=True, gc=False):
    """A proposal that all must agree to."""

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
    """Everything about a table except the game itself."""

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
    origin: str  # the table this one continues, if you made this one
    origin_step: int


class Clocks(Struct, frozen=True, gc=False):
    now: int  # the server's time
    running: int  # the seat that must decide, or -1
    deadline: int  # when its time runs out; 0: never
    banks: list[int]  # the milliseconds each seat had left when this question began


class PhraseInfo(Struct, frozen=True, gc=False):
    """A sentence without a language: its template, its words, and its count for plurals."""

    template: str
    words: dict[str, str]
    count: int


class Step(Struct, frozen=True, gc=False):
    """One decision (or, as the first, the deal) and its consequences, as far as you may know."""

    number: int
    at: int
    seat: int  # who decided; -1: nobody
    by: Literal["deal", "player", "program", "bot", "stand-in", "clock"]
    action: str  # in notation; empty if it would reveal a secret
    lines: list[PhraseInfo]


class Own(Struct, frozen=True, gc=False):
    """What one of your seats knows beyond the open table: hand, hidden faces, its own discard."""

    seat: int
    hand: list[str]
    faces: dict[str, str]  # animal or creature -> its card
    discard: list[str] | None


class Move(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action and its place on the table."""

    action: str  # in notation, to be sent back
    verb: str
    card: str = ""
    trait: str = ""
    animal: str = ""  # the animal that acts, or is acted on first
    target: str = ""  # the other animal
    partner: str = ""  # of a pair trait
    symbiont: str = ""
    place: str = ""  # a location, a part of the source, or a pile
    token: str = ""  # a colour
    count: int = 0


class Ask(Struct, frozen=True, gc=False):
    """A decision that one of your seats must make."""

    moment: int
    seat: int
    asked: str  # the kind of question, as in the public view
    question: PhraseInfo  # its message and the words in it
    out_of_turn: bool  # an answer to another player's action
    always: bool  # asked even if one move is legal; a fast answer would tell, so let nobody skip it
    moves: list[Move]


class Guide(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the guide of a lesson says now."""

    lesson: str
    step: int  # how many of your decisions were made
    steps: int  # how many there are
    says: list[str] = []  # messages, one at a time, the last one while you decide
    actions: list[str] = []  # what is accepted; the first is the one that is meant
    later: dict[str, str] = {}  # the messages that answer what has to wait
    over: bool = False  # the lesson is done, and the game is yours


class ChatLine(Struct, frozen=True, gc=False):
    at: int
    seat: int  # -1: a spectator
    name: str
    text: str


class News(Message, frozen=True, gc=False, tag="news", omit_defaults=True):
    v: int  # how much of the table's log this covers
    table: TableInfo | None = None
    clocks: Clocks | None = None
    steps_from: int | None = None  # forget the steps from this number on; `steps` follow
    steps: list[Step] | None = None
    public: Raw | None = None  # the game as a spectator sees it
    own: list[Own] | None = None
    ask: list[Ask] | None = None  # empty: you are not asked
    undo: UndoState | None = None  # what `undo` would do for you now
    guide: Guide | None = None  # at the table of a lesson, whenever the game has moved
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
    """A command that was refused; nothing has changed."""

    id: str
    why: str  # a code for programs and message files, such as stale, not-legal, too-fast
    text: str  # in English
    reasons: list[ReasonInfo]


class Reasons(Message, frozen=True, gc=False, tag="reasons"):
    """The answer to `why`; no reasons: it is legal."""

    id: str
    reasons: list[ReasonInfo]


class Advice(Struct, frozen=True, gc=False):
    action: str
    share: float  # the share of games won from here
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
    """The last message of a connection, and whether to reconnect."""

    why: str  # restarting, too-slow, too-fast, moved, gone
    text: str
    again: bool


AnyMessage = Welcome | News | Done | Refused | Reasons | Hints | Pong | Farewell

__all__ = ["Clock", "Setup"]  # parts of the messages
