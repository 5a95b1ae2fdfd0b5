"""The analysis of a game, as it is told."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tangledbank.server.wire.news import Move, PhraseInfo

Mark = Literal["", "brilliant", "slip", "mistake", "blunder"]
Status = Literal["none", "waiting", "working", "done", "failed"]


class DecisionInfo(Struct, frozen=True):
    """A decision, judged by what its player knew then.  Chances are shares of the win."""

    seat: int
    asked: str
    action: str
    best: str  # the best move found; the same if nothing was better
    before: float  # the chance with the best move
    after: float  # with this move
    margin: float  # a difference up to this is a tie
    moves: int  # how many the search looked at
    worlds: int  # in how many it was compared with the best
    mark: Mark
    tied: bool
    reasons: list[PhraseInfo]  # for the better move, as hints say them
    played: Move | None = None  # this move and its place on the table, if it is marked
    better: Move | None = None  # the same for the best one


class MomentInfo(Struct, frozen=True):
    """A position: everybody's chance by what that seat knew, and the decision that came next."""

    line: int  # lines of the record before it
    decisions: int  # decisions before it
    turn: int
    seat: int  # who decides next; -1 if nobody does
    chances: list[float]
    errors: list[float]  # one standard deviation
    next: Literal["", "throw", "draw"]  # what nobody chose, if that comes next
    decision: DecisionInfo | None


class TurningInfo(Struct, frozen=True):
    """A turning point: whose chance changed most after this moment, and by what."""

    place: int  # among the moments
    seat: int
    before: float
    after: float
    cause: Literal["throw", "draw", "move"]
    by: int  # whose move; -1 if it was none


class PlayerInfo(Struct, frozen=True):
    """What a player made of the game."""

    name: str
    decisions: int
    blunders: int
    mistakes: int
    slips: int
    brilliant: int
    given: float  # given away, in shares of the win
    accuracy: float  # 1: always as good as the best; 0: as if moves were drawn at random
    luck: float  # shares of the win that dice and cards brought
    luck_error: float  # one standard deviation


class AnalysisInfo(Struct, frozen=True):
    """A whole game."""

    version: int
    engine: str
    seats: list[str]
    budget: str
    iterations: int
    depth: int  # worlds in which a decision was compared, on average
    players: list[PlayerInfo]
    turning_points: list[TurningInfo]
    moments: list[MomentInfo]


class AnalysisState(Struct, frozen=True):
    """How far an analysis is."""

    id: str
    status: Status
    done: int  # positions
    total: int
    problem: str  # why there is none
    analysis: AnalysisInfo | None


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as the text of its file."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
