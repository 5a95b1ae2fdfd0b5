"""Vampire: an attack that costs the target energy."""

from tangledbank.creatures.energy import lose
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import SHADOW_ROUSES, STRIKES, Trait


class Vampire(Trait):
    def __init__(self) -> None:
        super().__init__("vampire", STRIKES | SHADOW_ROUSES)

    def can_succeed(self, s: State, target: Creature) -> bool:
        return target.energy > 0

    def strike(self, s: State, target: Creature, on: int) -> bool:
        return lose(s, target)
