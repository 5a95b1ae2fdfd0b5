"""Swimming: swimmers hunt swimmers only, and only swimmers hunt them; with Continents: Ocean."""

from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.death import leave_card_ashore, separate
from tangledbank.evolution.state import OCEAN, Animal, State
from tangledbank.evolution.traits.names import SWIMMING
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import CARD, LIMITS, SHIELDS, WHEN_LAID, Trait
from tangledbank.native import i64


class Swimming(Trait):
    def __init__(self) -> None:
        super().__init__(
            "swimming",
            CARD | LIMITS | SHIELDS | WHEN_LAID,
            hinders=True,
            aquatic=True,
            opinion=Opinion(kept=1.0, useful=1.0),
        )

    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        # Where the card is not kept every animal in the Ocean is a swimmer already.
        if trait == SWIMMING and animal.location == OCEAN and s.rules.ocean_drops_card:
            return why.bar("EXP-RULING-38", animal.ref)
        return False

    def when_laid(self, s: State, animal: Animal) -> None:
        if not s.rules.continents:
            return
        player = s.players[animal.ref >> 8]
        animal.location = OCEAN
        s.tell(ev.MOVED, animal.ref, OCEAN)
        if s.rules.ocean_drops_card:
            leave_card_ashore(s, player, animal, animal.find(SWIMMING))
        player.refresh(animal)
        separate(s, player)

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        if hunter.has(SWIMMING):
            return False
        return why.bar("BASE-SWIMMING-01", prey.ref) or bars_ashore(s, prey, why)

    def limits(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        if prey.has(SWIMMING):
            return False
        return why.bar("BASE-SWIMMING-02", hunter.ref) or bars_ashore(s, hunter, why)


def bars_ashore(s: State, swimmer: Animal, why: Why) -> bool:
    """The expansion says itself that the base rule holds on its continents."""
    ashore = s.rules.continents and swimmer.location != OCEAN
    return ashore and why.bar("CONT-OCEAN-07", swimmer.ref)
