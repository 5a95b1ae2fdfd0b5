"""Metamorph: turns one of its bearer's trait cards round.  (The effect is our reconstruction.)"""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import OFFERS, Trait
from tangledbank.creatures.verbs import TURN


class Metamorph(Trait):
    def __init__(self) -> None:
        super().__init__("metamorph", OFFERS, verbs=[TURN])

    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        mask = creature.profile.mask
        own = creature.own
        for card in creature.cards:
            if not mask & card.other_bit:
                known = own.turns[card.trait]
                found.append(own.turn(card.trait) if known is None else known)

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        place = creature.find(action.b)
        if place < 0:
            return why.bar("CREA-METAMORPH-01", creature.ref)
        if creature.mask & creature.cards[place].other_bit and why.bar(
            "CREA-TURN-03", creature.ref
        ):
            return True
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        other = creature.turn(action.b)
        s.tell(ev.TURNED, creature.ref, action.b, other)
        return False
