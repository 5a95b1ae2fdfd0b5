"""The totals of many games, independent of the order in which they are added.

All totals are whole numbers: parts counted separately add up to exactly the total.
"""

import math
from collections import Counter
from typing import Final

from tangledbank.arena.matches import Played

#: The number of shares in a win, so that two to eight winners can split it exactly.
WHOLE: Final = 840

#: How many standard errors a 95 % interval extends to each side.
Z95: Final = 1.959964


class Spread:
    """Mean, deviation and range of whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.low = 0
        self.high = 0

    def add(self, number: int) -> None:
        self.low = number if self.count == 0 else min(self.low, number)
        self.high = number if self.count == 0 else max(self.high, number)
        self.count += 1
        self.total += number
        self.squares += number * number

    def join(self, other: "Spread") -> None:
        if other.count == 0:
            return
        self.low = other.low if self.count == 0 else min(self.low, other.low)
        self.high = other.high if self.count == 0 else max(self.high, other.high)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the sample."""
        if self.count < 2:
            return 0.0
        # In whole numbers as long as possible: large squares would exhaust the digits of a float.
        return math.sqrt((self.squares * self.count - self.total**2) / self.count) / math.sqrt(
            self.count - 1
        )

    def to_json(self) -> dict[str, object]:
        return {"mean": self.mean, "sd": self.sd, "min": self.low, "max": self.high}


class TraitCount:
    """How often a trait was played, in how many hands (a seat in a game), and what they won."""

    def __init__(self) -> None:
        self.times = 0
        self.hands = 0
        self.shares = 0  # of wins, of which each has `WHOLE`

    def add(self, times: int, shares: int) -> None:
        self.times += times
        self.hands += 1
        self.shares += shares

    @property
    def wins(self) -> float:
        return self.shares / WHOLE

    def join(self, other: "TraitCount") -> None:
        self.times += other.times
        self.hands += other.hands
        self.shares += other.shares


class Tally:
    """The counts of many games of one match."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = Spread()
        self.turns = Spread()
        self.scores = [Spread() for _ in range(seats)]
        self.wins = [0] * seats
        self.decided_by: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.traits: dict[str, TraitCount] = {}
        self.hands = 0  # seats of all games, if played traits are counted

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions.add(played.decisions)
        self.turns.add(played.turns)
        for seat, points in enumerate(played.scores):
            self.scores[seat].add(points)
        shares = WHOLE // len(played.winners)
        for seat in played.winners:
            self.wins[seat] += shares
        self.decided_by[played.decided_by] += 1
        self.endings[played.ending] += 1
        self.hands += len(played.plays)
        for seat, plays in enumerate(played.plays):
            for trait, times in plays.items():
                count = self.traits.setdefault(trait, TraitCount())
                count.add(times, shares if seat in played.winners else 0)

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.join(other.decisions)
        self.turns.join(other.turns)
        for seat, spread in enumerate(other.scores):
            self.scores[seat].join(spread)
            self.wins[seat] += other.wins[seat]
        self.decided_by.update(other.decided_by)
        self.endings.update(other.endings)
        self.hands += other.hands
        for trait, count in other.traits.items():
            self.traits.setdefault(trait, TraitCount()).join(count)

    @property
    def all_scores(self) -> Spread:
        every = Spread()
        for spread in self.scores:
            every.join(spread)
        return every

    def win_share(self, seat: int) -> float:
        return self.wins[seat] / (WHOLE * self.games) if self.games else 0.0

    def win_interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of a seat's win share."""
        return wilson(self.win_share(seat), self.games)

    def to_json(self, bots: list[str]) -> dict[str, object]:
        return {
            "games": self.games,
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "scores": self.all_scores.to_json(),
            "by_seat": [
                {
                    "seat": seat,
                    "bot": bots[seat],
                    "win_share": self.win_share(seat),
                    "win_interval": list(self.win_interval(seat)),
                    "scores": self.scores[seat].to_json(),
                }
                for seat in range(len(self.scores))
            ],
            "decided_by": dict(sorted(self.decided_by.items())),
            "endings": dict(sorted(self.endings.items())),
            **({"traits": self.traits_to_json()} if self.traits else {}),
        }

    def traits_to_json(self) -> dict[str, object]:
        """For each trait: the share of hands that played it, how often, and their wins."""
        return {
            trait: {
                "play_share": count.hands / self.hands,
                "plays_per_game": count.times / self.games,
                "win_share": count.wins / count.hands,
            }
            for trait, count in sorted(self.traits.items())
        }


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval, which is reliable near 0 and 1.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if count == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95 / count
    middle = (share + z2 / 2) / (1 + z2)
    half = Z95 / (1 + z2) * math.sqrt(share * (1 - share) / count + z2 / (4 * count))
    # At 0 and 1 the ends equal the share, up to rounding.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
