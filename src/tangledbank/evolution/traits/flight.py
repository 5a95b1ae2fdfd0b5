"""Flight: out of reach of hunters that carry as many traits; light fliers cross to the other
continent."""

from tangledbank.core.bit import bit
from tangledbank.core.why import Why
from tangledbank.evolution.hunting import trait_count
from tangledbank.evolution.migrating import bars_way
from tangledbank.evolution.state import OCEAN, Animal, State
from tangledbank.evolution.traits.names import FLIGHT
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import MIGRATES, SHIELDS, STAGES, Trait, bars_used
from tangledbank.native import i64


def flies_across(s: State, animal: Animal) -> bool:
    """A flier with one or two traits goes from continent to continent as if by Migration."""
    return trait_count(s, animal) <= 2 and animal.location != OCEAN


class Flight(Trait):
    def __init__(self) -> None:
        super().__init__(
            "flight",
            SHIELDS | MIGRATES,
            hinders=True,
            card_set="fly",
            opinion=Opinion(useful=1.0, danger=0.9),
        )

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        heavier = trait_count(s, hunter) >= trait_count(s, prey)
        return heavier and why.bar("FLY-FLIGHT-01", prey.ref)

    def carries(self, s: State, animal: Animal, to: i64) -> bool:
        return to != OCEAN and flies_across(s, animal)

    def bars_journey(self, s: State, animal: Animal, to: i64, why: Why) -> bool:
        if not self.carries(s, animal, to):
            light = trait_count(s, animal) <= 2
            if light and why.bar("FLY-FLIGHT-04", animal.ref):
                return True
            return why.bar("EXP-RULING-96" if light else "FLY-FLIGHT-08", animal.ref)
        if animal.used_since(FLIGHT, s.turn_tick):
            return bars_used(animal, FLIGHT, "CONT-MIGRATION-02", why)
        return bars_way(s, animal, to, True, why)

    def bars_beside(self, s: State, animal: Animal, trait: bool, fed: bool, why: Why) -> bool:
        # An animal that could go by another trait as well need not fly.
        if animal.mask & STAGES.migrates != bit(FLIGHT) or not flies_across(s, animal):
            return False
        if trait and why.bar("FLY-FLIGHT-06", animal.ref):
            return True
        return fed and why.bar("FLY-FLIGHT-07", animal.ref)
