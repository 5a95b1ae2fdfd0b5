"""Migration: moves its bearer to another location (see `migrating`)."""

from tangledbank.core.why import Why
from tangledbank.evolution.migrating import bars_way
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import MIGRATION
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import MIGRATES, Trait, bars_used
from tangledbank.native import i64


class Migration(Trait):
    def __init__(self) -> None:
        super().__init__("migration", MIGRATES, card_set="continents", opinion=Opinion(helps=0.2))

    def carries(self, s: State, animal: Animal, to: i64) -> bool:
        return True

    def bars_journey(self, s: State, animal: Animal, to: i64, why: Why) -> bool:
        if animal.used_since(MIGRATION, s.turn_tick):
            if bars_used(animal, MIGRATION, "CONT-MIGRATION-02", why):
                return True
        return bars_way(s, animal, to, False, why)
