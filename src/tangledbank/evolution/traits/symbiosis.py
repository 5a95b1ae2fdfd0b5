"""Symbiosis: the symbiont shields the other animal, and eats first."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, Link, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import BARS_FOOD, SHIELDS, Trait


def link_works(s: State, link: Link) -> bool:
    """Not if one of the two is only remains (EXP-RULING-53), or paralysed (EXP-RULING-63)."""
    return s.players[link.a >> 8].works(link)


class Symbiosis(Trait):
    def __init__(self) -> None:
        super().__init__(
            "symbiosis",
            BARS_FOOD | SHIELDS,
            pair=True,
            roles=True,
            hinders=True,
            opinion=Opinion(useful=0.5),
        )

    def bars_food(self, s: State, link: Link, animal: Animal, why: Why) -> bool:
        if link.b != animal.ref or not link_works(s, link):
            return False
        if s.here(link.a).fed():
            return False
        return why.bar("BASE-SYMBIOSIS-03", animal.ref)

    def shields_partner(self, s: State, link: Link, hunter: Animal, prey: Animal, why: Why) -> bool:
        if link.b != prey.ref or not link_works(s, link):
            return False
        return why.bar("BASE-SYMBIOSIS-02", prey.ref)
