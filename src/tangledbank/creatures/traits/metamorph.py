"""Metamorph: turns one of its bearer's trait cards round.  (The effect is our reconstruction.)"""

from tangledbank.core.action import Action, action
from tangledbank.core.bit import bit
from tangledbank.core.event import Event
from tangledbank.core.why import Why
from tangledbank.creatures import happenings as ev
from tangledbank.creatures.cards import other_trait
from tangledbank.creatures.state import Creature, State, TraitCard
from tangledbank.creatures.traits.names import METAMORPH
from tangledbank.creatures.traits.trait import OFFERS, Trait
from tangledbank.creatures.verbs import TURN


class Metamorph(Trait):
    def __init__(self) -> None:
        super().__init__(METAMORPH, OFFERS)

    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        for card in creature.cards:
            if not creature.mask >> other_trait(card.kind, card.trait) & 1:
                found.append(action(TURN, creature.ref, card.trait))

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        place = creature.find(action.b)
        if place < 0:
            return why.bar("CREA-METAMORPH-01", creature.ref)
        other = other_trait(creature.cards[place].kind, action.b)
        if creature.mask >> other & 1 and why.bar("CREA-TURN-03", creature.ref):
            return True
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        place = creature.find(action.b)
        kind = creature.cards[place].kind
        other = other_trait(kind, action.b)
        creature.cards[place] = TraitCard(kind, other)
        creature.mask = creature.mask & ~bit(action.b) | bit(other)
        s.events.append(Event(ev.TURNED, creature.ref, action.b, other))
        return False
