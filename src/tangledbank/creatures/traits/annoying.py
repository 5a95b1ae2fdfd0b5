"""Annoying: wakes another creature and then sleeps; once a round."""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import OFFERS, SHADOW_OFFERS, Trait
from tangledbank.creatures.verbs import WAKE


class Annoying(Trait):
    def __init__(self) -> None:
        super().__init__("annoying", OFFERS | SHADOW_OFFERS, verbs=[WAKE])

    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        if creature.woke:
            return
        wakes = creature.own.wakes
        at_all = wakes.at_all()
        for player in s.players:
            for other in player.creatures:
                if other.asleep:
                    known = at_all[other.own.number]
                    found.append(wakes.at(other.own.number) if known is None else known)

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        other = s.here(action.b)
        if other is creature or not other.asleep:
            if why.bar("CREA-ANNOYING-01", action.b):
                return True
        if creature.woke and why.bar("CREA-ANNOYING-03", creature.ref):
            return True
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        self.shadow_use(s, creature, action.b)
        return True

    def shadow_objects(self, s: State, creature: Creature) -> list[int]:
        """The Shadow wakes only its own (CREA-SOLO-05)."""
        if creature.woke:
            return []
        allies = s.players[creature.ref >> 8].creatures
        return [other.ref for other in allies if other.asleep]

    def shadow_use(self, s: State, creature: Creature, ref: int) -> None:
        s.here(ref).asleep = False
        creature.woke = True
        s.tell(ev.WOKE, creature.ref, ref)
