"""Reasons for a move, as phrases without a language."""

from typing import Final

from tangledbank.bots.hint_adapter import HintAdapter
from tangledbank.bots.mind.evaluation import outlook
from tangledbank.core.game import Game
from tangledbank.core.phrase import Phrase

#: Smaller differences are not mentioned.
WORTH_TELLING_LIFE: Final = 0.12
WORTH_TELLING_POINTS: Final = 0.4

#: An animal that lives in this share of the worlds is safe, or lost.
SAFE: Final = 0.75
LOST: Final = 0.35

#: A move whose win share is this much lower than the best is clearly weaker.
CLEARLY: Final = 0.05

#: How many differences are mentioned per move.
REASONS: Final = 3


class Prospect:
    """What a move leads to by the end of the turn, averaged over some worlds."""

    def __init__(self, owners: list[str], adapter: HintAdapter) -> None:
        self.owners = owners
        self.adapter = adapter
        self.worlds = 0
        self.points = [0.0] * len(owners)
        self.measured = dict.fromkeys(adapter.measures, 0.0)
        self.alive: dict[str, int] = {}
        self.shares: list[float] = []  # win shares, world by world

    def add(self, game: Game, seat: int) -> None:
        self.worlds += 1
        self.shares.append(outlook(game)[seat])
        for place, points in enumerate(game.scores().values()):
            self.points[place] += points
        for name, amount in self.adapter.measured(game, seat).items():
            self.measured[name] += amount
        for name in self.adapter.living(game):
            self.alive[name] = self.alive.get(name, 0) + 1

    def life(self, name: str) -> float:
        return self.alive.get(name, 0) / self.worlds

    def mean(self, total: float) -> float:
        return total / self.worlds


def grade(share: float, best: float, tied: bool, alone: bool) -> Phrase:
    """How a move compares with the best; `tied` with it, or `alone` the best."""
    words = {"share": percent(share)}
    if tied:
        return Phrase("hint-best" if alone else "hint-equal", words)
    return Phrase("hint-worse" if best - share >= CLEARLY else "hint-weaker", words)


def differences(here: Prospect, there: Prospect, seat: int, living: dict[str, int]) -> list[Phrase]:
    """The differences between the results of two moves, the greatest first."""
    found: list[tuple[float, Phrase]] = []
    for name, owner in living.items():
        change = here.life(name) - there.life(name)
        if abs(change) >= WORTH_TELLING_LIFE:
            words = {"name": name, "owner": here.owners[owner]}
            template = fate(here.life(name), change > 0, owner == seat)
            found.append((abs(change), Phrase(template, words)))
    mine, theirs = points_of(here, seat), points_of(there, seat)
    compared = [
        (*here.adapter.points, mine[0] - theirs[0]),
        ("", "hint-less", mine[1] - theirs[1]),
    ]
    for name, (more, fewer) in here.adapter.measures.items():
        change = here.mean(here.measured[name]) - there.mean(there.measured[name])
        compared.append((more, fewer, change))
    for more, fewer, change in compared:
        template = more if change > 0 else fewer
        if abs(change) >= WORTH_TELLING_POINTS and template:
            found.append((abs(change) / 3.0, Phrase(template)))
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found[:REASONS]]


def fate(life: float, better: bool, own: bool) -> str:
    """The fate of an animal that lives in this share of the worlds."""
    if own and better:
        return "hint-lives" if life >= SAFE else "hint-safer"
    if own:
        return "hint-dies" if life <= LOST else "hint-risk"
    if better:
        return "hint-spares"
    return "hint-kills" if life <= LOST else "hint-threatens"


def points_of(one: Prospect, seat: int) -> tuple[float, float]:
    """The seat's points, and those of all others together."""
    mine = one.mean(one.points[seat])
    return mine, one.mean(sum(one.points)) - mine


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
