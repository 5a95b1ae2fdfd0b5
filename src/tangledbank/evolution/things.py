"""What events and actions of this game speak of, and how it is written."""

from typing import Final

from tangledbank.core.event_kind import Part
from tangledbank.core.state import State
from tangledbank.core.thing import (
    COUNT,
    FACE,
    NUMBER,
    SEAT,
    Thing,
    is_on_the_table,
    name_in,
    seat_letter,
)
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import COMMON, animal_name
from tangledbank.evolution.state import COLOURS, LOCATIONS, NONE
from tangledbank.evolution.traits.names import NAMES


def _animal(ref: int) -> str:
    return animal_name(ref) if ref else ""  # animals are counted from 1


def _card(kind: int) -> str:
    return card_name(kind)


def _trait(trait: int) -> str:
    return name_in(NAMES, trait)


def _is_known(s: State, trait: int) -> bool:
    return trait < len(NAMES)


def _colour(colour: int) -> str:
    return name_in(COLOURS, colour)


def _token(colour: int) -> str:
    return name_in(COLOURS, colour) if colour != NONE else ""


def _pile(seat: int) -> str:
    return "common" if seat == COMMON else seat_letter(seat)


def _location(location: int) -> str:
    return name_in(LOCATIONS, location)


ANIMAL: Final = Thing("animal", _animal, there=is_on_the_table)
#: One that scenarios may name before it was ever on the table.
NEWCOMER: Final = Thing("animal", _animal, "NEWCOMER")
#: One that need not be alive.
REMAINS: Final = Thing("animal", _animal)
CARD: Final = Thing("card", _card)
TRAIT: Final = Thing("trait", _trait, there=_is_known)
COLOUR: Final = Thing("colour", _colour)
#: A token that may lie on a card.
TOKEN: Final = Thing("token", _token)
#: A discard pile.
PILE: Final = Thing("pile", _pile)
LOCATION: Final = Thing("location", _location)


def an_animal(name: str = "animal") -> Part:
    return Part(name, ANIMAL)


def a_newcomer() -> Part:
    return Part("animal", NEWCOMER)


def a_card(said: bool = True, adds: str = "") -> Part:
    return Part("card", CARD, adds=adds, said=said)


def a_trait(name: str = "trait") -> Part:
    return Part(name, TRAIT)


def a_colour() -> Part:
    return Part("colour", COLOUR)


def a_seat(name: str = "seat") -> Part:
    """A seat that is told the sentence as *you*."""
    return Part(name, SEAT, you=True)


def a_count() -> Part:
    return Part("count", COUNT)


def a_number(name: str) -> Part:
    return Part(name, NUMBER)


def a_face() -> Part:
    return Part("face", FACE)
