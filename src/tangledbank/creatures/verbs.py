"""The verbs of this game's actions.  See `notation` for how each is written."""

from typing import Final

from tangledbank.core.action import Action, Actions
from tangledbank.native import i64

KEEP: Final = 0
EXCHANGE: Final = 1
CREATE: Final = 2  # a: card
ADD: Final = 3  # a: card, b: trait, c: creature
END: Final = 4
TAKE: Final = 5  # a: creature, b: from the lower part, c: from the upper part
TRANSMUTE: Final = 6  # a: creature
ATTACK: Final = 7  # a: creature, b: target
SLEEP: Final = 8  # a: creature
TURN: Final = 9  # a: creature, b: trait that shows
SCARE: Final = 10  # a: creature, b: the other
WAKE: Final = 11  # a: creature, b: the other
GIVE: Final = 12  # a: creature, b: the other
REDIRECT: Final = 13  # a: guard
ACCEPT: Final = 14
USE: Final = 15  # a: attack trait, b: 1 + trait of the target it is used on, or 0
STOP: Final = 16
SHED: Final = 17  # a: trait
RETAIN: Final = 18

VERBS: Final[list[str]] = [
    "keep",
    "exchange",
    "create",
    "add",
    "end",
    "take",
    "transmute",
    "attack",
    "sleep",
    "turn",
    "scare",
    "wake",
    "give",
    "redirect",
    "accept",
    "use",
    "stop",
    "shed",
    "retain",
]

#: The clause that says where a verb belongs, for one that comes at the wrong moment.
MOMENTS: Final[list[str]] = [
    "CREA-RND-01",
    "CREA-RND-01",
    "CREA-TURN-01",
    "CREA-TURN-02",
    "CREA-TURN-04",
    "CREA-TURN-05",
    "CREA-TURN-05",
    "CREA-TURN-05",
    "CREA-TURN-05",
    "CREA-METAMORPH-01",
    "CREA-SCARY-01",
    "CREA-ANNOYING-01",
    "CREA-GENEROUS-01",
    "CREA-PROTECTIVE-01",
    "CREA-PROTECTIVE-01",
    "CREA-ATK-03",
    "CREA-ATK-03",
    "CREA-MOLTING-01",
    "CREA-MOLTING-01",
]


def moment(verb: int) -> str:
    """The clause that a verb belongs to; one that there is not belongs nowhere."""
    return MOMENTS[verb] if 0 <= verb < len(MOMENTS) else "CREA-RND-02"


#: All actions of this game.
ACTIONS: Final = Actions(__name__)


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The one action with this verb and these operands.

    >>> action(TRANSMUTE, 257) is action(TRANSMUTE, 257)
    True
    """
    return ACTIONS.action(verb, a, b, c, d)
