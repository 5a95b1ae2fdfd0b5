"""What events and actions of this game speak of, and how it is written."""

from typing import Final

from tangledbank.core.event_kind import Part
from tangledbank.core.thing import COUNT, NUMBER, SEAT, Thing, name_in
from tangledbank.creatures.names import card_name, creature_name
from tangledbank.creatures.traits.names import NAMES


def _creature(ref: int) -> str:
    return creature_name(ref)


def _card(kind: int) -> str:
    return card_name(kind)


def _trait(trait: int) -> str:
    return name_in(NAMES, trait)


# Clients show both games' beings alike, so both are animals to them.
CREATURE: Final = Thing("animal", _creature, "CREATURE")
#: One that scenarios may name before it was ever on the table.
NEWCOMER: Final = Thing("animal", _creature, "NEWCOMER")
CARD: Final = Thing("card", _card)
TRAIT: Final = Thing("trait", _trait)


def a_creature(name: str = "creature") -> Part:
    return Part(name, CREATURE)


def a_trait(name: str = "trait") -> Part:
    return Part(name, TRAIT)


def a_seat(name: str = "seat") -> Part:
    """A seat that is told the sentence as *you*."""
    return Part(name, SEAT, you=True)


def a_count() -> Part:
    return Part("count", COUNT)


def a_number(name: str) -> Part:
    return Part(name, NUMBER)
