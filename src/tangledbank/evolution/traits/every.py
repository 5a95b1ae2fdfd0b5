"""Every trait of the game: each file of this folder that has a trait in it.

A new trait is found here, not listed.  The printed ones keep their numbers, and the others follow
in the order of their files' names.
"""

import pkgutil
from importlib import import_module
from typing import Final

from tangledbank.evolution import traits
from tangledbank.evolution.traits.trait import TRAITS, Trait, enlist


def found() -> list[Trait]:
    """The traits of this folder, in the order of their numbers."""
    every: list[Trait] = []
    for file in sorted(one.name for one in pkgutil.iter_modules(traits.__path__)):
        home = import_module(f"{traits.__name__}.{file}")
        for thing in list(vars(home).values()):
            if isinstance(thing, type) and issubclass(thing, Trait):
                if thing.__module__ == home.__name__ and thing is not Trait:
                    every.append(make(thing))
    return sorted(every, key=number_of)


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
