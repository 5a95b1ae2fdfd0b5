"""Sleep-inducing: an attack that puts the target to sleep."""

from tangledbank.creatures.energy import fall_asleep
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import SHADOW_ROUSES, STRIKES, Trait


class SleepInducing(Trait):
    def __init__(self) -> None:
        super().__init__("sleep-inducing", STRIKES | SHADOW_ROUSES)

    def can_succeed(self, s: State, target: Creature) -> bool:
        return not target.asleep

    def strike(self, s: State, target: Creature, on: int) -> bool:
        if target.asleep:
            return False
        fall_asleep(s, target)
        return True
