"""What a trait is for, derived from what it does; clients colour its badge by this."""

from typing import Literal

from tangledbank.evolution.traits.trait import (
    AMBUSHES,
    ANSWERS,
    HUNTS,
    INSIGHT,
    REGROWS,
    SHIELDS,
    WHEN_ATTACKED,
    WHEN_EATEN,
    Trait,
)

TraitKind = Literal["hunt", "shield", "food", "pair", "burden"]


def trait_kind(trait: Trait) -> TraitKind:
    if trait.on_rivals:
        return "burden"
    if trait.pair:
        return "pair"
    if trait.hooks & (HUNTS | AMBUSHES | INSIGHT) or trait.as_animal_only:
        return "hunt"
    if trait.hinders or trait.hooks & (SHIELDS | ANSWERS | WHEN_ATTACKED | WHEN_EATEN | REGROWS):
        return "shield"
    return "food"
