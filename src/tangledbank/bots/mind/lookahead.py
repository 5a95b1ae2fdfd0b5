"""Looking ahead over the feeding phase: what each action leads to if everybody goes on sensibly.

While animals are fed the cards in hand play no part, so the table is as good as known: only dice
and the few things that lie face down differ from world to world.  A handful of worlds is enough
to weigh every way to share out the food, every attack and every answer to one, by where they
leave the table when the turn is over.
"""

from typing import Final

from tangledbank.bots.mind.tree import Candidate, Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View

#: How many worlds each action is tried in.
WORLDS: Final = 6

#: More actions than this are not tried; the rest is judged worse than all of them.
WIDTH: Final = 24


def look_ahead(view: View, actions: list[Action], chance: Chance) -> list[Candidate]:
    """Every action with what it leads to, the best first."""
    search = Search(view, actions, chance, Settings(WIDTH, 0))
    tried = search.candidates[:WIDTH]
    for _ in range(WORLDS):
        search.try_all(tried)
    return sorted(tried, key=result, reverse=True)


def result(candidate: Candidate) -> float:
    return candidate.node.mean()
