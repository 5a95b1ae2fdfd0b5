"""Evaluates a position: everybody's expected share of the win.

A game's `Mind` estimates how strong each player is, usually as a linear function of a row of
features (`weights`), and the shares are proportional to the exponentials of the strengths (a
multinomial logit).
"""

import math
from typing import Final

from tangledbank.bots.mind.mind import mind_of
from tangledbank.core import game as core

#: How much the margin counts in a finished game: a clear win is preferred.
MARGIN: Final = 0.1


def outlook(game: core.Game) -> list[float]:
    """Everybody's estimated share of the win; for a finished game, the actual one."""
    if game.over:
        return final_shares(game)
    return shares_of(mind_of(game).strengths(game))


def shares_of(strengths: list[float]) -> list[float]:
    best = strengths[0]
    for strength in strengths:
        if strength > best:
            best = strength
    shares: list[float] = []
    total = 0.0
    for strength in strengths:
        share = math.exp(strength - best)
        total += share
        shares.append(share)
    for place in range(len(shares)):
        shares[place] /= total
    return shares


def final_shares(game: core.Game) -> list[float]:
    """The win, plus a little for the margin."""
    result = game.result()
    assert result is not None
    everybody = game.everybody
    won = mind_of(game).sharing(game, len(result.winners))
    points: list[int] = []
    for name in everybody:
        points.append(result.scores[name])
    shares: list[float] = []
    for place, name in enumerate(everybody):
        best = 0
        for other, score in enumerate(points):
            if other != place and score > best:
                best = score
        margin = 0.5 + (points[place] - best) / 60.0
        margin = min(1.0, max(0.0, margin))
        win = 1.0 / won if name in result.winners else 0.0
        shares.append((1.0 - MARGIN) * win + MARGIN * margin)
    return shares
