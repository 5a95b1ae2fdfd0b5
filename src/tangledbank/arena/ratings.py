"""Ratings for games of many players, by openskill's Plackett-Luce model.

A game is a ranking: the winners, then the others by their points.  Bots do not learn, so the
uncertainty does not grow between games, and every game reduces it in full: openskill reduces it
more slowly, for people who change, which makes the last games count more than the first and a
rating stray about twice as far from the truth.  A bot that sits at a table several times learns
from each of its places, as if they were several games at once.
"""

import math
from collections.abc import Iterable
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tangledbank.arena.tally import Z95
from tangledbank.arena.tournament import Bout

#: The initial rating, and its uncertainty (openskill's defaults).
START: Final = 25.0
DOUBT: Final = START / 3


#: Games do not fit the model exactly, so the intervals are wider than the model's.  In simulated
#: tournaments, differences of ratings stray 0.6 to 0.95 times as far as these intervals allow.
CAUTION: Final = 1.3


class Rating:
    """What the games so far show about a bot's strength."""

    def __init__(self, mu: float = START, sigma: float = DOUBT) -> None:
        self.mu = mu
        self.sigma = sigma

    @property
    def interval(self) -> tuple[float, float]:
        reach = CAUTION * Z95 * self.sigma
        return self.mu - reach, self.mu + reach


class Ratings:
    """The ratings of all bots, after any number of games."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.model = PlackettLuce(mu=START, sigma=DOUBT, tau=0.0, gamma=in_full)
        self.of = {bot: Rating() for bot in bots}

    def add(self, bout: Bout) -> None:
        if len(set(bout.bots)) < 2:
            return  # a bot cannot be better than itself
        teams = [[self._copy(bot)] for bot in bout.bots]
        rated = self.model.rate(teams, ranks=places(bout))
        for bot in dict.fromkeys(bout.bots):
            after = [rated[seat][0] for seat, one in enumerate(bout.bots) if one == bot]
            self.of[bot] = learned(self.of[bot], after)

    def _copy(self, bot: str) -> PlackettLuceRating:
        rating = self.of[bot]
        return self.model.rating(mu=rating.mu, sigma=rating.sigma)


def in_full(*_: object) -> float:
    """How much of a game's evidence is used: all of it."""
    return 1.0


def places(bout: Bout) -> list[float]:
    """The place of each seat: winners first, whatever their points, then by points."""
    return [
        0.0
        if seat in bout.winners
        else 1.0 + sum(other > points for other in bout.scores)
        for seat, points in enumerate(bout.scores)
    ]  # fmt: skip


def learned(before: Rating, after: list[PlackettLuceRating]) -> Rating:
    """The combined update from several places of one bot at a table: their evidence adds up."""
    if len(after) == 1:
        return Rating(after[0].mu, after[0].sigma)
    prior = 1.0 / before.sigma**2
    weight = prior
    total = prior * before.mu
    for one in after:
        weight += 1.0 / one.sigma**2 - prior
        total += one.mu / one.sigma**2 - prior * before.mu
    return Rating(total / weight, 1.0 / math.sqrt(weight))
