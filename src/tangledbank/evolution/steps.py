"""The stack of pending steps as JSON, both ways: animals by name, actions in their notation."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.evolution import dealing, hunting
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.development import Development
from tangledbank.evolution.eating import Chain
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.history import read_written
from tangledbank.evolution.hunting import Hunt
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.state import OVER, PHASES, State, Step
from tangledbank.evolution.supply import Supply
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.evolution.traits.trait import STAGES
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.evolution.verbs import SHARE

_IN_A_GO: Final = ["go", "hunt", "chain", "carrion"]

#: What each kind of step may lie on.
BELOW: Final[dict[str, list[str]]] = {
    "turn": [],
    "beginning": ["turn"],
    "development": ["turn"],
    "supply": ["turn"],
    "feeding": ["turn"],
    "extinction": ["turn"],
    "dealing": ["turn"],
    "go": ["feeding"],
    "hunt": _IN_A_GO,
    "chain": _IN_A_GO,
    "carrion": _IN_A_GO,
}

#: The phase that a step on the turn belongs to.
PHASE_OF: Final[dict[str, str]] = {
    "beginning": "setup",
    "development": "development",
    "supply": "food",
    "feeding": "feeding",
    "extinction": "extinction",
    "dealing": "extinction",
}


def stack_to_json(stack: list[Step]) -> list[object]:
    return [step_to_json(step) for step in stack]


def step_to_json(step: Step) -> dict[str, object]:
    data = step.to_json()
    for key in ("hunter", "prey"):
        ref = data.get(key)
        if isinstance(ref, int):
            data[key] = animal_name(ref)
    for key in ("able", "mimics"):
        refs = data.get(key)
        if isinstance(refs, list):
            data[key] = [animal_name(ref) for ref in refs]
    if isinstance(step, Chain):
        data["pending"] = [str(trigger) for trigger in step.pending]
    return data


def stack_from_json(data: Fields, key: str, s: State, deck: Deck) -> list[Step]:
    """The stack for a state whose players and phase are there already."""
    stack: list[Step] = []
    kinds: list[str] = []
    for step in data.each(key):
        kind = list(BELOW)[step.choice("step", list(BELOW))]
        beneath = kinds[-1] if kinds else ""
        if (beneath not in BELOW[kind]) if kinds else kind != "turn":
            raise wrong(step.path, f"a step {kind!r} cannot lie on {beneath or 'nothing'!r}")
        if kind in PHASE_OF and PHASE_OF[kind] != PHASES[s.phase]:
            raise wrong(step.path, f"a step {kind!r} in the phase {PHASES[s.phase]!r}")
        kinds.append(kind)
        stack.append(StepReader(step, s, deck).step(kind))
        step.close()
    if (s.phase == OVER) != (not stack):
        raise wrong(data.place(key), "expected steps until the game is over, and none after")
    return stack


class StepReader:
    """Reads one step of a stack."""

    __slots__ = ("data", "deck", "last", "s")

    def __init__(self, data: Fields, s: State, deck: Deck) -> None:
        self.data = data
        self.s = s
        self.deck = deck
        self.last = len(s.players) - 1

    def step(self, kind: str) -> Step:
        data = self.data
        if kind == "turn":
            return Turn()
        if kind == "beginning":
            return self.beginning()
        if kind == "extinction":
            return Extinction()
        if kind == "feeding":
            return Feeding(data.number("at", 0, self.last + 1), data.number("idle"))
        if kind == "hunt":
            return self.hunt()
        if kind == "dealing":
            return self.dealing()
        seat = data.number("seat", 0, self.last)
        if kind == "development":
            return Development(seat)
        if kind == "supply":
            return Supply(seat)
        if kind == "go":
            return self.go(seat)
        if kind == "chain":
            return Chain(seat, self.pending(seat))
        return Carrion(seat, self.able(seat))

    def fail(self, key: str, why: str) -> RecordError:
        return wrong(self.data.place(key), why)

    def beginning(self) -> Step:
        contenders = self.data.numbers("contenders", 0, self.last)
        if not contenders or len(set(contenders)) != len(contenders):
            raise self.fail("contenders", "expected one or more different seats")
        return Beginning(contenders, self.data.flag("shuffled"))

    def go(self, seat: int) -> Step:
        data = self.data
        return FeedingGo(
            seat,
            data.flag("took"),
            data.flag("hunted"),
            data.flag("burnt"),
            data.flag("grazed"),
            data.flag("slept"),
            data.flag("stole"),
        )

    def dealing(self) -> Step:
        data = self.data
        due = data.numbers("due")
        if len(due) != len(self.s.players):
            raise self.fail("due", f"expected a number for each of {len(self.s.players)} seats")
        stage = data.number("stage", dealing.LAPS, dealing.CLOSING)
        step = Dealing(due, data.number("at"), stage, data.flag("shuffles"))
        step.seat = data.number("seat", -1, self.last)
        if step.seat >= 0 and stage != dealing.ANNOUNCING:
            raise self.fail("seat", "nobody decides at this stage of dealing")
        return step

    def hunt(self) -> Step:
        data = self.data
        stage = data.number("stage", hunting.ARRIVED, hunting.DONE)
        hunter = self.ref("hunter", data.text("hunter"), True)
        # Once the attack is decided the prey may be dead.
        prey = self.ref("prey", data.text("prey"), stage < hunting.KILLED)
        mimics = [self.ref("mimics", name, False) for name in data.texts("mimics")]
        rolled = data.flag("rolled")
        return Hunt(hunter, prey, stage, rolled, data.flag("first_attack"), mimics)

    def pending(self, seat: int) -> list[Action]:
        triggers: list[Action] = []
        for line in self.data.texts("pending"):
            try:
                trigger = read_written(line, self.deck)
            except GameError as error:
                raise because(self.data.place("pending"), error) from None
            if trigger.verb != SHARE or STAGES.shares >> trigger.a & 1 == 0:
                raise self.fail("pending", f"expected 'share TRAIT ANIMAL ANIMAL', not {line!r}")
            if trigger.b >> 8 != seat or trigger.c >> 8 != seat:
                raise self.fail("pending", f"expected animals of one owner, not {line!r}")
            triggers.append(trigger)
        return triggers

    def able(self, seat: int) -> list[int]:
        refs = [self.ref("able", name, True) for name in self.data.texts("able")]
        if not refs:
            raise self.fail("able", "expected one or more animals")
        for ref in refs:
            if ref >> 8 != seat:
                raise self.fail("able", f"{animal_name(ref)} is another player's")
        return refs

    def ref(self, key: str, name: str, lives: bool) -> int:
        """An animal by name, of a player that is there, and alive if it must be."""
        try:
            ref = animal_ref(name)
        except GameError as error:
            raise because(self.data.place(key), error) from None
        if ref >> 8 > self.last or (lives and self.s.animal(ref) is None):
            raise self.fail(key, f"there is no animal {name} on the table")
        return ref
