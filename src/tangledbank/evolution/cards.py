"""Cards and decks.

A card has one or two traits on its face.  Two cards with the same face are the same to the rules
and to every player, so a card is known by its kind alone: a small integer made of its two traits.
No card has an identity that could be followed from a hidden place to an open one.
"""

from typing import Final

from tangledbank.core import cards as core
from tangledbank.core.cards import has_trait as has_trait
from tangledbank.core.errors import NotationError, SetupError
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.traits.names import NAMES, NUMBERS, SWIMMING
from tangledbank.evolution.traits.stages import STAGES
from tangledbank.native import i64

#: Stands for the second trait of a card that has only one.
NO_TRAIT: Final = 63


#: Stands for the second trait of a card that is no card: one that had to be made up.
PROXY: Final = 62


def is_proxy(kind: int) -> bool:
    """Is this a stand-in for a card that nobody had (EXP-RULING-37)?"""
    return kind & 63 == PROXY


def card(first: int, second: int = NO_TRAIT) -> int:
    """The kind of card with these traits, in printed order."""
    return first << 6 | second


#: A kind is below this.
KINDS: Final = 4096
#: The names of cards that were asked for, by kind.
_NAMES: Final[list[str]] = [""] * KINDS


def card_name(kind: i64, up: i64 = NO_TRAIT) -> str:
    """The card's name; the trait `up`, if given, is named first, as a card lies on the table.

    A stand-in is called after its trait and says that it is one: `swimming/proxy`.

    >>> from tangledbank.evolution.traits.names import BIG, CARNIVOROUS
    >>> card_name(card(BIG, CARNIVOROUS)), card_name(card(BIG, CARNIVOROUS), up=CARNIVOROUS)
    ('big/carnivorous', 'carnivorous/big')
    """
    if up == kind & 63 and up != NO_TRAIT:
        kind = up << 6 | kind >> 6  # turned round
    if not 0 <= kind < KINDS:
        return _card_name(kind)
    name = _NAMES[kind]
    if not name:
        name = _card_name(kind)
        _NAMES[kind] = name
    return name


def _card_name(kind: int) -> str:
    first = kind >> 6
    second = kind & 63
    if first >= len(NAMES) or (second >= len(NAMES) and second < PROXY):
        return f"card {kind}"  # of no deck; only a message about it can ask
    if second == NO_TRAIT:
        return NAMES[first]
    if second == PROXY:
        return f"{NAMES[first]}/proxy"
    return f"{NAMES[first]}/{NAMES[second]}"


class Deck(core.Deck):
    """A deck of this game's cards, which are called by either of their traits first."""

    __slots__ = ()

    def __init__(self, copies: dict[int, int], cap: int = 0) -> None:
        super().__init__(copies, cap)
        for kind in copies:
            self.names[card_name(kind)] = kind
            self.names[card_name(kind, kind & 63)] = kind
        # The only card that may have to be made up: one that an animal takes out of the Ocean.
        proxy = card(SWIMMING, PROXY)
        self.names[card_name(proxy)] = proxy

    def __reduce__(self) -> tuple[object, tuple[dict[int, int], int]]:
        return (Deck, (self.copies, self.cap))

    def traits(self) -> list[int]:
        """Every trait of its cards, once."""
        found: set[int] = set()
        for kind in self.copies:
            found.add(kind >> 6)
            if kind & 63 != NO_TRAIT:
                found.add(kind & 63)
        return sorted(found)

    def __add__(self, other: "Deck") -> "Deck":
        copies = dict(self.copies)
        for kind, number in other.copies.items():
            copies[kind] = copies.get(kind, 0) + number
        return Deck(copies)


def trait_number(name: str) -> int:
    return core.number_called(name, NUMBERS)


def kind_named(name: str) -> int:
    """The kind of a card called so in a deck, whether or not any deck has it.

    What no card can be is refused: an unknown trait, the same one twice, a second trait beside
    one that is an animal and nothing else.
    """
    halves = name.split("/")
    if len(halves) > 2:
        raise NotationError(f"{name!r} is not a card: expected 'trait' or 'trait/trait'")
    traits = [trait_number(half) for half in halves]
    if len(traits) == 1:
        return card(traits[0])
    if traits[0] == traits[1]:
        raise NotationError(f"{name!r} is not a card: it has the same trait twice")
    for trait in traits:
        if STAGES.as_animal_only >> trait & 1:
            raise NotationError(
                f"{name!r} is not a card: {NAMES[trait]} is never a trait, so it has no other half"
            )
    return card(traits[0], traits[1])


def deck_of_toml(text: str, source: str) -> Deck:
    """Read a deck: a table `cards` of name = copies; `total`, `cap` and `sets` may stand above it.

    `sets` stands for all cards of these sets.
    """
    copies, cap = core.deck_of_toml(text, source, kind_named, "'trait[/trait]'", add_sets)
    for kind in copies:
        if kind & 63 != NO_TRAIT and card(kind & 63, kind >> 6) in copies:
            raise SetupError(
                f"{source}: the card {card_name(kind)!r} is there twice, once the other way up"
            )
    return Deck(copies, cap)


def add_sets(copies: dict[int, int], sets: object, source: str) -> None:
    """Add the printed cards of some sets to those that a deck lists itself."""
    if not isinstance(sets, list):
        raise SetupError(f'{source}: write the sets as a list: sets = ["base"]')
    for place, name in enumerate(sets):
        if name not in SETS or name in sets[:place]:
            raise SetupError(f"{source}: {name!r}: expected each set once, of {', '.join(SETS)}")
        for kind, number in load_deck(name).copies.items():
            turned = card(kind & 63, kind >> 6)
            as_listed = turned if turned in copies else kind
            copies[as_listed] = copies.get(as_listed, 0) + number


_LOADED: Final[dict[str, Deck]] = {}


def load_deck(name: str) -> Deck:
    """One of the printed decks, by name; read once and never changed."""
    deck = _LOADED.get(name)
    if deck is None:
        from importlib import resources

        path = resources.files("tangledbank.evolution").joinpath("data", f"{name}.toml")
        deck = deck_of_toml(path.read_text(encoding="utf-8"), f"{name}.toml")
        _LOADED[name] = deck
    return deck
