"""Winged: escapes attackers with as many traits or more.  (Our reconstruction.)"""

from tangledbank.core.why import Why
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import SHIELDS, Trait


class Winged(Trait):
    def __init__(self) -> None:
        super().__init__("winged", SHIELDS)

    def shields(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        escapes = len(attacker.cards) >= len(target.cards)
        return escapes and why.bar("CREA-WINGED-01", target.ref)
