"""Shy: attacked once, it cannot be attacked again this turn."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHIELDS, Trait
from tangledbank.native import i64


class Shy(Trait):
    def __init__(self) -> None:
        super().__init__(
            "shy",
            SHIELDS,
            hinders=True,
            card_set="special",
            opinion=Opinion(useful=0.8, danger=0.95),
        )

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        return prey.attacked >= s.turn_tick and why.bar("SPEC-SHY-01", prey.ref)
