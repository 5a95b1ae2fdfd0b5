"""Figures: what was measured, with its 95 % interval."""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Final

from tangledbank.arena.tally import Z95, wilson

#: What is smaller comes from rounding alone.
NOISE: Final = 1e-9


class Figure:
    """A measured number, its standard error, and the interval it is known to.

    `parts` says how far each game pulls it away from the truth, where that is known: the errors of
    two figures from the same deals are not independent, and their difference is known better.
    """

    __slots__ = ("count", "error", "high", "low", "parts", "value")

    def __init__(
        self,
        value: float,
        error: float,
        count: int,
        low: float | None = None,
        high: float | None = None,
        parts: Sequence[float] = (),
    ) -> None:
        self.value = value
        self.error = error
        self.count = count  # of what it was measured on
        self.low = value - Z95 * error if low is None else low
        self.high = value + Z95 * error if high is None else high
        self.parts = parts

    def differs(self, other: float, among: int = 1) -> bool:
        """Is it another number for certain, even as the most striking of so many?"""
        return self.error > 0 and abs(self.value - other) > certain(among) * self.error

    def __repr__(self) -> str:
        return f"Figure({self.value:.4g}, {self.low:.4g} to {self.high:.4g}, n={self.count})"


def certain(among: int) -> float:
    """How many standard errors a difference needs when one looks at so many (Bonferroni).

    >>> round(certain(1), 2), round(certain(100), 2)
    (1.96, 3.48)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, among))


def mean(numbers: Sequence[float]) -> Figure:
    """The mean of independent numbers."""
    count = len(numbers)
    if not count:
        return Figure(0.0, 0.0, 0)
    middle = math.fsum(numbers) / count
    parts = [(number - middle) / count for number in numbers]
    return Figure(middle, pulled(parts), count, parts=parts)


def pulled(parts: Sequence[float]) -> float:
    """The standard error that games pulling so make together."""
    few = len(parts) / (len(parts) - 1) if len(parts) > 1 else 1.0
    return math.sqrt(few * math.fsum(part * part for part in parts))


def share(numbers: Sequence[float], units: int = 0) -> Figure:
    """The mean of numbers from 0 to 1; near the ends its interval stays between them.

    `units` is how many things were counted, if each number is itself a share of several.
    """
    figure = mean(numbers)
    figure.count = units or figure.count
    figure.low, figure.high = wilson(figure.value, figure.count)
    return figure


def difference(one: Figure, other: Figure) -> Figure:
    """How much more the second is than the first; the same games may be behind both."""
    value = other.value - one.value
    error = math.hypot(one.error, other.error)
    if one.parts and len(one.parts) == len(other.parts):
        error = pulled([b - a for a, b in zip(one.parts, other.parts, strict=True)])
    if abs(value) < NOISE and error < NOISE:
        value = error = 0.0
    return Figure(value, error, one.count + other.count)


class Strata:
    """Numbers that fall into strata, such as seats: their mean as if every stratum had its share.

    So a trait that is mostly played from a good seat gets no credit for the seat.
    """

    def __init__(self, weights: dict[object, float]) -> None:
        self.weights = weights  # each stratum's part of everything

    def mean(self, numbers: Iterable[tuple[object, float]], low: float | None = None) -> Figure:
        """The corrected mean; `low` is where it cannot go below."""
        inside: dict[object, list[float]] = {}
        for stratum, number in numbers:
            inside.setdefault(stratum, []).append(number)
        whole = sum(self.weights[stratum] for stratum in inside)
        if not whole:
            return Figure(0.0, 0.0, 0)
        value = variance = 0.0
        count = 0
        # One variance for all: a stratum with few numbers does not know its own.
        everything = [number for numbers in inside.values() for number in numbers]
        middle = math.fsum(everything) / len(everything)
        spread = math.fsum((number - middle) ** 2 for number in everything)
        each = max(spread / max(1, len(everything) - 1), 1e-4)
        for stratum, some in inside.items():
            weight = self.weights[stratum] / whole
            value += weight * math.fsum(some) / len(some)
            variance += weight * weight * each / len(some)
            count += len(some)
        figure = Figure(value, math.sqrt(variance), count)
        if low is not None:
            figure.low = max(low, figure.low)
        return figure
