"""Generous: gives one of its energy to an ally.  (Our reconstruction.)"""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import CELLS, Creature, State
from tangledbank.creatures.traits.trait import OFFERS, Trait
from tangledbank.creatures.verbs import GIVE


class Generous(Trait):
    def __init__(self) -> None:
        super().__init__("generous", OFFERS, verbs=[GIVE])

    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        if creature.energy == 0:
            return
        gives = creature.own.gives
        at_all = gives.at_all()
        for other in s.players[creature.ref >> 8].creatures:
            if other is not creature and other.energy < CELLS:
                known = at_all[other.own.number]
                found.append(gives.at(other.own.number) if known is None else known)

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        other = s.here(action.b)
        if other is creature or other.ref >> 8 != creature.ref >> 8:
            return why.bar("CREA-GENEROUS-01", action.b)
        if (creature.energy == 0 or other.energy >= CELLS) and why.bar(
            "CREA-GENEROUS-01", creature.ref
        ):
            return True
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        creature.energy -= 1
        s.here(action.b).energy += 1
        s.tell(ev.GAVE, creature.ref, action.b)
        return False
