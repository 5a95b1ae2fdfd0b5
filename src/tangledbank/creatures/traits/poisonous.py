"""Poisonous: who attacks it with success loses energy.  (Our reconstruction.)"""

from tangledbank.creatures import events as ev
from tangledbank.creatures.energy import lose
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import AFTER_ATTACK, Trait


class Poisonous(Trait):
    def __init__(self) -> None:
        super().__init__("poisonous", AFTER_ATTACK)

    def after_attack(self, s: State, attacker: Creature, target: Creature) -> None:
        if attacker.energy > 0:
            s.tell(ev.POISONED, attacker.ref, target.ref)
            lose(s, attacker)
