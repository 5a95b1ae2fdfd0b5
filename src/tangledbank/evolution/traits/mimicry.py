"""Mimicry: the attack is turned on another animal of the same owner."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.hunting import NOTHING, bars_target, insight, kept_insight
from tangledbank.evolution.rules import FIRST_ATTACK, ONE_REDIRECT
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import MIMICRY
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, Trait, bars_used
from tangledbank.evolution.verbs import ACTIONS, REDIRECT


class Mimicry(Trait):
    def __init__(self) -> None:
        super().__init__(
            "mimicry",
            ANSWERS,
            hinders=True,
            verbs=[REDIRECT],
            opinion=Opinion(useful=0.4, danger=0.7),
        )

    def bars_redirect(self, s: State, hunt: Hunt, prey: Animal, why: Why) -> bool:
        """Has this card no redirect left, in this attack or in this turn?"""
        # Once per attack under every limit, so that a chain of redirects ends (BASE-RULING-07).
        if prey.ref in hunt.mimics and why.bar("BASE-RULING-07", prey.ref):
            return True
        limit = s.rules.mimicry
        if limit == FIRST_ATTACK:
            if not hunt.first_attack and why.bar("BASE-MIMICRY-02", prey.ref):
                return True
        elif limit == ONE_REDIRECT and prey.used_since(MIMICRY, s.turn_tick):
            if bars_used(prey, MIMICRY, "BASE-MIMICRY-03", why):
                return True
        return False

    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        assert isinstance(hunt, Hunt)
        if self.bars_redirect(s, hunt, prey, QUICK):
            return
        hunter = s.here(hunt.hunter)
        seen = kept_insight(s, hunter.ref, prey.ref)
        for other in s.players[prey.ref >> 8].animals:
            if other is not prey and not bars_target(s, hunter, other, hunt.kind, seen, QUICK):
                found.append(ACTIONS.action(REDIRECT, other.ref))

    def must_answer(self, s: State, hunt: Step, prey: Animal) -> bool:
        # It must, if there is an animal it could name.
        targets: list[Action] = []
        self.answers(s, hunt, prey, targets)
        return len(targets) > 0

    def bars_accepting(self, s: State, hunt: Step, prey: Animal, why: Why) -> bool:
        return why.bar("BASE-MIMICRY-01", prey.ref)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        assert isinstance(hunt, Hunt)
        if self.bars_redirect(s, hunt, prey, why):
            return True
        if action.a >> 8 != prey.ref >> 8 or action.a == prey.ref:
            return why.bar("BASE-MIMICRY-01", action.a)
        if action.a == hunt.hunter and why.bar("BASE-RULING-09", action.a):
            return True
        seen = kept_insight(s, hunt.hunter, prey.ref)
        if bars_target(s, s.here(hunt.hunter), s.here(action.a), hunt.kind, seen, why):
            return True
        target = s.here(action.a)
        if target.location != prey.location and prey.ref >> 8 != s.active:
            if why.bar("CONT-FEED-06", target.ref):
                return True
        # Only a full answer says that there is nobody else to turn to.
        if why.collects and why.reasons and not self.must_answer(s, hunt, prey):
            return why.bar("BASE-MIMICRY-04", prey.ref)
        return False

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        assert isinstance(hunt, Hunt)
        prey.mark(MIMICRY, s.tick)
        seen = kept_insight(s, hunt.hunter, prey.ref)
        if seen != NOTHING:
            s.insights = [*s.insights, insight(hunt.hunter, action.a, seen >> 12, 0)]
        hunt.redirect(s, action.a)
