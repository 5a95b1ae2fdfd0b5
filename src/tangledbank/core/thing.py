"""The kinds of things in events and actions: an animal, a card, a colour, a number."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tangledbank.core.state import State


def seat_letter(seat: int) -> str:
    """A seat without a known name: the letter of its animals."""
    return "ABCDEFGH"[seat] if 0 <= seat < 8 else str(seat)


def name_in(names: list[str], place: int) -> str:
    """A name by its index; the number itself, if there is no such name."""
    return names[place] if 0 <= place < len(names) else str(place)


class Thing:
    """One kind of thing: its name, and how one of them is written.

    `name` is the word for clients and, in capitals, for the descriptions of scenarios' event lines.
    `there` says whether a table has the one with this number; without it, every number is fine.
    """

    __slots__ = ("form", "name", "there", "write")

    def __init__(
        self,
        name: str,
        write: Callable[[int], str],
        form: str = "",
        there: "Callable[[State, int], bool] | None" = None,
    ) -> None:
        self.name = name
        self.write = write
        self.form: str = form or name.upper()
        self.there = there


def is_on_the_table(s: "State", ref: int) -> bool:
    """For the animals of a game, whatever it calls them."""
    return s.has_animal(ref)


SEAT: Final = Thing("seat", seat_letter)
NUMBER: Final = Thing("number", str, "N")
#: The number that chooses between singular and plural.
COUNT: Final = Thing("count", str, "N")
FACE: Final = Thing("face", str, "N")
#: One of a few words; it selects the message.
CHOICE: Final = Thing("choice", str)
