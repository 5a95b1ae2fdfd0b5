"""Cooperation: when one of the pair gets any food, the other gets a blue token."""

from tangledbank.evolution.eating import can_receive, give
from tangledbank.evolution.state import BLUE, Animal, Link, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHARES, Trait
from tangledbank.native import i64


class Cooperation(Trait):
    def __init__(self) -> None:
        super().__init__(
            "cooperation",
            SHARES,
            pair=True,
            once="BASE-COOPERATION-02",
            opinion=Opinion(kept=1.5, useful=1.5),
        )

    def shares(self, s: State, link: Link, colour: i64, from_supply: bool) -> bool:
        return True

    def can_bring(self, s: State, receiver: Animal) -> bool:
        return can_receive(s, receiver, BLUE)

    def bring(self, s: State, receiver: Animal) -> None:
        give(s, receiver, BLUE, 1, False)
