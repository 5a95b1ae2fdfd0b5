"""What a second process brings to `tangledbank simulate`.

That is measured by the clock, unlike the rest, and so it takes two idle cores to show. The CPU time
that both ways use is told beside it: where the cores are busy, it says what two idle ones would.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

SEATS = 4
TRIAL = 20  # games that tell how many fill the time
LONGER = 3  # than other runs, so that starting the processes weighs little


@dataclass(frozen=True)
class SpeedUp:
    """One comparison: games by the second, and CPU seconds, with one process and with two."""

    build: str
    games: int
    one: float
    two: float
    cpu_one: float
    cpu_two: float

    @property
    def factor(self) -> float:
        return self.two / self.one

    @property
    def cpu_factor(self) -> float:
        return self.cpu_two / self.cpu_one


def speed_ups(seconds: float, repeats: int) -> list[SpeedUp]:
    """The same games, played by one process and then by two, `repeats` times."""
    from tangledbank import engine_build
    from tangledbank.arena.matches import Match
    from tangledbank.arena.simulation import simulate

    match = Match("gift", ["random"] * SEATS)

    def run(games: int, jobs: int) -> tuple[float, float]:
        before = cpu_seconds()
        took = simulate(match, games, 1, jobs).seconds
        return games / took, cpu_seconds() - before

    games = max(TRIAL, round(run(TRIAL, 1)[0] * seconds * LONGER))
    found: list[SpeedUp] = []
    for _ in range(repeats):
        one, cpu_one = run(games, 1)
        two, cpu_two = run(games, 2)
        found.append(SpeedUp(engine_build(), games, one, two, cpu_one, cpu_two))
    return found


def cpu_seconds() -> float:
    """Of this process and of those it has started and seen end."""
    return sum(os.times()[:4])


def sentence(runs: Sequence[SpeedUp]) -> str:
    """What the comparisons of one build say, as a line under the table."""

    def spread(values: list[float], form: str) -> str:
        middle, least, most = statistics.median(values), min(values), max(values)
        return f"{middle:{form}} ({least:{form}}-{most:{form}})"

    return (
        f"simulate, {runs[0].build}, {SEATS} seats, {runs[0].games:,} games, by the clock: "
        f"{spread([run.one for run in runs], ',.0f')} games/s with one process, "
        f"{spread([run.two for run in runs], ',.0f')} with two: "
        f"{spread([run.factor for run in runs], '.2f')} times as fast, "
        f"for {spread([run.cpu_factor for run in runs], '.2f')} times the CPU time"
    )
