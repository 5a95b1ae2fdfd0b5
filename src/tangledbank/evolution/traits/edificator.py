"""Edificator: two more red tokens where its bearer lives."""

from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ADDS_FOOD, Trait
from tangledbank.native import i64


class Edificator(Trait):
    def __init__(self) -> None:
        super().__init__(
            "edificator", ADDS_FOOD, card_set="continents", opinion=Opinion(useful=0.8)
        )

    def adds_food(self, s: State, animal: Animal) -> i64:
        return 2
