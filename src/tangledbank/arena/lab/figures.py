"""Figures: measured numbers with their 95 % intervals."""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from statistics import NormalDist
from typing import Final

from tangledbank.arena.tally import wilson

#: Smaller values come from rounding alone.
NOISE: Final = 1e-9

#: From this many degrees of freedom on, Student's distribution is taken as normal.
PLENTY: Final = 1000.0


class Figure:
    """A measured number, its standard error and its interval.

    `parts` is each game's contribution to the error, if known: the errors of two figures from the
    same deals are not independent, and their difference is known more precisely.  `freedom` is the
    number of games behind the error, minus one; with few games the interval is wider (Student), and
    a single game says nothing about it.
    """

    __slots__ = ("count", "error", "freedom", "high", "low", "parts", "value")

    def __init__(
        self,
        value: float,
        error: float,
        count: int,
        low: float | None = None,
        high: float | None = None,
        parts: Sequence[float] = (),
        freedom: float = math.inf,
    ) -> None:
        self.value = value
        self.error = error
        self.count = count  # of what it was measured on
        self.freedom = freedom
        reach = certain(1, freedom) * error if error else 0.0
        self.low = value - reach if low is None else low
        self.high = value + reach if high is None else high
        self.parts = parts

    def differs(self, other: float, among: int = 1) -> bool:
        """Is it certainly another number, even as the most striking of this many?"""
        far = abs(self.value - other)
        return self.error > 0 and far > certain(among, self.freedom) * self.error

    def __repr__(self) -> str:
        return f"Figure({self.value:.4g}, {self.low:.4g} to {self.high:.4g}, n={self.count})"


def certain(among: int, freedom: float = math.inf) -> float:
    """How many standard errors a difference needs among this many comparisons (Bonferroni).

    >>> round(certain(1), 2), round(certain(100), 2), round(certain(1, 4), 2)
    (1.96, 3.48, 2.78)
    """
    return student(0.05 / max(1, among), freedom)


@cache
def student(chance: float, freedom: float) -> float:
    """The two-sided quantile of Student's t for this probability (Hill 1970, algorithm 396).

    >>> [round(student(0.05, freedom), 3) for freedom in (1, 2, 3, 10, 2000)]
    [12.706, 4.303, 3.182, 2.228, 1.96]
    """
    normal = NormalDist().inv_cdf(1 - chance / 2)
    if freedom >= PLENTY:
        return normal
    if freedom < 1:
        return math.inf
    if freedom < 2:
        return 1 / math.tan(chance * math.pi / 2)
    if freedom < 3:
        return math.sqrt(2 / (chance * (2 - chance)) - 2)
    n = freedom
    a = 1 / (n - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * n
    y: float = (d * chance) ** (2 / n)
    if y > 0.05 + a:
        x = -normal
        y = x * x
        if n < 5:
            c += 0.3 * (n - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        y = (
            (1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1
        ) * (n + 1) / (n + 2) + 1 / y
    return math.sqrt(n * y)


def mean(numbers: Sequence[float]) -> Figure:
    """The mean of independent numbers."""
    count = len(numbers)
    if not count:
        return Figure(0.0, 0.0, 0)
    middle = math.fsum(numbers) / count
    parts = [(number - middle) / count for number in numbers]
    return Figure(middle, pulled(parts), count, parts=parts, freedom=count - 1)


def pulled(parts: Sequence[float]) -> float:
    """The standard error from the contributions of games; one game alone gives none."""
    if len(parts) < 2:
        return math.inf
    few = len(parts) / (len(parts) - 1)
    return math.sqrt(few * math.fsum(part * part for part in parts))


def share(numbers: Sequence[float], units: int = 0) -> Figure:
    """The mean of numbers from 0 to 1; its interval stays between them.

    `units` is the number of things counted, if each number is itself a share of several.
    """
    figure = mean(numbers)
    figure.count = units or figure.count
    figure.low, figure.high = wilson(figure.value, figure.count)
    return figure


def difference(one: Figure, other: Figure) -> Figure:
    """The second minus the first; both may come from the same games."""
    value = other.value - one.value
    error = math.hypot(one.error, other.error)
    if one.parts and len(one.parts) == len(other.parts):
        error = pulled([b - a for a, b in zip(one.parts, other.parts, strict=True)])
    if abs(value) < NOISE and error < NOISE:
        value = error = 0.0
    freedom = min(one.freedom, other.freedom)
    return Figure(value, error, one.count + other.count, freedom=freedom)


#: The game of a number, its stratum, and the number.
Entry = tuple[int, object, float]


class Strata:
    """Numbers in strata, such as seats: their mean as if every stratum had its share.

    So a trait played mostly from a good seat gets no credit for the seat.
    """

    def __init__(self, weights: dict[object, float]) -> None:
        self.weights = weights  # each stratum's share of the total

    def _inside(self, numbers: Iterable[Entry]) -> dict[object, list[tuple[int, float]]]:
        inside: dict[object, list[tuple[int, float]]] = {}
        for game, stratum, number in numbers:
            inside.setdefault(stratum, []).append((game, number))
        return inside

    def mean(self, numbers: Iterable[Entry]) -> Figure:
        """The corrected mean; numbers of one game need not be independent."""
        inside = self._inside(numbers)
        whole = sum(self.weights[stratum] for stratum in inside)
        if not whole:
            return Figure(0.0, 0.0, 0)
        count = sum(len(some) for some in inside.values())
        everywhere = math.fsum(one for some in inside.values() for _, one in some) / count
        value = 0.0
        parts: dict[int, float] = {}
        for stratum, some in inside.items():
            weight = self.weights[stratum] / whole
            here = math.fsum(number for _, number in some) / len(some)
            value += weight * here
            # A single number says nothing about its distance from the mean of its stratum.
            middle = here if len(some) > 1 else everywhere
            few = math.sqrt(len(some) / max(1, len(some) - 1))
            for game, number in some:
                pull = few * weight * (number - middle) / len(some)
                parts[game] = parts.get(game, 0.0) + pull
        return Figure(value, pulled(list(parts.values())), count, freedom=len(parts) - 1)

    def share(self, numbers: Iterable[Entry]) -> Figure:
        """The corrected mean of numbers from 0 to 1, by Wilson's interval.

        A winner takes the win from the others in the game, so this is too wide rather than too
        narrow.
        """
        entries = list(numbers)
        figure = self.mean(entries)
        inside = self._inside(entries)
        whole = sum(self.weights[stratum] for stratum in inside) or 1.0
        # The number of equally weighted values with the same uncertainty (Kish).
        doubt = sum((self.weights[one] / whole) ** 2 / len(some) for one, some in inside.items())
        figure.low, figure.high = wilson(figure.value, 1 / doubt if doubt else 0)
        return figure
