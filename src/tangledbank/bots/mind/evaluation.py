"""How a position will probably end: everybody's share of the win.

A linear judgement of each player's row of features gives a strength, and the shares go by the
exponentials of the strengths (a multinomial logit).  The weights are fitted by self-play: see
`tangledbank train`.
"""

import json
import math
from importlib import resources
from typing import Final

from tangledbank.bots.mind.features import (
    CREATURES,
    EVOLUTION,
    animal_counts,
    creature_rows,
    stage_of,
)
from tangledbank.core import game as core
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution.game import Game
from tangledbank.evolution.scoring import teams

#: How much of a finished game's worth is the margin: among wins the clear one is preferred.
MARGIN: Final = 0.1


class Weights:
    """The weights of one kind of table: `flat` each feature's, `staged` more for each stage."""

    __slots__ = ("flat", "staged")

    def __init__(self, flat: list[float], staged: list[float]) -> None:
        self.flat = flat
        self.staged = staged

    def strength(self, row: list[float], stage: float) -> float:
        total = 0.0
        flat = self.flat
        staged = self.staged
        for place, value in enumerate(row):
            if value != 0.0:
                total += value * (flat[place] + stage * staged[place])
        return total

    def strength_by_counts(self, counts: list[int], stage: float) -> float:
        """The same for a row of whole numbers."""
        total = 0.0
        flat = self.flat
        staged = self.staged
        for place, count in enumerate(counts):
            if count != 0:
                total += float(count) * (flat[place] + stage * staged[place])
        return total


_LOADED: Final[dict[str, Weights]] = {}


def kind_of(game: core.Game) -> str:
    """Which weights fit this table."""
    if isinstance(game, CreaturesGame):
        return "creatures"
    assert isinstance(game, Game)
    return "expanded" if game.rules.expanded else "base"


def names_of(kind: str) -> list[str]:
    return CREATURES if kind == "creatures" else EVOLUTION


def use_weights(kind: str, weights: Weights) -> None:
    """Judge tables of this kind by these weights from now on."""
    _LOADED[kind] = weights


def load_weights(kind: str) -> Weights:
    found = _LOADED.get(kind)
    if found is None:
        file = resources.files("tangledbank.bots").joinpath("data", "weights.json")
        data = json.loads(file.read_text(encoding="utf-8"))[kind]
        flat: list[float] = []
        staged: list[float] = []
        for name in names_of(kind):
            pair = data.get(name, [0.0, 0.0])
            flat.append(float(pair[0]))
            staged.append(float(pair[1]))
        found = Weights(flat, staged)
        _LOADED[kind] = found
    return found


def outlook(game: core.Game) -> list[float]:
    """Everybody's share of the win, as far as can be told; of a finished game, as it ended."""
    if game.over:
        return final_shares(game)
    weights = load_weights(kind_of(game))
    stage = stage_of(game)
    strengths: list[float] = []
    if isinstance(game, CreaturesGame):
        for row in creature_rows(game.state):
            strengths.append(weights.strength(row, stage))
        return shares_of(strengths)
    assert isinstance(game, Game)
    for counts in animal_counts(game.state):
        strengths.append(weights.strength_by_counts(counts, stage))
    if game.rules.teams:
        strengths = team_strengths(game, strengths)
    return shares_of(strengths)


def team_strengths(game: Game, strengths: list[float]) -> list[float]:
    """Who wins together is as strong as both."""
    found = strengths[:]
    for team in teams(game.state):
        total = 0.0
        for seat in team:
            total += strengths[seat]
        for seat in team:
            found[seat] = total
    return found


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
    """The win, and a little of the margin."""
    result = game.result()
    assert result is not None
    everybody = game.everybody
    won = len(result.winners)
    if isinstance(game, Game) and game.rules.teams:
        won = max(1, won // 2)
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
