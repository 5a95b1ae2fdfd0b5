"""Scavenger: one scavenger at the table eats of every kill."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.eating import bars_food, can_receive, give
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import BLUE, Animal, Player, State, Step
from tangledbank.evolution.steps import IN_A_GO, STEPS, StepReader
from tangledbank.evolution.traits.names import CARNIVOROUS, SCAVENGER
from tangledbank.evolution.traits.trait import AFTER_KILL, CARD, Trait
from tangledbank.evolution.verbs import ACTIONS, SCAVENGE
from tangledbank.native import i64

CARRION: Final = Question("carrion", [SCAVENGE])


def feast(s: State, animal: Animal) -> None:
    s.tell(ev.SCAVENGED, animal.ref)
    give(s, animal, BLUE, 1, False)


class Scavenger(Trait):
    def __init__(self) -> None:
        super().__init__("scavenger", CARD | AFTER_KILL)

    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        if trait == SCAVENGER and (animal.turned or animal.bears(CARNIVOROUS)):
            return why.bar("BASE-SCAVENGER-04", animal.ref)
        return False

    def comes(self, player: Player, location: i64) -> bool:
        """Has this player any scavenger there?"""
        for animal in player.animals:
            if animal.has(SCAVENGER) and animal.location == location:
                return True
        return False

    def after_kill(self, s: State, hunter_seat: i64, location: i64) -> None:
        for seat in s.seats_from(hunter_seat):
            player = s.players[seat]
            if not self.comes(player, location):
                continue
            able = [
                animal.ref
                for animal in player.animals
                if animal.has(SCAVENGER)
                and animal.location == location
                and can_receive(s, animal, BLUE)
            ]
            if able:
                if len(able) == 1 or not s.rules.scavenger_choice:
                    feast(s, s.here(able[0]))
                else:
                    s.stack.append(Carrion(seat, able))
                return
            if not s.rules.unable_scavengers_passed_over:
                return


class Carrion(Step):
    """The owner of several scavengers picks the one that eats."""

    __slots__ = ("able",)

    def __init__(self, seat: i64, able: list[int]) -> None:
        self.seat = seat
        self.able = able

    def clone(self) -> Step:
        return Carrion(self.seat, self.able[:])

    def to_json(self) -> dict[str, object]:
        return {
            "step": "carrion",
            "seat": self.seat,
            "able": [animal_name(ref) for ref in self.able],
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        seat = saved.seat()
        able = saved.some_animals("able")
        for ref in able:
            if ref >> 8 != seat:
                raise saved.fail("able", f"{animal_name(ref)} is another player's")
        return Carrion(seat, able)

    def asks(self) -> Question:
        return CARRION

    def options(self, s: State) -> list[Action]:
        return [ACTIONS.action(SCAVENGE, ref) for ref in self.able]

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb != SCAVENGE:
            return why.bar("BASE-RULING-31")
        if action.a in self.able:
            return False
        animal = s.here(action.a)
        if animal.location != s.here(self.able[0]).location:
            return why.bar("CONT-FEED-09", animal.ref)
        if animal.ref >> 8 != self.seat and why.bar("BASE-SCAVENGER-02", animal.ref):
            return True
        if animal.ref >> 8 != self.seat or not animal.has(SCAVENGER):
            return why.bar("BASE-SCAVENGER-03", animal.ref)
        return why.bar("BASE-RULING-32", animal.ref) or bars_food(s, animal, BLUE, why)

    def act(self, s: State, action: Action) -> None:
        s.stack.pop()
        feast(s, s.here(action.a))


STEPS.declare(StepKind("carrion", Carrion.read, IN_A_GO, questions=[CARRION]))
