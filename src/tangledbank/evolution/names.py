"""How animals and seats are called: a letter for the owner's seat, a number by order of birth."""

from typing import Final

from tangledbank.core.errors import NotationError
from tangledbank.native import i64

LETTERS: Final = "ABCDEFGH"
#: The discard pile of all, where there is one: it has the number of no seat.
COMMON: Final = 9
#: The name of every animal there can be, by its number.
_NAMES: Final[list[str]] = []


def animal_name(ref: i64) -> str:
    """
    >>> animal_name(1 << 8 | 3)
    'B3'
    """
    if not _NAMES:
        _NAMES.extend(f"{letter}{number}" for letter in LETTERS for number in range(256))
    return _NAMES[ref]


def animal_ref(name: str) -> int:
    """The reverse of `animal_name`."""
    if len(name) >= 2 and name[0] in LETTERS and name[1:].isdecimal():
        number = int(name[1:])
        if 0 < number < 256 and name[1] != "0":
            return LETTERS.index(name[0]) << 8 | number
    raise NotationError(f"{name!r} is not an animal; animals are called A1, B2 and so on")
