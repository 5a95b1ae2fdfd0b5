"""What was found out about one position of a game: everybody's chance, and the decision made."""

from dataclasses import dataclass, field
from typing import Final

from tangledbank.core.phrase import Phrase

#: What nobody chose, and that followed a position.
THROW: Final = "throw"  # dice, or a lot
DRAW: Final = "draw"  # cards came off a pile that lies face down

#: Shares of the win have so many digits: more would be noise.
DIGITS: Final = 4


def digits(share: float) -> float:
    return round(share, DIGITS)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with more than one answer, as its seat could judge it then."""

    seat: int
    asked: str
    action: str
    best: str  # the best move found; the one played if they are equal
    before: float  # the chance to win with the best move
    after: float  # with the move that was played
    margin: float  # a difference up to this is a tie
    stake: float  # by how much the best move is better than the average one
    lead: float  # by how much the move played is better than the best other one
    lead_margin: float
    obvious: bool  # what a careful beginner plays at sight
    moves: int  # how many the search looked at
    worlds: int  # in how many the move was compared with the best
    reasons: list[Phrase] = field(default_factory=list)  # for the better of two moves

    @property
    def tied(self) -> bool:
        return self.before - self.after <= self.margin

    @property
    def loss(self) -> float:
        """What the move gave away; nothing if the search cannot tell."""
        return 0.0 if self.tied else self.before - self.after


@dataclass(frozen=True, slots=True)
class Moment:
    """A position: where it is in the record, and everybody's chance by what that seat knew."""

    line: int  # so many lines of the record were played, as `tangledbank replay` counts
    decisions: int  # so many of them were decisions, as the server counts
    turn: int
    seat: int  # who decides next; -1 if nobody does
    chances: list[float]
    errors: list[float]  # of the chances: one standard deviation
    next: str = ""  # what nobody chose, if that comes next: `throw` or `draw`
    decision: Decision | None = None  # that comes next
