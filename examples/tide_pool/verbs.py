"""The two things that a player can do, as actions and as lines."""

from typing import Final

from tangledbank.core.action import Action, Actions
from tangledbank.core.errors import NotationError
from tangledbank.core.thing import name_in
from tide_pool.cards import CARDS

SETTLE: Final = 0  # a: card
SHELTER: Final = 1
VERBS: Final = ["settle", "shelter"]

ACTIONS: Final = Actions(__name__)


def write(action: Action) -> str:
    return f"settle {name_in(CARDS, action.a)}" if action.verb == SETTLE else "shelter"


def read(line: str) -> Action:
    words = line.split()
    if words == ["shelter"]:
        return ACTIONS.action(SHELTER)
    if len(words) == 2 and words[0] == "settle" and words[1] in CARDS:
        return ACTIONS.action(SETTLE, CARDS.index(words[1]))
    raise NotationError(f"{line!r} is not an action: write 'settle CARD' or 'shelter'")


ACTIONS.writer = write
