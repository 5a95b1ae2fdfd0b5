"""What speaks for a move, as a person would say it: in phrases without a language."""

from typing import Final

from tangledbank.bots.hint_face import HintFace
from tangledbank.bots.mind.evaluation import outlook
from tangledbank.core.game import Game
from tangledbank.core.phrase import Phrase

#: Differences smaller than these are not worth a word.
WORTH_TELLING_LIFE: Final = 0.12
WORTH_TELLING_POINTS: Final = 0.4

#: An animal that lives in so many worlds is safe; in so few, lost.
SAFE: Final = 0.75
LOST: Final = 0.35

#: A move that wins so much less often than the best is clearly weaker.
CLEARLY: Final = 0.05

#: How many differences are told of a move.
REASONS: Final = 3


class Prospect:
    """What a move leads to by the end of the turn, on average over some worlds."""

    def __init__(self, owners: list[str], face: HintFace) -> None:
        self.owners = owners
        self.face = face
        self.worlds = 0
        self.points = [0.0] * len(owners)
        self.measured = dict.fromkeys(face.measures, 0.0)
        self.alive: dict[str, int] = {}
        self.shares: list[float] = []  # of the win, world by world

    def add(self, game: Game, seat: int) -> None:
        self.worlds += 1
        self.shares.append(outlook(game)[seat])
        for place, points in enumerate(game.scores().values()):
            self.points[place] += points
        for name, amount in self.face.measured(game, seat).items():
            self.measured[name] += amount
        for name in self.face.living(game):
            self.alive[name] = self.alive.get(name, 0) + 1

    def life(self, name: str) -> float:
        return self.alive.get(name, 0) / self.worlds

    def mean(self, total: float) -> float:
        return total / self.worlds


def grade(share: float, best: float, tied: bool, alone: bool) -> Phrase:
    """How good a move is beside the best one; `tied` with it, or `alone` the best."""
    words = {"share": percent(share)}
    if tied:
        return Phrase("hint-best" if alone else "hint-equal", words)
    return Phrase("hint-worse" if best - share >= CLEARLY else "hint-weaker", words)


def differences(here: Prospect, there: Prospect, seat: int, living: dict[str, int]) -> list[Phrase]:
    """Where two moves lead to different things, the greatest difference first."""
    found: list[tuple[float, Phrase]] = []
    for name, owner in living.items():
        change = here.life(name) - there.life(name)
        if abs(change) >= WORTH_TELLING_LIFE:
            words = {"name": name, "owner": here.owners[owner]}
            template = fate(here.life(name), change > 0, owner == seat)
            found.append((abs(change), Phrase(template, words)))
    mine, theirs = points_of(here, seat), points_of(there, seat)
    compared = [
        (*here.face.points, mine[0] - theirs[0]),
        ("", "hint-less", mine[1] - theirs[1]),
    ]
    for name, (more, fewer) in here.face.measures.items():
        change = here.mean(here.measured[name]) - there.mean(there.measured[name])
        compared.append((more, fewer, change))
    for more, fewer, change in compared:
        template = more if change > 0 else fewer
        if abs(change) >= WORTH_TELLING_POINTS and template:
            found.append((abs(change) / 3.0, Phrase(template)))
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found[:REASONS]]


def fate(life: float, better: bool, own: bool) -> str:
    """What becomes of an animal that lives in this part of the worlds."""
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
