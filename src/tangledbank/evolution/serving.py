"""Serving a red token: between naming who gets it and placing it, ambushers may strike."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.fields import wrong
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.eating import can_receive, give
from tangledbank.evolution.hunt import declare
from tangledbank.evolution.hunting import (
    AMBUSH,
    attacks_on,
    bars_attack,
    bars_hunter,
    has_insight,
)
from tangledbank.evolution.moments import moment
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import RED, Animal, State, Step
from tangledbank.evolution.steps import IN_A_GO, STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.traits.trait import STAGES, bars_lacking_any
from tangledbank.evolution.verbs import ACTIONS, ATTACK, PASS
from tangledbank.native import i64, mypyc_attr

SERVING: Final = Question("serving", [PASS], [an_animal("prey")], answers=True)


def serve(s: State, animal: Animal) -> None:
    """Give an animal a red token from the supply, after everybody who may has ambushed it."""
    if s.rules.ambushes:
        s.stack.append(Serving(animal.ref, s.active, animal.location))
    else:
        place(s, animal)


def place(s: State, animal: Animal) -> None:
    s.food[animal.location] -= 1
    give(s, animal, RED, 1, True)


@mypyc_attr(acyclic=True)
class Serving(Step):
    """Asks those who could ambush, from the active player clockwise, then places the token."""

    __slots__ = ("asked", "location", "receiver", "struck")

    def __init__(
        self, receiver: i64, seat: i64, location: i64, asked: i64 = 0, struck: i64 = 0
    ) -> None:
        self.seat = seat
        self.receiver = receiver
        self.location = location  # whose supply the token comes from
        self.asked = asked  # how many seats are done with
        self.struck = struck  # how often the seat in question has ambushed this token

    def clone(self) -> Step:
        return Serving(self.receiver, self.seat, self.location, self.asked, self.struck)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "serving",
            "seat": self.seat,
            "receiver": animal_name(self.receiver),
            "location": self.location,
            "asked": self.asked,
            "struck": self.struck,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        seat = saved.seat()
        if saved.s.active < 0:
            raise wrong(data.path, "a token is served, but it is nobody's feeding go")
        receiver = saved.animal("receiver", False)
        location = saved.location()
        asked = data.number("asked", 0, saved.last + 1)
        return Serving(receiver, seat, location, asked, data.number("struck"))

    def asks(self) -> Question:
        return SERVING

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return SERVING.says([self.receiver])

    def proceed(self, s: State) -> bool:
        receiver = s.animal(self.receiver)
        if receiver is None or receiver.location != self.location:
            s.stack.pop()  # eaten, or gone from there: the token stays in the supply
            return True
        while self.asked < len(s.players):
            self.seat = (s.active + self.asked) % len(s.players)
            if self.lurks(s) and self.struck < s.rules.ambushers_per_player:
                if self.attacks(s, receiver):
                    return False
            self.next_seat()
        s.stack.pop()
        if s.food[receiver.location] > 0 and can_receive(s, receiver, RED):
            place(s, receiver)
        return True

    def lurks(self, s: State) -> bool:
        """Has the seat in question any animal that ambushes?"""
        for animal in s.players[self.seat].animals:
            if animal.mask & STAGES.ambushes != 0:
                return True
        return False

    def next_seat(self) -> None:
        self.asked += 1
        self.struck = 0

    def attacks(self, s: State, receiver: Animal) -> list[Action]:
        found: list[Action] = []
        for animal in s.players[self.seat].animals:
            if animal.mask & STAGES.ambushes and not self.bars_ambusher(s, animal, QUICK):
                attacks_on(s, animal, receiver, AMBUSH, has_insight(s, animal), found)
        return found

    def bars_ambusher(self, s: State, animal: Animal, why: Why) -> bool:
        if animal.mask & STAGES.ambushes == 0:
            return bars_lacking_any(animal, STAGES.ambushes, "FLY-AMBUSH-01", why)
        player = s.players[animal.ref >> 8]
        if s.rules.ambush_fills_round and player.hunted >= s.round_tick:
            if why.bar("BASE-HUNT-05", animal.ref):
                return True
        return bars_hunter(s, animal, why)

    def options(self, s: State) -> list[Action]:
        return [ACTIONS.action(PASS), *self.attacks(s, s.here(self.receiver))]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb == PASS:
            return False
        if action.verb != ATTACK:
            return why.bar(moment(s.rules, action.verb))
        hunter = s.here(action.a)
        receiver = s.here(self.receiver)
        if action.b != self.receiver and why.bar("FLY-AMBUSH-01", action.b):
            return True
        if hunter.ref >> 8 != self.seat and why.bar("BASE-HUNT-01", hunter.ref):
            return True
        if self.bars_ambusher(s, hunter, why):
            return True
        if hunter.location != receiver.location and self.seat != s.active:
            if why.bar("CONT-FEED-06", hunter.ref):
                return True
        return bars_attack(s, hunter, receiver, action, AMBUSH, why)

    def act(self, s: State, action: Action) -> None:
        if action.verb == PASS:
            self.next_seat()
            return
        self.struck += 1
        if s.rules.ambush_fills_round:
            s.players[self.seat].hunted = s.tick
        declare(s, action, AMBUSH)


STEPS.declare(StepKind("serving", Serving.read, IN_A_GO, questions=[SERVING]))
