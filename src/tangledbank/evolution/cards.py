"""Cards and decks.

A card has one or two traits on its face.  Two cards with the same face are the same to the rules
and to every player, so a card is known by its kind alone: a small integer made of its two traits.
No card has an identity that could be followed from a hidden place to an open one.
"""

import tomllib
from importlib import resources
from typing import Final

from tangledbank.core.errors import NotationError, SetupError
from tangledbank.evolution.traits.names import NAMES, NUMBERS

#: Stands for the second trait of a card that has only one.
NO_TRAIT: Final = 63


def card(first: int, second: int = NO_TRAIT) -> int:
    """The kind of card with these traits, in printed order."""
    return first << 6 | second


def first_trait(kind: int) -> int:
    return kind >> 6


def second_trait(kind: int) -> int:
    """The lower trait of a two-trait card, else `NO_TRAIT`."""
    return kind & 63


def has_trait(kind: int, trait: int) -> bool:
    return kind >> 6 == trait or kind & 63 == trait


def card_name(kind: int, up: int = NO_TRAIT) -> str:
    """The card's name; the trait `up`, if given, is named first, as a card lies on the table.

    >>> from tangledbank.evolution.traits.names import BIG, CARNIVOROUS
    >>> card_name(card(BIG, CARNIVOROUS)), card_name(card(BIG, CARNIVOROUS), up=CARNIVOROUS)
    ('big/carnivorous', 'carnivorous/big')
    """
    first = kind >> 6
    second = kind & 63
    if second == NO_TRAIT:
        return NAMES[first]
    if up == second:
        return f"{NAMES[second]}/{NAMES[first]}"
    return f"{NAMES[first]}/{NAMES[second]}"


class Deck:
    """A deck: how many copies of which kinds."""

    __slots__ = ("copies", "names", "sorted_cards")

    def __init__(self, copies: dict[int, int]) -> None:
        self.copies = copies
        self.names: dict[str, int] = {}
        for kind in copies:
            self.names[card_name(kind)] = kind
            self.names[card_name(kind, kind & 63)] = kind
        self.sorted_cards: list[int] = []
        for kind in sorted(copies):
            self.sorted_cards.extend([kind] * copies[kind])

    def cards(self) -> list[int]:
        """Every card, sorted."""
        return self.sorted_cards[:]

    def with_trait(self, trait: int) -> list[int]:
        return [kind for kind in sorted(self.copies) if has_trait(kind, trait)]

    def kind(self, name: str) -> int:
        """The kind called `name`, whichever of its traits is named first."""
        found = self.names.get(name)
        if found is None:
            raise NotationError(f"no card of this deck is called {name!r}")
        return found

    def __add__(self, other: "Deck") -> "Deck":
        copies = dict(self.copies)
        for kind, number in other.copies.items():
            copies[kind] = copies.get(kind, 0) + number
        return Deck(copies)


def trait_number(name: str) -> int:
    number = NUMBERS.get(name)
    if number is None:
        raise NotationError(f"no trait is called {name!r}; the traits are {', '.join(NAMES)}")
    return number


def deck_of_toml(text: str, source: str) -> Deck:
    """Read a deck: `total` and a table `cards` of name = copies; the total is checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{source}: not TOML: {error}") from None
    copies: dict[int, int] = {}
    table = data.get("cards")
    if not isinstance(table, dict):
        raise SetupError(f"{source}: a deck needs a table [cards] of name = copies")
    for name, number in table.items():
        halves = name.split("/")
        if len(halves) > 2 or not isinstance(number, int) or number < 1:
            raise SetupError(f"{source}: {name!r} = {number!r} is not 'trait[/trait]' = copies")
        try:
            traits = [trait_number(half) for half in halves]
        except NotationError as error:
            raise SetupError(f"{source}: {error}") from None
        kind = card(traits[0], traits[1] if len(traits) == 2 else NO_TRAIT)
        copies[kind] = copies.get(kind, 0) + number
    total = sum(copies.values())
    if data.get("total") != total:
        raise SetupError(f"{source}: {total} cards, but total says {data.get('total')}")
    return Deck(copies)


_LOADED: Final[dict[str, Deck]] = {}


def load_deck(name: str) -> Deck:
    """One of the printed decks, by name; read once and never changed."""
    deck = _LOADED.get(name)
    if deck is None:
        path = resources.files("tangledbank.evolution").joinpath("data", f"{name}.toml")
        deck = deck_of_toml(path.read_text(encoding="utf-8"), f"{name}.toml")
        _LOADED[name] = deck
    return deck
