"""Looks ahead over the feeding phase: what each action leads to under sensible play.

During feeding the cards in hand do not matter, so the table is nearly known: only dice and a few
face-down cards differ from world to world.  A handful of worlds is enough to compare every way to
share the food, every attack and every answer to one, by the position at the end of the turn.
"""

from typing import Final

from tangledbank.bots.mind.tree import Candidate, Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View

#: The number of worlds in which each action is tried.
WORLDS: Final = 6

#: At most this many actions are tried; the rest are ranked below them.
WIDTH: Final = 24


def look_ahead(view: View, actions: list[Action], chance: Chance) -> list[Candidate]:
    """Every action with its result, the best first."""
    search = Search(view, actions, chance, Settings(WIDTH, 0))
    tried = search.candidates[:WIDTH]
    for _ in range(WORLDS):
        search.try_all(tried)
    return sorted(tried, key=result, reverse=True)


def result(candidate: Candidate) -> float:
    return candidate.node.mean()
