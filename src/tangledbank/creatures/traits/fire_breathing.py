"""Fire-breathing: an attack that costs the target a trait of the attacker's choice."""

from tangledbank.creatures import events as ev
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.trait import SHADOW_ROUSES, STRIKES, Trait


class FireBreathing(Trait):
    def __init__(self) -> None:
        super().__init__("fire-breathing", STRIKES | SHADOW_ROUSES)

    def objects(self, s: State, target: Creature) -> list[int]:
        if not target.cards:
            return [0]
        return [card.trait + 1 for card in target.cards]

    def can_succeed(self, s: State, target: Creature) -> bool:
        return len(target.cards) > 0

    def strike(self, s: State, target: Creature, on: int) -> bool:
        if on == 0:
            return False
        kind = target.remove(on - 1)
        s.discard.append(kind)
        s.tell(ev.BURNT, target.ref, on - 1, kind)
        return True
