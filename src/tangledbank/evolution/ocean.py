"""The Ocean: who must leave it, and the Swimming card that an animal takes along."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import PROXY, has_trait
from tangledbank.evolution.death import separate
from tangledbank.evolution.names import COMMON, animal_name
from tangledbank.evolution.state import GONDWANA, LAURASIA, Animal, State, Step, TraitCard
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.traits.names import SWIMMING
from tangledbank.evolution.verbs import FETCH, MIGRATE, MOMENTS, action
from tangledbank.native import i64

LANDING: Final = Question("landing", [MIGRATE], [an_animal()])
FETCHING: Final = Question("fetching", [FETCH], [an_animal()])


def stranded(s: State) -> Animal | None:
    """An animal that must leave the Ocean; which losses drive it out is a matter of options."""
    found: Animal | None = None
    first = s.first if s.active < 0 else s.active
    for player in s.players:
        for animal in player.animals:
            if animal.adrift:
                # The first in table order, from the one whose go it is.
                if found is None or (found.ref >> 8 < first <= player.seat):
                    found = animal
    return found


class Landing(Step):
    """The owner of an animal that cannot stay in the Ocean picks a continent for it."""

    __slots__ = ("ref",)

    def __init__(self, ref: i64) -> None:
        self.seat = ref >> 8
        self.ref = ref

    def clone(self) -> Step:
        return Landing(self.ref)

    def to_json(self) -> dict[str, object]:
        return {"step": "landing", "ref": animal_name(self.ref)}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Landing(saved.animal("ref"))

    def asks(self) -> Question:
        return LANDING

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return LANDING.says([self.ref])

    def options(self, s: State) -> list[Action]:
        return [action(MIGRATE, self.ref, LAURASIA), action(MIGRATE, self.ref, GONDWANA)]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        ashore = action.b == LAURASIA or action.b == GONDWANA
        if action.verb != MIGRATE or action.a != self.ref or not ashore:
            return why.bar("CONT-OCEAN-04", self.ref)
        return False

    def act(self, s: State, action: Action) -> None:
        s.stack.pop()
        animal = s.here(self.ref)
        animal.location = action.b
        animal.adrift = False
        # Expelled by paralysis, it returns when the turn is over (EXP-RULING-65).
        animal.expelled = animal.paralysed
        s.tell(ev.MOVED, animal.ref, action.b)
        player = s.players[self.seat]
        player.refresh(animal)
        separate(s, player)


# A newborn may have to go ashore in the middle of anything, and several at once.
STEPS.declare(
    StepKind(
        "landing",
        Landing.read,
        but_not_on=["turn", "beginning", "extinction", "dealing"],
        questions=[LANDING],
    )
)


def swimming_cards(s: State, seat: i64) -> list[Action]:
    """The Swimming cards to be had: the owner's discard first, then the others' (EXP-RULING-37)."""
    if s.rules.common_discard:
        return _from_pile(s.discard, COMMON)
    found = _from_pile(s.players[seat].discard, seat)
    if not found:
        for other in s.seats_from(seat):
            found.extend(_from_pile(s.players[other].discard, other))
    return found


def _from_pile(pile: list[int], seat: i64) -> list[Action]:
    return [action(FETCH, kind, 0, seat) for kind in sorted(set(pile)) if has_trait(kind, SWIMMING)]


class Fetching(Step):
    """An animal that leaves the Ocean gets a Swimming card; its owner picks which."""

    __slots__ = ("refs",)

    def __init__(self, refs: list[int]) -> None:
        self.refs = refs
        self.seat = refs[0] >> 8

    def clone(self) -> Step:
        return Fetching(self.refs[:])

    def to_json(self) -> dict[str, object]:
        return {"step": "fetching", "refs": [animal_name(ref) for ref in self.refs]}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Fetching(saved.some_animals("refs"))

    def asks(self) -> Question:
        return FETCHING

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return FETCHING.says([self.refs[0]])

    def proceed(self, s: State) -> bool:
        if not self.refs:
            s.stack.pop()
            return True
        self.seat = self.refs[0] >> 8
        found = self.options(s)
        if len(found) > 1:
            return False
        if found:
            self.act(s, found[0])
        else:
            self.attach(s, SWIMMING << 6 | PROXY)
        return True

    def options(self, s: State) -> list[Action]:
        ref = self.refs[0]
        return [action(FETCH, one.a, ref, one.c) for one in swimming_cards(s, self.seat)]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action not in self.options(s):
            if action.verb != FETCH:
                return why.bar(MOMENTS[FETCH], self.refs[0])
            return why.bar("EXP-RULING-37", self.refs[0])
        return False

    def act(self, s: State, action: Action) -> None:
        pile = s.discard if action.c == COMMON else s.players[action.c].discard
        pile.remove(action.a)
        self.attach(s, action.a)

    def attach(self, s: State, kind: i64) -> None:
        animal = s.here(self.refs.pop(0))
        animal.add(TraitCard(kind, SWIMMING))
        s.players[animal.ref >> 8].refresh(animal)
        s.tell(ev.FETCHED, animal.ref, kind)


STEPS.declare(StepKind("fetching", Fetching.read, ["go"], questions=[FETCHING]))
