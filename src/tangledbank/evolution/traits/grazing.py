"""Grazing: destroys a token of the supply."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.eating import bars_empty
from tangledbank.evolution.feeding import GRAZED, FeedingGo
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import GRAZING
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, Trait, bars_lacking
from tangledbank.evolution.verbs import ACTIONS, GRAZE


class Grazing(Trait):
    def __init__(self) -> None:
        super().__init__(
            "grazing", OFFERS, free=True, each_go=True, verbs=[GRAZE], opinion=Opinion(helps=0.3)
        )

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if not self.bars_grazer(s, go, animal, QUICK):
            found.append(ACTIONS.action(GRAZE, animal.ref))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        return self.bars_grazer(s, go, s.here(action.a), why)

    def bars_grazer(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        """May this animal not graze now?"""
        if not animal.has(GRAZING):
            return bars_lacking(animal, GRAZING, "BASE-GRAZING-01", why)
        if go.bars_place(s, animal, why):
            return True
        if s.food[animal.location] == 0 and bars_empty(s, animal, "BASE-GRAZING-01", why):
            return True
        if animal.used_since(GRAZING, s.tick) and why.bar("BASE-GRAZING-01", animal.ref):
            return True
        if go.did(GRAZED) and not s.rules.grazers_together and why.bar("D-53", animal.ref):
            return True
        return go.bars_idling(s, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        animal.mark(GRAZING, s.tick)
        s.food[animal.location] -= 1
        go.done |= GRAZED
        s.tell(ev.GRAZED, animal.ref)
