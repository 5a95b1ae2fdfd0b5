"""Anglerfish: a card that is only ever an animal, and turns on whoever attacks a plain one."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import card
from tangledbank.evolution.hunt import DONE, Hunt, declare
from tangledbank.evolution.hunting import (
    COUNTER,
    attacks_on,
    bars_ignoring,
    bars_target,
    ignoring_of,
    trait_count,
)
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import OCEAN, Animal, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.traits.names import ANGLERFISH, CARNIVOROUS, SWIMMING
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ON_ARRIVAL, Trait
from tangledbank.evolution.verbs import ACTIONS, ATTACK, PASS, REVEAL
from tangledbank.native import i64

# Whoever is attacked there is asked, Anglerfish or not.
LURE: Final = Question(
    "lure",
    [PASS, REVEAL],
    [an_animal("hunter"), an_animal("prey")],
    forms=["", "must"],
    answers=True,
    always=True,
)
BITE: Final = Question("bite", [ATTACK], [an_animal("hunter"), an_animal("prey")])


def is_plain(s: State, animal: Animal) -> bool:
    """Is it without any trait, as the Anglerfish wants it?"""
    if animal.paralysed and s.rules.paralysed_is_plain:
        return True
    if animal.turned:
        return False
    count = trait_count(s, animal)
    if s.rules.continents and s.rules.anglers_swim and animal.location == OCEAN:
        swimming = s.rules.ocean_swimming_counts and animal.find(SWIMMING) >= 0
        return count == (1 if swimming else 0)
    return count == 0


def is_lurking(s: State, animal: Animal) -> bool:
    """Is this a hidden Anglerfish that could show itself?"""
    hidden = animal.card == card(ANGLERFISH) and not animal.turned
    return hidden and is_plain(s, animal)


class Anglerfish(Trait):
    def __init__(self) -> None:
        super().__init__(
            "anglerfish",
            ON_ARRIVAL,
            as_animal_only=True,
            turns_into=CARNIVOROUS,
            foils="FLY-ANGLERFISH-09",
            card_set="fly",
            opinion=Opinion(kept=-1.5),
        )

    def on_arrival(self, s: State, hunt: Step, prey: Animal) -> None:
        assert isinstance(hunt, Hunt)
        # Every owner of a plain animal is asked, so that the question tells nothing.
        if is_plain(s, prey):
            s.stack.append(Lure(prey.ref, hunt.hunter))


class Lure(Step):
    """The owner of an attacked plain animal may turn an Anglerfish over; he is always asked."""

    __slots__ = ("hunter", "prey")

    def __init__(self, prey: i64, hunter: i64) -> None:
        self.seat = prey >> 8
        self.prey = prey
        self.hunter = hunter

    def clone(self) -> Step:
        return Lure(self.prey, self.hunter)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "lure",
            "prey": animal_name(self.prey),
            "hunter": animal_name(self.hunter),
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Lure(saved.animal("prey"), saved.animal("hunter"))

    def asks(self) -> Question:
        return LURE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        form = "" if actions[0].verb == PASS else "must"
        return LURE.says([self.hunter, self.prey], form)

    def options(self, s: State) -> list[Action]:
        prey = s.here(self.prey)
        if is_lurking(s, prey):
            return [ACTIONS.action(REVEAL, prey.ref)]
        found = [ACTIONS.action(PASS)]
        for animal in s.players[self.seat].animals:
            if animal.location == prey.location and is_lurking(s, animal):
                found.append(ACTIONS.action(REVEAL, animal.ref))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        prey = s.here(self.prey)
        if action.verb == PASS:
            return is_lurking(s, prey) and why.bar("FLY-ANGLERFISH-10", prey.ref)
        if action.verb != REVEAL:
            return why.bar("FLY-ANGLERFISH-02", prey.ref)
        animal = s.here(action.a)
        if animal.ref >> 8 != self.seat or animal.card != card(ANGLERFISH):
            return why.bar("FLY-ANGLERFISH-02", animal.ref)
        if not is_lurking(s, animal):
            if why.bar("FLY-ANGLERFISH-03", animal.ref) or why.bar("FLY-ANGLERFISH-12", animal.ref):
                return True
            if s.rules.continents and s.rules.anglers_swim:
                if why.bar("FLY-ANGLERFISH-17", animal.ref):
                    return True
        if animal.location != prey.location:
            if self.seat != s.active and why.bar("CONT-FEED-06", animal.ref):
                return True
            if why.bar("EXP-RULING-17", animal.ref):
                return True
        if animal is not prey and is_lurking(s, prey):
            return why.bar("FLY-ANGLERFISH-10", prey.ref) or why.bar("EXP-RULING-21", prey.ref)
        return False

    def act(self, s: State, action: Action) -> None:
        s.stack.pop()
        if action.verb == PASS:
            return
        hunt = s.stack[-1]
        assert isinstance(hunt, Hunt)
        hunt.stage = DONE  # the roles are exchanged: this attack is over
        s.here(self.hunter).foiled = ANGLERFISH
        angler = s.here(action.a)
        angler.turned = True
        s.players[self.seat].refresh(angler)
        s.tell(ev.REVEALED, angler.ref)
        s.stack.append(Bite(angler.ref, self.hunter))


STEPS.declare(StepKind("lure", Lure.read, ["hunt"], questions=[LURE]))


class Bite(Step):
    """The Anglerfish attacks the attacker, ignoring one trait of its owner's choice."""

    __slots__ = ("angler", "prey")

    def __init__(self, angler: i64, prey: i64) -> None:
        self.seat = angler >> 8
        self.angler = angler
        self.prey = prey

    def clone(self) -> Step:
        return Bite(self.angler, self.prey)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "bite",
            "angler": animal_name(self.angler),
            "prey": animal_name(self.prey),
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Bite(saved.animal("angler"), saved.animal("prey"))

    def asks(self) -> Question:
        return BITE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return BITE.says([self.angler, self.prey])

    def proceed(self, s: State) -> bool:
        found = self.options(s)
        if len(found) > 1:
            return False
        if found:
            self.act(s, found[0])
        else:
            # It could not attack this one in any way: it showed itself for nothing.
            s.stack.pop()
            s.here(self.angler).hunted = s.tick
            s.tell(ev.COUNTER_FAILED, self.angler)
        return True

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        attacks_on(s, s.here(self.angler), s.here(self.prey), COUNTER, True, found)
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb != ATTACK or action.a != self.angler or action.b != self.prey:
            return why.bar("FLY-ANGLERFISH-04", self.angler)
        angler = s.here(self.angler)
        prey = s.here(self.prey)
        if bars_ignoring(s, angler, prey, action, True, why):
            return True
        return bars_target(s, angler, prey, COUNTER, ignoring_of(action), why)

    def act(self, s: State, action: Action) -> None:
        s.stack.pop()
        declare(s, action, COUNTER)


STEPS.declare(StepKind("bite", Bite.read, ["hunt"], questions=[BITE]))
