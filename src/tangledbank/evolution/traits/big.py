"""Big: only a big hunter dares attack it, and it eats more."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import BIG
from tangledbank.evolution.traits.trait import SHIELDS, Trait
from tangledbank.native import i64


class Big(Trait):
    def __init__(self) -> None:
        super().__init__("big", SHIELDS, need=1, hinders=True)

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        return not hunter.has(BIG) and why.bar("BASE-BIG-02", prey.ref)
