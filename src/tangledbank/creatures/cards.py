"""Cards and decks.

A card has two traits; its player chooses one, but the Shadow always takes the upper one, so a card
is known by its upper and its lower trait.  Two cards with the same print are the same.
"""

from typing import Final

from tangledbank.core import cards as core
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.core.cards import has_trait as has_trait
from tangledbank.creatures.names import card_name as card_name
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.creatures.verbs import CREATE, action
from tangledbank.native import i64, mypyc_attr


def card(upper: int, lower: int) -> int:
    """The kind of card with these traits."""
    return upper << 6 | lower


@mypyc_attr(acyclic=True)
class TraitCard:
    """A card on a creature, with one of its two traits showing.  Immutable."""

    __slots__ = ("bit", "kind", "number", "other", "other_bit", "trait")

    def __init__(self, kind: i64, trait: i64, other: i64, number: i64) -> None:
        self.kind = kind
        self.trait = trait
        self.bit: i64 = bit(trait)
        self.other = other  # the trait that shows when the card is turned round
        self.other_bit: i64 = bit(other)
        self.number = number  # of this side of this card, below SIDES


@mypyc_attr(acyclic=True)
class Card:
    """Everything about a kind of card, worked out once."""

    __slots__ = ("both", "creation", "kind", "lower", "name", "number", "upper")

    def __init__(self, kind: i64) -> None:
        upper = kind >> 6
        lower = kind & 63
        self.kind = kind
        self.name: str = card_name(kind)
        self.number: i64 = upper * len(NAMES) + lower  # below KINDS
        self.upper: TraitCard = TraitCard(kind, upper, lower, self.number * 2)
        self.lower: TraitCard = TraitCard(kind, lower, upper, self.number * 2 + 1)
        self.both: i64 = self.upper.bit | self.lower.bit  # its traits as a mask
        self.creation: Action = action(CREATE, kind)  # laying it down as a new creature


#: How many kinds of card there can be, and how many sides they have.
KINDS: Final = len(NAMES) * len(NAMES)
SIDES: Final = 2 * KINDS

_BLANK: Final = Card(0)
#: The cards by kind.  A kind that is in no deck is blank.
CARDS: Final[list[Card]] = []


def enlist_card(kind: int) -> None:
    """Register this kind of card."""
    while len(CARDS) <= kind:
        CARDS.append(_BLANK)
    if CARDS[kind] is _BLANK:
        CARDS[kind] = Card(kind)


def showing(kind: int, trait: int) -> TraitCard:
    """A card of this kind with this trait showing."""
    card = CARDS[kind]
    return card.upper if card.upper.trait == trait else card.lower


def trait_number(name: str) -> int:
    return core.number_called(name, NUMBERS)


class Deck(core.Deck):
    """A deck of this game's cards."""

    __slots__ = ("distinct",)

    def __init__(self, copies: dict[int, int]) -> None:
        super().__init__(copies)
        for kind in sorted(copies):
            enlist_card(kind)
            self.names[card_name(kind)] = kind
        self.distinct: bool = len(self.sorted_cards) == len(copies)  # no two cards are alike
