"""Stone: cannot be attacked while it sleeps.  (Our reconstruction.)"""

from tangledbank.core.why import Why
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import SHIELDS, Trait


class Stone(Trait):
    def __init__(self) -> None:
        super().__init__("stone", SHIELDS)

    def shields(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        return target.asleep and why.bar("CREA-STONE-01", target.ref)
