"""Cards and decks.

A card has two traits; whoever plays it chooses one, but the Shadow always takes the upper one, so
a card is known by its upper and its lower trait.  Two cards printed alike are the same.
"""

from tangledbank.core.errors import NotationError
from tangledbank.creatures.traits.names import NAMES, NUMBERS


def card(upper: int, lower: int) -> int:
    """The kind of card with these traits."""
    return upper << 6 | lower


def other_trait(kind: int, trait: int) -> int:
    """The trait on the card beside this one."""
    return kind & 63 if kind >> 6 == trait else kind >> 6


def has_trait(kind: int, trait: int) -> bool:
    return kind >> 6 == trait or kind & 63 == trait


def card_name(kind: int) -> str:
    """
    >>> card_name(card(NUMBERS["small"], NUMBERS["vampire"]))
    'small/vampire'
    """
    return f"{NAMES[kind >> 6]}/{NAMES[kind & 63]}"


def trait_number(name: str) -> int:
    number = NUMBERS.get(name)
    if number is None:
        raise NotationError(f"no trait is called {name!r}; the traits are {', '.join(NAMES)}")
    return number


class Deck:
    """A deck: how many copies of which kinds."""

    __slots__ = ("copies", "distinct", "names", "sorted_cards")

    def __init__(self, copies: dict[int, int]) -> None:
        self.copies = copies
        self.names: dict[str, int] = {}
        self.sorted_cards: list[int] = []
        for kind in sorted(copies):
            self.names[card_name(kind)] = kind
            self.sorted_cards.extend([kind] * copies[kind])
        self.distinct: bool = len(self.sorted_cards) == len(copies)  # no two cards are alike

    def cards(self) -> list[int]:
        """Every card, sorted."""
        return self.sorted_cards[:]

    def kind(self, name: str) -> int:
        found = self.names.get(name)
        if found is None:
            raise NotationError(f"no card of this deck is called {name!r}")
        return found

    def with_trait(self, trait: int) -> list[int]:
        return [kind for kind in sorted(self.copies) if has_trait(kind, trait)]
