"""Every trait of the game: each file of this folder that has a trait in it.

A new trait is found here, not listed.  The printed ones keep their numbers, and the others follow
in the order of their files' names.
"""

import os
from importlib import import_module
from typing import Final

from tangledbank.evolution import traits
from tangledbank.evolution.traits.trait import TRAITS, Trait, enlist


def found() -> list[Trait]:
    """The traits of this folder, in the order of their numbers."""
    every: list[Trait] = []
    for name in modules():
        home = import_module(f"{traits.__name__}.{name}")
        for thing in list(vars(home).values()):
            # What a file imports is at home elsewhere.
            if isinstance(thing, type) and home_of(thing) == home.__name__:
                if issubclass(thing, Trait) and thing is not Trait:
                    every.append(make(thing))
    return sorted(every, key=number_of)


def modules() -> list[str]:
    """The modules of this folder; `pkgutil` would load too much of the library for this.

    A compiled module has its source beside it.  One that has lost it is a leftover.
    """
    names: list[str] = []
    for folder in traits.__path__:
        with os.scandir(folder) as files:
            for file in files:
                name, _, kind = file.name.partition(".")
                if kind == "py" and name != "__init__":
                    names.append(name)
    return sorted(names)


def home_of(kind: type) -> str:
    """The module that a class is defined in."""
    return kind.__module__


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
