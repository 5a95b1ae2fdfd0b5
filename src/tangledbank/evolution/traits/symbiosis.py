"""Symbiosis: the symbiont shields the other animal, and eats first."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, Link, State
from tangledbank.evolution.traits.names import SYMBIOSIS
from tangledbank.evolution.traits.trait import BARS_FOOD, SHIELDS, Trait


class Symbiosis(Trait):
    def __init__(self) -> None:
        super().__init__(
            SYMBIOSIS, "symbiosis", BARS_FOOD | SHIELDS, pair=True, roles=True, hinders=True
        )

    def bars_food(self, s: State, link: Link, animal: Animal, why: Why) -> bool:
        symbiont = s.animal(link.a)
        # No symbiont: its remains only wait to come back (EXP-RULING-53).
        if link.b != animal.ref or symbiont is None or symbiont.fed():
            return False
        return why.bar("BASE-SYMBIOSIS-03", animal.ref)

    def shields_partner(self, s: State, link: Link, hunter: Animal, prey: Animal, why: Why) -> bool:
        if link.b != prey.ref or s.animal(link.a) is None:
            return False
        return why.bar("BASE-SYMBIOSIS-02", prey.ref)
