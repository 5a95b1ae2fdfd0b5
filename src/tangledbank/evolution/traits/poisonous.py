"""Poisonous: who eats it dies of it when the turn's extinction comes."""

from tangledbank.evolution import events as ev
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import WHEN_EATEN, Trait


class Poisonous(Trait):
    def __init__(self) -> None:
        super().__init__(
            "poisonous", WHEN_EATEN, hinders=True, opinion=Opinion(useful=0.6, danger=0.5)
        )

    def when_eaten(self, s: State, hunter: Animal, prey: Animal) -> None:
        hunter.poisoned = True
        s.tell(ev.POISONED, hunter.ref)
