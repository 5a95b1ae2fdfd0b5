"""Carnivorous: the bearer may attack."""

from tangledbank.core.action import Action, action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.feeding import FeedingGo
from tangledbank.evolution.hunting import bars_hunter, bars_target, declare
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import CARNIVOROUS, SCAVENGER
from tangledbank.evolution.traits.trait import CARD, OFFERS, Trait
from tangledbank.evolution.verbs import ATTACK


class Carnivorous(Trait):
    def __init__(self) -> None:
        super().__init__(CARNIVOROUS, "carnivorous", CARD | OFFERS, need=1)

    def bars_card(self, s: State, animal: Animal, trait: int, why: Why) -> bool:
        scavenger = animal.find(SCAVENGER) >= 0
        if trait == CARNIVOROUS and scavenger and s.rules.scavenger_bars_carnivorous:
            return why.bar("BASE-SCAVENGER-04", animal.ref)
        return False

    def bars_bearer(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        """All that stands against this animal attacking now, whatever its prey."""
        if go.bars_main(s, True, why):
            return True
        if not animal.has(CARNIVOROUS):
            return why.bar("BASE-CARNIVOROUS-02", animal.ref)
        if animal.used_since(CARNIVOROUS, s.turn_tick) and why.bar("BASE-HUNT-04", animal.ref):
            return True
        return bars_hunter(s, animal, why)

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if self.bars_bearer(s, go, animal, QUICK):
            return
        for player in s.players:
            for prey in player.animals:
                if not bars_target(s, animal, prey, QUICK):
                    found.append(action(ATTACK, animal.ref, prey.ref))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        hunter = s.here(action.a)
        if self.bars_bearer(s, go, hunter, why):
            return True
        return bars_target(s, hunter, s.here(action.b), why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        hunter = s.here(action.a)
        hunter.mark(CARNIVOROUS, s.tick)
        go.hunted = True
        declare(s, hunter, s.here(action.b))
