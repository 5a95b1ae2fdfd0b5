"""Astral: attacks and is attacked only among its own kind."""

from tangledbank.core.why import Why
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.names import ASTRAL
from tangledbank.creatures.traits.trait import LIMITS, SHIELDS, Trait


class Astral(Trait):
    def __init__(self) -> None:
        super().__init__("astral", LIMITS | SHIELDS)

    def limits(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        if target.has(ASTRAL):
            return False
        # CREA-SOLO-06: the Shadow's may attack others too
        return attacker.ref >> 8 != s.rules.shadow and why.bar("CREA-ASTRAL-02", attacker.ref)

    def shields(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        return not attacker.has(ASTRAL) and why.bar("CREA-ASTRAL-01", target.ref)
