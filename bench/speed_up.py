"""What a second process brings to `tangledbank simulate`: by the clock, unlike the rest."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

SEATS = 4
TRIAL = 20  # games that tell how many fill the time


@dataclass(frozen=True)
class SpeedUp:
    """One comparison: games by the second with one process and with two."""

    build: str
    games: int
    one: float
    two: float

    @property
    def factor(self) -> float:
        return self.two / self.one


def speed_ups(seconds: float, repeats: int) -> list[SpeedUp]:
    """The same games, played by one process and then by two, `repeats` times."""
    from tangledbank import engine_build
    from tangledbank.arena.matches import Match
    from tangledbank.arena.simulation import simulate

    match = Match("gift", ["random"] * SEATS)
    games = max(TRIAL, round(TRIAL * seconds / simulate(match, TRIAL, 1, 1).seconds))
    return [
        SpeedUp(
            engine_build(),
            games,
            games / simulate(match, games, 1, 1).seconds,
            games / simulate(match, games, 1, 2).seconds,
        )
        for _ in range(repeats)
    ]


def sentence(runs: Sequence[SpeedUp]) -> str:
    """What the comparisons of one build say, as a line under the table."""

    def spread(values: list[float], form: str) -> str:
        middle, least, most = statistics.median(values), min(values), max(values)
        return f"{middle:{form}} ({least:{form}}-{most:{form}})"

    return (
        f"simulate, {runs[0].build}, {SEATS} seats, {runs[0].games:,} games, by the clock: "
        f"{spread([run.one for run in runs], ',.0f')} games/s with one process, "
        f"{spread([run.two for run in runs], ',.0f')} with two, "
        f"{spread([run.factor for run in runs], '.2f')} times as fast"
    )
