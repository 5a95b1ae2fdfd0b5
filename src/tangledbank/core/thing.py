"""The kinds of things that events and actions speak of: an animal, a card, a colour, a number."""

from collections.abc import Callable
from typing import Final


def seat_letter(seat: int) -> str:
    """A seat where nobody knows who sits there: the letter its animals are called by."""
    return "ABCDEFGH"[seat] if 0 <= seat < 8 else str(seat)


def name_in(names: list[str], place: int) -> str:
    """A name by its place; the number, if an action made by hand names what is not there."""
    return names[place] if 0 <= place < len(names) else str(place)


class Thing:
    """One kind of thing: what it is called, and how one of them is written.

    `name` is the word that clients get, and in capitals the one that scenarios' event lines are
    described with.
    """

    __slots__ = ("form", "name", "write")

    def __init__(self, name: str, write: Callable[[int], str], form: str = "") -> None:
        self.name = name
        self.write = write
        self.form: str = form or name.upper()


SEAT: Final = Thing("seat", seat_letter)
NUMBER: Final = Thing("number", str, "N")
#: The number that decides between one and several.
COUNT: Final = Thing("count", str, "N")
FACE: Final = Thing("face", str, "N")
#: One of a few words, which picks the message.
CHOICE: Final = Thing("choice", str)
