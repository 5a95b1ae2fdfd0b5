"""The things in this game's events and actions, and how they are written."""

from typing import Final

from tangledbank.core.event_kind import Part
from tangledbank.core.state import State
from tangledbank.core.thing import COUNT, NUMBER, SEAT, Thing, is_on_the_table, name_in
from tangledbank.creatures.names import card_name, creature_name
from tangledbank.creatures.traits.names import NAMES


def _creature(ref: int) -> str:
    return creature_name(ref)


def _card(kind: int) -> str:
    return card_name(kind)


def _trait(trait: int) -> str:
    return name_in(NAMES, trait)


def _is_known(s: State, trait: int) -> bool:
    return trait < len(NAMES)


# Clients show the beings of both games alike, so they call both animals.
CREATURE: Final = Thing("animal", _creature, "CREATURE", is_on_the_table)
#: A creature that a scenario may name before it was ever on the table.
NEWCOMER: Final = Thing("animal", _creature, "NEWCOMER")
CARD: Final = Thing("card", _card)
TRAIT: Final = Thing("trait", _trait, there=_is_known)


def a_creature(name: str = "creature") -> Part:
    return Part(name, CREATURE)


def a_card(said: bool = True, adds: str = "") -> Part:
    return Part("card", CARD, adds=adds, said=said)


def a_trait(name: str = "trait") -> Part:
    return Part(name, TRAIT)


def a_seat(name: str = "seat") -> Part:
    """A seat that reads the sentence with *you*."""
    return Part(name, SEAT, you=True)


def a_count() -> Part:
    return Part("count", COUNT)


def a_number(name: str) -> Part:
    return Part(name, NUMBER)
