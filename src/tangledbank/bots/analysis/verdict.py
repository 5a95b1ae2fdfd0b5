"""What the moments of a game add up to: marks, turning points, luck and accuracy.

The thresholds, and why they are what they are:

* A loss counts if it is more than twice the error of the search, and more than the evaluation can
  tell at all (`EQUAL`, as in hints).  Anything less is a tie, and told as one.
* `MISTAKE` is what hints call clearly weaker.  `BLUNDER` is half of what everybody has to begin
  with at a table of four: few games are won after it.
* A turning point changes somebody's chance by `TURNING` or more: with that many points the order of
  two players usually changes.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from tangledbank.bots.analysis.judging import SURE, is_brilliant
from tangledbank.bots.analysis.moment import Decision, Moment, digits
from tangledbank.bots.hint_reasons import CLEARLY

MISTAKE: Final = CLEARLY
BLUNDER: Final = 0.125
TURNING: Final = 0.12
#: So many turning points are told, the greatest.
MOST_TURNING: Final = 8

#: The marks of a decision.
BLUNDERED: Final = "blunder"
MISTAKEN: Final = "mistake"
SLIPPED: Final = "slip"
BRILLIANT: Final = "brilliant"


def mark_of(decision: Decision) -> str:
    """What is to be said of a decision, in a word; empty if it was as good as the best."""
    loss = decision.loss
    if loss >= BLUNDER:
        return BLUNDERED
    if loss >= MISTAKE:
        return MISTAKEN
    if loss > 0.0:
        return SLIPPED
    return BRILLIANT if is_brilliant(decision) else ""


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point: whose chance changed most after the position at `place`, and how."""

    place: int  # among the moments
    seat: int
    before: float
    after: float
    cause: str  # `throw`, `draw` or `move`
    by: int  # whose move it was; -1 if it was none


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat made of its game."""

    name: str
    decisions: int  # judged
    blunders: int
    mistakes: int
    slips: int
    brilliant: int
    given: float  # away, in shares of the win
    accuracy: float  # 1: always as good as the best; 0: as if moves were drawn at random
    luck: float  # shares of the win that came or went by what nobody chose
    luck_error: float  # one standard deviation


def turning_points(moments: list[Moment]) -> list[Turning]:
    found: list[tuple[float, Turning]] = []
    for place in range(len(moments) - 1):
        here, there = moments[place], moments[place + 1]
        seats = range(len(here.chances))
        changes = [digits(abs(there.chances[one] - here.chances[one])) for one in seats]
        change = max(changes)
        seat = changes.index(change)
        error = math.hypot(here.errors[seat], there.errors[seat])
        if change >= TURNING and change > SURE * error:
            before, after = here.chances[seat], there.chances[seat]
            cause = "" if chosen(here, change) else here.next
            by = -1 if cause else here.seat
            point = Turning(place, seat, before, after, cause or "move", by)
            found.append((-change, point))
    found.sort(key=lambda one: (one[0], one[1].place))
    return sorted((one for _, one in found[:MOST_TURNING]), key=lambda one: one.place)


def chosen(moment: Moment, change: float) -> bool:
    """Did the decision do it, even if cards were drawn after it?"""
    return moment.decision is not None and moment.decision.loss >= change / 2.0


def luck_of(moments: list[Moment], seat: int) -> tuple[float, float]:
    """What a seat's chance gained by what nobody chose, and the error of that."""
    gained = 0.0
    variance = 0.0
    for here, there in pairwise(moments):
        if here.next:
            # Cards are drawn after a decision, and what that was worth is not luck.
            own = here.decision is not None and here.decision.seat == seat
            before = here.decision.after if here.decision and own else here.chances[seat]
            gained += there.chances[seat] - before
            variance += here.errors[seat] ** 2 + there.errors[seat] ** 2
    return gained, math.sqrt(variance)


def player_of(name: str, seat: int, moments: list[Moment]) -> Player:
    own = [
        one.decision for one in moments if one.decision is not None and one.decision.seat == seat
    ]
    marks = [mark_of(one) for one in own]
    given = sum(one.loss for one in own)
    stake = sum(max(one.stake, one.loss) for one in own)
    luck, error = luck_of(moments, seat)
    return Player(
        name=name,
        decisions=len(own),
        blunders=marks.count(BLUNDERED),
        mistakes=marks.count(MISTAKEN),
        slips=marks.count(SLIPPED),
        brilliant=marks.count(BRILLIANT),
        given=digits(given),
        accuracy=digits(1.0 - given / stake) if stake > 0.0 else 1.0,
        luck=digits(luck),
        luck_error=digits(error),
    )
