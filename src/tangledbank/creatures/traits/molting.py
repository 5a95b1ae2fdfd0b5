"""Molting: sheds one of its other traits for energy when it has taken from the source."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import Why
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.choice import choice_is_out, pick
from tangledbank.creatures.energy import gain
from tangledbank.creatures.state import Creature, State, Step
from tangledbank.creatures.steps import STEPS, StepReader, called
from tangledbank.creatures.things import a_creature
from tangledbank.creatures.traits.names import MOLTING
from tangledbank.creatures.traits.trait import AFTER_TAKE, Trait
from tangledbank.creatures.verbs import action
from tangledbank.native import i64, mypyc_attr

MOLT: Final = Question("molt", [v.RETAIN], [a_creature()], message="creatures-ask-molt")


class Molting(Trait):
    def __init__(self) -> None:
        super().__init__("molting", AFTER_TAKE)

    def after_take(self, s: State, creature: Creature) -> None:
        if len(creature.cards) > 1:
            s.stack.append(Molt(creature.ref >> 8, creature.ref))


@mypyc_attr(acyclic=True)
class Molt(Step):
    """Which trait it sheds, if any; a choice card decides for the Shadow (CREA-SOLO-06)."""

    __slots__ = ("creature",)

    def __init__(self, seat: i64, creature: i64) -> None:
        self.seat = seat
        self.creature = creature

    def clone(self) -> Step:
        return Molt(self.seat, self.creature)

    def to_json(self) -> dict[str, object]:
        return {"step": "molt", "creature": called(self.creature)}

    @staticmethod
    def read(saved: StepReader) -> Step:
        ref = saved.creature("creature")
        if ref < 0:
            raise saved.fail("creature", "expected a creature")
        return Molt(ref >> 8, ref)

    def asks(self) -> Question:
        return MOLT

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return MOLT.says([self.creature])

    def others(self, s: State) -> list[int]:
        """Its other traits, from the uppermost."""
        return [card.trait for card in s.here(self.creature).cards if card.trait != MOLTING]

    def proceed(self, s: State) -> bool:
        if self.creature >> 8 != s.rules.shadow:
            return False
        if not choice_is_out(s):
            others = self.others(s)
            self.shed(s, others[pick(s, len(others))])
        return True

    def options(self, s: State) -> list[Action]:
        found = [action(v.SHED, trait) for trait in self.others(s)]
        found.append(action(v.RETAIN))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb == v.RETAIN:
            return False
        if action.verb != v.SHED:
            return why.bar(v.moment(action.verb))
        if action.a not in self.others(s):
            return why.bar("CREA-MOLTING-01", self.creature)
        return False

    def act(self, s: State, action: Action) -> None:
        if action.verb == v.SHED:
            self.shed(s, action.a)
        else:
            s.stack.pop()

    def shed(self, s: State, trait: i64) -> None:
        s.stack.pop()
        creature = s.here(self.creature)
        kind = creature.remove(trait)
        s.discard.append(kind)
        s.tell(ev.SHED, creature.ref, trait, kind)
        gain(s, creature)


STEPS.declare(StepKind("molt", Molt.read, ["turn", "shadow"], questions=[MOLT]))
