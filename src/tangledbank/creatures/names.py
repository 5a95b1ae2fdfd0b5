"""Names of creatures and cards.

A creature is named by a letter for its owner's seat and a number by order of birth, a card by its
two traits.
"""

from typing import Final

from tangledbank.core.errors import NotationError
from tangledbank.core.thing import name_in, seat_letter
from tangledbank.creatures.traits.names import NAMES

LETTERS: Final = "ABCD"


def creature_name(ref: int) -> str:
    """
    >>> creature_name(1 << 8 | 3)
    'B3'
    """
    return f"{seat_letter(ref >> 8)}{ref & 255}"


def creature_ref(name: str) -> int:
    """The reverse of `creature_name`."""
    if len(name) >= 2 and name[0] in LETTERS and name[1:].isdecimal():
        number = int(name[1:])
        if 0 < number < 256 and name[1] != "0":
            return LETTERS.index(name[0]) << 8 | number
    raise NotationError(f"{name!r} is not a creature; creatures are called A1, B2 and so on")


def card_name(kind: int) -> str:
    """
    >>> card_name(12 << 6 | 0)
    'small/vampire'
    """
    return f"{name_in(NAMES, kind >> 6)}/{name_in(NAMES, kind & 63)}"
