"""Flight: out of reach of hunters that carry as many traits; light fliers cross to the other
continent."""

from tangledbank.core.why import Why
from tangledbank.evolution.hunting import trait_count
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import FLIGHT
from tangledbank.evolution.traits.trait import MIGRATES, SHIELDS, Trait
from tangledbank.native import i64


class Flight(Trait):
    def __init__(self) -> None:
        super().__init__("flight", SHIELDS | MIGRATES, hinders=True, card_set="fly")

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        heavier = trait_count(s, hunter) >= trait_count(s, prey)
        return heavier and why.bar("FLY-FLIGHT-01", prey.ref)
