"""How bots judge a game: the interface for games, and where to find each game's.

`Mind` itself is the judgement of a game without one: all actions are equal, and everybody's share
of the win follows from the points.
"""

from typing import Final

from tangledbank.bots.mind.judge import Judge, best_of
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.kind import BOTS, KINDS, not_an_adapter, own_adapter
from tangledbank.native import mypyc_attr

#: How much stronger a point makes a player, if a game has no evaluation of its own.
POINT: Final = 0.25


@mypyc_attr(acyclic=True)
class Indifferent(Judge):
    """Judges all actions as equal."""

    __slots__ = ()

    def judge(self, action: Action) -> float:
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How bots judge one game."""

    def judge(self, game: core.Game, actions: list[Action]) -> Judge:
        """The judgement for the seat that must choose between these actions."""
        return Indifferent()

    def group(self, action: Action) -> int:
        """A number shared by actions that count as one in the search, such as with equal cards."""
        return action.key

    def groups(self, actions: list[Action]) -> bool:
        """May some of these actions count as one in the search?"""
        return False

    # The evaluation

    def strengths(self, game: core.Game) -> list[float]:
        """How strong everybody is; win shares are proportional to the exponentials."""
        return [POINT * points for points in game.scores().values()]

    def sharing(self, game: core.Game, winners: int) -> int:
        """How many share the win, if this many have won."""
        return winners

    # For `tangledbank train`

    def table_kinds(self) -> list[str]:
        """The kinds of table with their own weights."""
        return []

    def table_kind(self, game: core.Game) -> str:
        """The kind of weights for this table."""
        return ""

    def deal(self, kind: str, number: int) -> core.Game:
        """The table of one training game of this kind."""
        raise NotImplementedError

    def features(self) -> list[str]:
        """The names of a player's features."""
        return []

    def rows(self, game: core.Game) -> list[list[float]]:
        """The features of each player."""
        return [[] for _ in game.everybody]

    def stage(self, game: core.Game) -> float:
        """How much of the game is left: 0 at its end, about 1 for a turn."""
        return 0.0


MINDS: Final[dict[str, Mind]] = {}


def mind_of(game: core.Game) -> Mind:
    known = MINDS.get(game.kind)
    return load_mind(game.kind) if known is None else known


def load_mind(kind: str) -> Mind:
    found = own_adapter(kind, BOTS)
    if found is None:
        found = Mind()
    if not isinstance(found, Mind):
        raise not_an_adapter(kind, BOTS, "tangledbank.bots.mind.mind.Mind")
    MINDS[kind] = found
    return found


def every_mind() -> list[Mind]:
    """The mind of each game."""
    return [load_mind(kind) if kind not in MINDS else MINDS[kind] for kind in KINDS]


def judge_of(game: core.Game, actions: list[Action]) -> Judge:
    """The judgement for the seat that must choose between these actions."""
    return mind_of(game).judge(game, actions)


def greedy_choice(game: core.Game, actions: list[Action], chance: Chance) -> Action:
    """What a careful beginner would do."""
    if len(actions) == 1:
        return actions[0]
    return best_of(judge_of(game, actions), actions, chance)
