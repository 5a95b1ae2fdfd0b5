"""Warm-blooded: one more red token in each go of its owner, while it is hungry."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.eating import bars_empty, bars_food
from tangledbank.evolution.feeding import WARMED, FeedingGo
from tangledbank.evolution.serving import serve
from tangledbank.evolution.state import RED, Animal, State, Step
from tangledbank.evolution.traits.names import WARM_BLOODED
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, Trait, bars_lacking
from tangledbank.evolution.verbs import ACTIONS, WARM


class WarmBlooded(Trait):
    def __init__(self) -> None:
        super().__init__(
            "warm-blooded",
            OFFERS,
            need=1,
            free=True,
            each_go=True,
            card_set="special",
            verbs=[WARM],
            opinion=Opinion(helps=1.8),
        )

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if not self.bars_bearer(s, go, animal, QUICK):
            found.append(ACTIONS.action(WARM, animal.ref))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        return self.bars_bearer(s, go, s.here(action.a), why)

    def bars_bearer(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        """May this animal not warm itself with food now?"""
        if not animal.has(WARM_BLOODED):
            return bars_lacking(animal, WARM_BLOODED, "SPEC-WARM-BLOODED-02", why)
        if go.bars_place(s, animal, why):
            return True
        if animal.used_since(WARM_BLOODED, s.tick) and why.bar("SPEC-WARM-BLOODED-04", animal.ref):
            return True
        if animal.fed() and why.bar("SPEC-WARM-BLOODED-07", animal.ref):
            return True
        if s.food[animal.location] == 0:
            if bars_empty(s, animal, "SPEC-WARM-BLOODED-03", why) or why.bar("BASE-FEED-14"):
                return True
        return bars_food(s, animal, RED, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        animal.mark(WARM_BLOODED, s.tick)
        go.done |= WARMED
        serve(s, animal)
