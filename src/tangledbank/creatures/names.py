"""How creatures are called: a letter for the owner's seat, a number by order of birth."""

from typing import Final

from tangledbank.core.errors import NotationError

LETTERS: Final = "ABCD"


def creature_name(ref: int) -> str:
    """
    >>> creature_name(1 << 8 | 3)
    'B3'
    """
    return f"{LETTERS[ref >> 8]}{ref & 255}"


def creature_ref(name: str) -> int:
    """The reverse of `creature_name`."""
    if len(name) >= 2 and name[0] in LETTERS and name[1:].isdecimal():
        number = int(name[1:])
        if 0 < number < 256 and name[1] != "0":
            return LETTERS.index(name[0]) << 8 | number
    raise NotationError(f"{name!r} is not a creature; creatures are called A1, B2 and so on")
