"""Shining: gains energy when creatures wake, if it has none.  (Our reconstruction.)"""

from tangledbank.creatures.energy import gain
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import WAKES, Trait


class Shining(Trait):
    def __init__(self) -> None:
        super().__init__("shining", WAKES)

    def wakes(self, s: State, creature: Creature) -> None:
        if creature.energy == 0:
            gain(s, creature)
