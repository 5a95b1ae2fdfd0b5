"""Viviparous: an animal that has become fed gives birth."""

from tangledbank.evolution import events as ev
from tangledbank.evolution.births import lay_newborn
from tangledbank.evolution.state import Animal, State
from tangledbank.evolution.traits.names import VIVIPAROUS
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import WHEN_FED, Trait


class Viviparous(Trait):
    def __init__(self) -> None:
        super().__init__(
            "viviparous",
            WHEN_FED,
            need=1,
            need_option="viviparous_need",
            card_set="fly",
            opinion=Opinion(kept=1.2, useful=1.2),
        )

    def when_fed(self, s: State, animal: Animal) -> None:
        # One birth a turn, for the card and for the animal (EXP-RULING-27).
        if animal.bore >= s.turn_tick or animal.used_since(VIVIPAROUS, s.turn_tick):
            return
        if not s.deck:
            return
        animal.bore = s.tick
        animal.mark(VIVIPAROUS, s.tick)
        child = lay_newborn(s, s.players[animal.ref >> 8], animal.location)
        child.blue = 1
        child.sated = True
        s.tell(ev.BORN, child.ref, animal.ref)
