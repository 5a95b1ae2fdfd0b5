"""How bots judge a game: what each game must say for itself, and where to find it.

`Mind` itself is the judgement of a game that says nothing: every action is as good as the next,
and everybody's share of the win goes by the points.
"""

from typing import Final

from tangledbank.bots.mind.judge import Judge, best_of
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.kind import BOTS, KINDS, not_a_face, own_face
from tangledbank.native import mypyc_attr

#: By how much a point makes a player stronger, where a game has no evaluation of its own.
POINT: Final = 0.25


@mypyc_attr(acyclic=True)
class Indifferent(Judge):
    """Finds every action as good as the next."""

    __slots__ = ()

    def judge(self, action: Action) -> float:
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What bots think of one game."""

    def judge(self, game: core.Game, actions: list[Action]) -> Judge:
        """The judgement of the seat that must decide between these actions."""
        return Indifferent()

    def group(self, action: Action) -> int:
        """A number that actions share which are one to the search, such as with equal cards."""
        return action.key

    def groups(self, actions: list[Action]) -> bool:
        """May some of these actions be one to the search?"""
        return False

    # The evaluation

    def strengths(self, game: core.Game) -> list[float]:
        """How strong everybody is; shares of the win go by the exponentials."""
        return [POINT * points for points in game.scores().values()]

    def sharing(self, game: core.Game, winners: int) -> int:
        """Among how many the win is divided, when so many have won."""
        return winners

    # What `tangledbank train` fits

    def table_kinds(self) -> list[str]:
        """The kinds of table that have weights of their own."""
        return []

    def table_kind(self, game: core.Game) -> str:
        """Which weights fit this table."""
        return ""

    def deal(self, kind: str, number: int) -> core.Game:
        """The table of one training game of this kind."""
        raise NotImplementedError

    def features(self) -> list[str]:
        """What is counted of each player."""
        return []

    def rows(self, game: core.Game) -> list[list[float]]:
        """The features of each player."""
        return [[] for _ in game.everybody]

    def stage(self, game: core.Game) -> float:
        """How much of the game is to come: 0 at its end, about 1 for a turn."""
        return 0.0


MINDS: Final[dict[str, Mind]] = {}


def mind_of(game: core.Game) -> Mind:
    known = MINDS.get(game.kind)
    return load_mind(game.kind) if known is None else known


def load_mind(kind: str) -> Mind:
    found = own_face(kind, BOTS)
    if found is None:
        found = Mind()
    if not isinstance(found, Mind):
        raise not_a_face(kind, BOTS, "tangledbank.bots.mind.mind.Mind")
    MINDS[kind] = found
    return found


def every_mind() -> list[Mind]:
    """What bots think of each game there is."""
    return [load_mind(kind) if kind not in MINDS else MINDS[kind] for kind in KINDS]


def judge_of(game: core.Game, actions: list[Action]) -> Judge:
    """The judgement of the seat that must decide between these actions."""
    return mind_of(game).judge(game, actions)


def greedy_choice(game: core.Game, actions: list[Action], chance: Chance) -> Action:
    """What a careful beginner would do."""
    if len(actions) == 1:
        return actions[0]
    return best_of(judge_of(game, actions), actions, chance)
