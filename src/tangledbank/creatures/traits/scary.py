"""Scary: another creature's traits do not work until the end of the turn."""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import OFFERS, SHADOW_AIMS, SHADOW_ROUSES, Trait
from tangledbank.creatures.verbs import SCARE


class Scary(Trait):
    def __init__(self) -> None:
        super().__init__("scary", OFFERS | SHADOW_AIMS | SHADOW_ROUSES, verbs=[SCARE])

    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        scares = creature.own.scares
        at_all = scares.at_all()
        for player in s.players:
            for other in player.creatures:
                if other is not creature:
                    known = at_all[other.own.number]
                    found.append(scares.at(other.own.number) if known is None else known)

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        if action.b == creature.ref:
            return why.bar("CREA-SCARY-01", action.b)
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        self.shadow_aims(s, creature, s.here(action.b))
        return False

    def shadow_aims(self, s: State, creature: Creature, target: Creature) -> None:
        target.scared = True
        s.scares = True
        s.tell(ev.SCARED, creature.ref, target.ref)
