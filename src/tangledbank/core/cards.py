"""Cards and decks as data.

A card is known by its kind, a number its game derives from what is printed on it: two cards with
the same face are the same to the rules and to every player.  No card has an identity that could be
tracked from a hidden place to an open one.
"""

from collections.abc import Callable

from tangledbank.core.errors import GameError, NotationError, SetupError
from tangledbank.native import mypyc_attr


def has_trait(kind: int, trait: int) -> bool:
    """Is this trait on a card whose kind combines two, as `first << 6 | second`?"""
    return kind >> 6 == trait or kind & 63 == trait


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A deck: the copies of each kind, and how many cards a game is played with.

    Each game sets the `names` of its cards.
    """

    __slots__ = ("cap", "copies", "names", "sorted_cards")

    def __init__(self, copies: dict[int, int], cap: int = 0) -> None:
        self.copies = copies
        self.cap = cap  # the others are set aside unseen; 0: play with all
        self.names: dict[str, int] = {}
        self.sorted_cards: list[int] = []
        for kind in sorted(copies):
            self.sorted_cards.extend([kind] * copies[kind])

    def cards(self) -> list[int]:
        """Every card, sorted."""
        return self.sorted_cards[:]

    def kind(self, name: str) -> int:
        """The kind called `name`."""
        found = self.names.get(name)
        if found is None:
            raise NotationError(f"no card of this deck is called {name!r}")
        return found

    def with_trait(self, trait: int) -> list[int]:
        """The kinds with this trait, where a kind combines two."""
        return [kind for kind in sorted(self.copies) if has_trait(kind, trait)]

    def same_as(self, other: "Deck") -> bool:
        return self.copies == other.copies and self.cap == other.cap


def number_called(name: str, numbers: dict[str, int]) -> int:
    """The number of a trait; an unknown one is refused with a list of the known ones."""
    number = numbers.get(name)
    if number is None:
        raise NotationError(f"no trait is called {name!r}; the traits are {', '.join(numbers)}")
    return number


def deck_of_toml(
    text: str,
    source: str,
    kind_called: Callable[[str], int],
    form: str,
    add_sets: Callable[[dict[int, int], object, str], None] | None = None,
) -> tuple[dict[int, int], int]:
    """Read a deck: a table `cards` of name = copies, and its cap.

    `kind_called` reads a name, and `form` describes one for messages.  `total`, if present, is
    checked.  `cap` is the number of cards to play with, picked by the shuffle.  `add_sets` adds the
    cards of `sets`, in games that have them.
    """
    import tomllib  # imported only to read a deck: it is a large part of the engine's import time

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{source}: not TOML: {error}") from None
    keys = ["total", "cap", "cards"] if add_sets is None else ["total", "cap", "sets", "cards"]
    for key in data:
        if key not in keys:
            known = ", ".join(keys[:-1])
            raise SetupError(f"{source}: {key!r} is unknown; a deck has {known} and [cards]")
    copies: dict[int, int] = {}
    sets = data.get("sets", [])
    table = data.get("cards", {} if sets else None)
    if not isinstance(table, dict) or not (table or sets):
        raise SetupError(f"{source}: a deck needs a table [cards] of name = copies")
    for name, number in table.items():
        if not is_count(number):
            raise SetupError(f"{source}: {name!r} = {number!r} is not {form} = copies")
        try:
            copies[kind_called(name)] = number
        except GameError as error:
            raise SetupError(f"{source}: {error}") from None
    if add_sets is not None:
        add_sets(copies, sets, source)
    total = sum(copies.values())
    if data.get("total", total) != total:
        raise SetupError(f"{source}: {total} cards, but total says {data.get('total')}")
    cap = data.get("cap", 0)
    if "cap" in data and not (is_count(cap) and cap <= total):
        raise SetupError(f"{source}: expected a cap from 1 to {total}, the number of cards")
    return copies, cap


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 999
