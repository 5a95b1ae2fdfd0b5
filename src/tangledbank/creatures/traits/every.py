"""Every trait of the game: each file of this folder that has a trait in it.

A trait is found here, not listed.  Its number is its place in the Bestiary (`names`).
"""

from typing import Final

from tangledbank.core.found_classes import classes_in
from tangledbank.creatures import traits
from tangledbank.creatures.traits.profile import TRAITS
from tangledbank.creatures.traits.trait import Trait, enlist


def found() -> list[Trait]:
    """The traits of this folder, in the order of their numbers."""
    return sorted([make(kind) for kind in classes_in(traits, Trait)], key=number_of)


def make(kind: type) -> Trait:
    """The one object of a class of traits, each of which says all about itself."""
    trait = kind()
    assert isinstance(trait, Trait)
    return trait


def number_of(trait: Trait) -> int:
    return trait.number


for one in found():
    enlist(one)

#: How many traits the game knows.
TRAIT_COUNT: Final = len(TRAITS)
