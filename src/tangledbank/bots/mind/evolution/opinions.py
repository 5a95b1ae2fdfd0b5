"""What bots think of the traits, by number: each trait's file says it (see `Opinion`).

A trait that says nothing gets a fair guess from what it does, unless it is a printed one: for
those the guesses are in the bots' own judgement.
"""

from typing import Final

from tangledbank.core.action import VERB_LIMIT
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.traits.every import TRAIT_COUNT
from tangledbank.evolution.traits.names import PRINTED
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, SHIELDS, TRAITS, Trait

#: What a trait is good for that helps neither to hunt nor to hide, in a turn of its own.
HELPS: Final[list[float]] = [0.0] * 64
#: How much one would rather keep a card for this trait.
KEPT: Final[list[float]] = [0.5] * 64
#: How much more than its point a trait is good for on an animal that lives on.
USEFUL: Final[list[float]] = [0.0] * 64
#: What is left of the danger of an attack for an animal with this trait.
DANGER: Final[list[float]] = [1.0] * 64
#: By verb: what an action of a trait that nobody here knows is worth in a go.
USES: Final[list[float]] = [0.0] * VERB_LIMIT
#: By verb: what is left of the danger after such an answer to an attack.
LEFT: Final[list[float]] = [1.0] * VERB_LIMIT


def guess(trait: Trait) -> Opinion:
    """A fair guess at what an unknown trait is worth."""
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
