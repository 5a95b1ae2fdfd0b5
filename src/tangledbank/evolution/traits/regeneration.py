"""Regeneration: when it is eaten its traits stay, and the animal comes back at extinction."""

from tangledbank.core.why import Why
from tangledbank.evolution.hunting import trait_count
from tangledbank.evolution.migrating import traits_ashore
from tangledbank.evolution.state import OCEAN, Animal, State
from tangledbank.evolution.traits.names import REGENERATION
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import BARS_WAY, CARD, HOSTS, REGROWS, TRAITS, Trait
from tangledbank.native import i64


def carries_need(s: State, animal: Animal) -> bool:
    """Has it a trait, working or not, that raises the need?"""
    if animal.turned:
        return True
    for card in animal.cards:
        if s.rules.needs[card.trait] > 0:
            return True
    for link in s.players[animal.ref >> 8].links:
        if (link.a == animal.ref or link.b == animal.ref) and s.rules.needs[link.trait] > 0:
            return True
    return False


class Regeneration(Trait):
    def __init__(self) -> None:
        super().__init__(
            "regeneration",
            CARD | HOSTS | REGROWS | BARS_WAY,
            card_set="continents",
            opinion=Opinion(danger=0.5),
        )

    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        if trait == REGENERATION:
            if trait_count(s, animal) > 1 or carries_need(s, animal):
                return why.bar("CONT-REGENERATION-01", animal.ref)
            return False
        if trait_count(s, animal) >= 2:
            if TRAITS[trait].pair and why.bar("CONT-REGENERATION-04", animal.ref):
                return True
            if why.bar("CONT-REGENERATION-03", animal.ref):
                return True
        return s.rules.needs[trait] > 0 and why.bar("CONT-REGENERATION-02", animal.ref)

    def bars_way(self, s: State, animal: Animal, to: i64, why: Why) -> bool:
        # Its Swimming card would be a third trait.
        if animal.location != OCEAN or traits_ashore(s, animal) <= 2:
            return False
        return why.bar("EXP-RULING-38", animal.ref)
