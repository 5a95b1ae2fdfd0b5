"""The bots' opinions of the traits, by number; each trait's file gives its own (see `Opinion`).

A trait without an opinion gets a fair guess from what it does, unless it is a printed one: the
bots' own judgement covers those.
"""

from typing import Final

from tangledbank.core.action import VERB_LIMIT
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.traits.every import TRAIT_COUNT
from tangledbank.evolution.traits.names import PRINTED
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, SHIELDS, TRAITS, Trait

#: The value per turn of a trait that helps neither to hunt nor to hide.
HELPS: Final[list[float]] = [0.0] * 64
#: How much better it is to keep a card for this trait.
KEPT: Final[list[float]] = [0.5] * 64
#: How much more than its point a trait is worth on an animal that survives.
USEFUL: Final[list[float]] = [0.0] * 64
#: The remaining danger of an attack for an animal with this trait.
DANGER: Final[list[float]] = [1.0] * 64
#: By verb: the value in a go of an unknown trait's action.
USES: Final[list[float]] = [0.0] * VERB_LIMIT
#: By verb: the remaining danger after such an answer to an attack.
LEFT: Final[list[float]] = [1.0] * VERB_LIMIT


def guess(trait: Trait) -> Opinion:
    """A fair guess of an unknown trait's value."""
    if trait.number < PRINTED:
        return Opinion()
    if trait.on_rivals:
        return Opinion(useful=-1.0)
    if trait.hinders or trait.hooks & (SHIELDS | ANSWERS):
        return Opinion(useful=0.6, danger=0.7)
    return Opinion(helps=0.5, useful=0.4)


def note(trait: Trait) -> None:
    opinion = guess(trait) if trait.opinion is None else trait.opinion
    HELPS[trait.number] = opinion.helps
    KEPT[trait.number] = opinion.kept
    USEFUL[trait.number] = opinion.useful
    DANGER[trait.number] = opinion.danger
    if trait.number >= PRINTED:
        for verb in trait.verbs:
            USES[verb] = opinion.uses
            LEFT[verb] = opinion.danger


for number in range(TRAIT_COUNT):
    note(TRAITS[number])
KEPT[NO_TRAIT] = 0.0
