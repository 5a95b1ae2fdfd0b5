"""Swimming: swimmers hunt swimmers only, and only swimmers hunt them."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import SWIMMING
from tangledbank.evolution.traits.trait import LIMITS, SHIELDS, Trait


class Swimming(Trait):
    def __init__(self) -> None:
        super().__init__(SWIMMING, "swimming", LIMITS | SHIELDS)

    def shields(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        return not hunter.has(SWIMMING) and why.bar("BASE-SWIMMING-01", prey.ref)

    def limits(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        return not prey.has(SWIMMING) and why.bar("BASE-SWIMMING-02", hunter.ref)
