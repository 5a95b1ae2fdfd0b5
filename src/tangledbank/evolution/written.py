"""Actions as the notation writes them, read back without a position.

What the notation *writes* names cards in full, so it can be read back without the position it
was played in.  People may write less; reading that is the business of `reading`.
"""

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.core.thing import Thing
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import Deck, trait_number
from tangledbank.evolution.names import COMMON, LETTERS, animal_ref
from tangledbank.evolution.state import COLOURS, LOCATIONS


def read_written(line: str, deck: Deck) -> Action:
    """The action that the notation writes as exactly this line, whatever the position.

    >>> from tangledbank.evolution.cards import load_deck
    >>> read_written("play carnivorous/big on A1", load_deck("base"))
    <play carnivorous/big on A1>
    """

    def number(thing: Thing, word: str) -> int:
        return thing_called(thing.name, word, deck)

    return v.DECLARED.read_back(line, number)


def thing_called(kind: str, word: str, deck: Deck) -> int:
    """The number of a thing of this kind that is called so."""
    if kind == "animal":
        return animal_ref(word)
    if kind == "card":
        return deck.kind(word)
    if kind == "trait":
        return trait_number(word)
    if kind == "token":
        return _colour(word)
    if kind == "location":
        return _location(word)
    if kind == "pile":
        return _pile(word)
    return _number(word)


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise NotationError(f"{word!r} is not a colour; the colours are {', '.join(COLOURS)}")
    return COLOURS.index(word)


def _location(word: str) -> int:
    if word not in LOCATIONS:
        raise NotationError(f"{word!r} is not a location; the locations are {', '.join(LOCATIONS)}")
    return LOCATIONS.index(word)


def _pile(word: str) -> int:
    if word == "common":
        return COMMON
    if len(word) != 1 or word not in LETTERS:
        raise NotationError(f"{word!r} is not a discard; it is a player's letter, or common")
    return LETTERS.index(word)


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 2:
        raise NotationError(f"{word!r} is not a small whole number")
    return int(word)
