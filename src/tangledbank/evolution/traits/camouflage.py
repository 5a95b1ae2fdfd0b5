"""Camouflage: only a hunter with sharp vision sees it."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import SHARP_VISION
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHIELDS, Trait
from tangledbank.native import i64


class Camouflage(Trait):
    def __init__(self) -> None:
        super().__init__("camouflage", SHIELDS, hinders=True, opinion=Opinion(kept=1.0, useful=1.5))

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        return not hunter.has(SHARP_VISION) and why.bar("BASE-CAMOUFLAGE-01", prey.ref)
