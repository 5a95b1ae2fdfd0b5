"""Burrowing: a fed animal is out of reach."""

from tangledbank.core.why import Why
from tangledbank.evolution.hunting import AMBUSH
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHIELDS, Trait
from tangledbank.native import i64


class Burrowing(Trait):
    def __init__(self) -> None:
        super().__init__(
            "burrowing", SHIELDS, hinders=True, opinion=Opinion(useful=0.9, danger=0.55)
        )

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        # An ambush finds it outside its burrow (FLY-AMBUSH-04).
        return kind != AMBUSH and prey.fed() and why.bar("BASE-BURROWING-01", prey.ref)
