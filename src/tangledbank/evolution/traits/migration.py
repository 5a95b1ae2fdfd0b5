"""Migration: moves its bearer to another location (see `migrating`)."""

from tangledbank.evolution.traits.names import MIGRATION
from tangledbank.evolution.traits.trait import MIGRATES, Trait


class Migration(Trait):
    def __init__(self) -> None:
        super().__init__("migration", MIGRATES, card_set="continents")
