"""Hibernation: the animal sleeps through the rest of the turn and counts as fed."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.feeding import SLEPT, STOLE, FeedingGo
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import HIBERNATION
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, Trait, bars_lacking, bars_used
from tangledbank.evolution.verbs import ACTIONS, HIBERNATE


class Hibernation(Trait):
    def __init__(self) -> None:
        super().__init__(
            "hibernation",
            OFFERS,
            free=True,
            verbs=[HIBERNATE],
            opinion=Opinion(helps=1.1, useful=0.8),
        )

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if not self.bars_sleeper(s, go, animal, QUICK):
            found.append(ACTIONS.action(HIBERNATE, animal.ref))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        return self.bars_sleeper(s, go, s.here(action.a), why)

    def bars_sleeper(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        """May this animal not hibernate now?"""
        rules = s.rules
        if not animal.has(HIBERNATION):
            return bars_lacking(animal, HIBERNATION, "BASE-HIBERNATION-01", why)
        stole = go.did(STOLE) and (not rules.piracy_beside_main or rules.first_readings)
        if rules.hibernation_is_main and (go.main_used() or go.did(SLEPT) or stole):
            if why.bar("D-26", animal.ref):
                return True
        if go.bars_idling(s, why):
            return True
        if go.bars_place(s, animal, why):
            return True
        once = "BASE-TRAIT-06" if rules.taiwan else "BASE-TRAIT-12"
        if animal.asleep:
            return why.bar(once, animal.ref) or why.bar("BASE-HIBERNATION-01", animal.ref)
        if animal.fed() and not rules.hibernation_when_fed:
            if why.bar("BASE-HIBERNATION-06" if rules.taiwan else "BASE-RULING-73", animal.ref):
                return True
        if animal.red + animal.blue > 0 and not rules.hibernation_part_fed:
            if why.bar("D-28", animal.ref):
                return True
        if animal.used_since(HIBERNATION, s.turn_tick):
            if bars_used(animal, HIBERNATION, once, why):
                return True
        elif not rules.hibernation_each_turn:
            if animal.used_since(HIBERNATION, s.turn_tick_before):
                if why.bar("BASE-HIBERNATION-02", animal.ref):
                    return True
        if s.last_turn and not rules.hibernation_in_last_turn:
            if why.bar("BASE-HIBERNATION-03", animal.ref):
                return True
        if go.did(SLEPT) and not rules.hibernations_together and why.bar("D-27", animal.ref):
            return True
        return False

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        animal.mark(HIBERNATION, s.tick)
        if not s.rules.birth_by_hibernation:
            animal.sated = True
        animal.asleep = True
        go.done |= SLEPT
        s.tell(ev.SLEPT, animal.ref)
