"""Herding: safe while the herd is as large as the pack of hunters around it."""

from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import HERDING
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHIELDS, STAGES, Trait
from tangledbank.native import i64


class Herding(Trait):
    def __init__(self) -> None:
        super().__init__(
            "herding", SHIELDS, hinders=True, card_set="continents", opinion=Opinion(useful=0.8)
        )

    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        herd = 0
        hunters = 0
        for player in s.players:
            for animal in player.animals:
                if animal.location == prey.location:
                    if animal.has(HERDING):
                        herd += 1
                    if animal.mask & STAGES.hunts != 0:
                        hunters += 1
        return herd >= hunters and why.bar("CONT-HERDING-01", prey.ref)
