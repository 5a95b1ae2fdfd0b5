"""What there is to do for an analysis, and how the work is shared out.

Every position has a seed of its own, so that what is found there depends neither on the order of
the work nor on who does it.
"""

import hashlib
from dataclasses import dataclass
from typing import Final

from tangledbank.bots.analysis.moment import DRAW, THROW
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import RecordError
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.core.replay import Replay

#: The part of the work that goes into everybody's chances, at each position.
CHANCES: Final = 0.25
#: Worlds in which a chance is estimated: at least and at most.
FEWEST_WORLDS: Final = 4
MOST_WORLDS: Final = 400
#: Before and after what nobody chose the chances are looked at so many times as closely: their
#: difference is somebody's luck.
CLOSELY: Final = 3
#: Iterations for a decision, at least.
FEWEST_ITERATIONS: Final = 24

#: Piles of both games that lie face down.
PILES: Final = ("deck", "choice", "sources")


@dataclass(frozen=True, slots=True)
class Job:
    """One position: what is to be found out there, and how much work it is worth."""

    line: int
    decisions: int
    next: str  # `throw`, `draw` or nothing
    closely: bool  # something that nobody chose comes before or after it
    judged: bool  # a decision to judge comes next
    over: bool  # it is the end of the game
    worlds: int = 0
    iterations: int = 0


def jobs_of(record: Record, seats: list[int]) -> list[Job]:
    """The positions of a game from its first decision on; decisions of these seats are judged.

    The whole record is played once, so that one that cannot be played is refused at once.
    """
    replay = Replay(record)
    jobs: list[Job] = []
    decisions = 0
    after_chance = False
    while not replay.at_end:
        entry = record.entries[replay.at]
        line = replay.at
        seat = replay.game.acting if entry.seat else -1
        judged = seat in seats and len(replay.game.legal_actions()) > 1
        before = face_down(replay.game)
        replay.forward()
        coming = ""
        if not entry.seat:
            coming = THROW
        elif any(now < then for now, then in zip(face_down(replay.game), before, strict=True)):
            coming = DRAW
        if entry.seat or decisions:
            closely = after_chance or bool(coming)
            jobs.append(Job(line, decisions, coming, closely, judged, False))
        after_chance = bool(coming)
        decisions += bool(entry.seat)
    if not decisions:
        raise RecordError(f"{record.source}: nobody has decided anything in this game yet")
    jobs.append(Job(replay.at, decisions, "", after_chance, False, replay.game.over))
    return jobs


def shared_out(jobs: list[Job], seats: int, iterations: int) -> list[Job]:
    """The same jobs with about so many iterations among them."""
    weights = sum(CLOSELY if one.closely else 1 for one in jobs if not one.over)
    worlds = CHANCES * iterations / max(1, seats * weights)
    decided = sum(one.judged for one in jobs)
    each = (1.0 - CHANCES) * iterations / max(1, decided)
    return [
        Job(
            one.line,
            one.decisions,
            one.next,
            one.closely,
            one.judged,
            one.over,
            within(worlds * (CLOSELY if one.closely else 1), FEWEST_WORLDS, MOST_WORLDS),
            max(FEWEST_ITERATIONS, round(each)) if one.judged else 0,
        )
        for one in jobs
    ]


def within(value: float, low: int, high: int) -> int:
    return max(low, min(high, round(value)))


def face_down(game: Game) -> list[int]:
    """How many cards lie in each pile that nobody can see."""
    return [len(getattr(game.position, pile, ())) for pile in PILES]


def luck_at(seed: int, line: int) -> FastChance:
    """The chance that worlds of one position are made from."""
    digest = hashlib.sha256(f"tangledbank/analysis/1/{seed}/{line}".encode()).digest()
    return FastChance(int.from_bytes(digest[:8], "big"))
