"""The verbs of this game's actions.  See `notation` for how each is written."""

from typing import Final

#: The verbs below belong to the other game.
FIRST: Final = 32

KEEP: Final = 32
EXCHANGE: Final = 33
CREATE: Final = 34  # a: card
ADD: Final = 35  # a: card, b: trait, c: creature
END: Final = 36
TAKE: Final = 37  # a: creature, b: from the lower part, c: from the upper part
TRANSMUTE: Final = 38  # a: creature
ATTACK: Final = 39  # a: creature, b: target
SLEEP: Final = 40  # a: creature
TURN: Final = 41  # a: creature, b: trait that shows
SCARE: Final = 42  # a: creature, b: the other
WAKE: Final = 43  # a: creature, b: the other
GIVE: Final = 44  # a: creature, b: the other
REDIRECT: Final = 45  # a: guard
ACCEPT: Final = 46
USE: Final = 47  # a: attack trait, b: 1 + trait of the target it is used on, or 0
STOP: Final = 48
SHED: Final = 49  # a: trait
RETAIN: Final = 50

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
    """The clause that a verb belongs to; one of the other game belongs nowhere here."""
    place = verb - FIRST
    return MOMENTS[place] if 0 <= place < len(MOMENTS) else "CREA-RND-02"
