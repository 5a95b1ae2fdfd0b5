"""Protective: may be attacked instead of an ally.  (Our reconstruction.)"""

from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import GUARDS, Trait


class Protective(Trait):
    def __init__(self) -> None:
        super().__init__("protective", GUARDS)

    def guards(self, s: State, guard: Creature) -> bool:
        return not guard.asleep
