"""The stack of pending steps as JSON, both ways: creatures by name, sets of traits by names."""

from typing import Final

from tangledbank.core import step as core
from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.stack import StackForm
from tangledbank.creatures.attack import ATTACK_STAGES, REDIRECTION, Attack
from tangledbank.creatures.choice import ChoiceShuffle
from tangledbank.creatures.drawing import Drawing, Shuffle
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.round import BEGINNING_STAGES, Beginning, Exchange, Round, RoundEnd
from tangledbank.creatures.shadow import SHADOW_STAGES, ShadowTurn
from tangledbank.creatures.state import OVER, PHASES, State, Step
from tangledbank.creatures.traits.molting import Molt
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.creatures.traits.profile import in_mask
from tangledbank.creatures.turn import TURN_STAGES, Turn

#: What each kind of step may lie on.
BELOW: Final[dict[str, list[str]]] = {
    "round": [],
    "beginning": ["round"],
    "exchange": ["round"],
    "turn": ["round"],
    "shadow": ["round"],
    "round-end": ["round"],
    "drawing": ["exchange", "round-end"],
    "attack": ["turn", "shadow"],
    "molt": ["turn", "shadow"],
    "shuffle": ["drawing", "shadow"],
    "choice-shuffle": ["shadow", "attack", "molt"],
}

#: The phase that a step on the round belongs to.
PHASE_OF: Final[dict[str, str]] = {
    "beginning": "setup",
    "exchange": "exchange",
    "turn": "turns",
    "shadow": "turns",
    "round-end": "ending",
}


#: How stacks are read.
STACK: Final = StackForm(BELOW, PHASE_OF)


def stack_to_json(stack: list[core.Step]) -> list[object]:
    return [step_to_json(step) for step in stack]


def step_to_json(step: core.Step) -> dict[str, object]:
    data = step.to_json()
    for key in ("creature", "attacker", "target"):
        ref = data.get(key)
        if isinstance(ref, int):
            data[key] = creature_name(ref) if ref >= 0 else ""
    used = data.get("used")
    if isinstance(used, int):
        data["used"] = [NAMES[number] for number in in_mask(used)]
    return data


def stack_from_json(data: Fields, key: str, s: State) -> list[core.Step]:
    """The stack for a state whose players and phase are there already."""

    def read_step(kind: str, fields: Fields) -> Step:
        return StepReader(fields, s).step(kind)

    return STACK.read(data, key, PHASES[s.phase], s.phase == OVER, read_step)


class StepReader:
    """Reads one step of a stack."""

    __slots__ = ("data", "last", "s")

    def __init__(self, data: Fields, s: State) -> None:
        self.data = data
        self.s = s
        self.last = len(s.players) - 1

    def step(self, kind: str) -> Step:
        data = self.data
        if kind == "round":
            return Round()
        if kind == "beginning":
            return Beginning(data.choice("stage", BEGINNING_STAGES))
        if kind == "exchange":
            seat = data.number("seat", -1, self.s.rules.seats - 1)
            return Exchange(seat, data.number("at", 0, self.last + 1))
        if kind == "turn":
            return self.turn()
        if kind == "shadow":
            return self.shadow()
        if kind == "round-end":
            return RoundEnd(data.number("at", -1, self.last + 1))
        if kind == "drawing":
            return Drawing(data.number("player", 0, self.last), data.number("due", 0, 4095))
        if kind == "attack":
            return self.attack()
        if kind == "molt":
            ref = self.ref("creature", True)
            if ref < 0:
                raise wrong(data.place("creature"), "expected a creature")
            return Molt(ref >> 8, ref)
        return Shuffle() if kind == "shuffle" else ChoiceShuffle()

    def turn(self) -> Step:
        data = self.data
        seat = data.number("seat", 0, self.s.rules.seats - 1)
        stage = data.choice("stage", TURN_STAGES)
        # A turn that is done may have lost its creature to transmutation.
        creature = self.ref("creature", stage < len(TURN_STAGES) - 1)
        if creature >= 0 and creature >> 8 != seat:
            raise wrong(data.place("creature"), "expected a creature of the one whose turn it is")
        return Turn(seat, stage, creature, self.mask(), data.flag("tired"))

    def shadow(self) -> Step:
        data = self.data
        if not self.s.rules.solo:
            raise wrong(data.path, "the Shadow plays only in solo")
        stage = data.choice("stage", SHADOW_STAGES)
        creature = self.ref("creature", stage < len(SHADOW_STAGES) - 1)
        if creature < 0 and 2 <= stage < len(SHADOW_STAGES) - 1:
            raise wrong(data.place("creature"), "expected a creature at this stage")
        return ShadowTurn(stage, creature, data.flag("roused"), data.flag("tired"), self.mask())

    def attack(self) -> Step:
        data = self.data
        stage = data.choice("stage", ATTACK_STAGES)
        attacker = self.ref("attacker", True)
        target = self.ref("target", True)
        if attacker < 0 or target < 0:
            raise wrong(data.path, "expected an attacker and a target")
        seat = target >> 8 if stage == REDIRECTION else attacker >> 8
        return Attack(seat, attacker, target, stage, self.mask(), data.number("hits", 0, 99))

    def mask(self) -> int:
        mask = 0
        for name in self.data.texts("used"):
            if name not in NUMBERS:
                raise wrong(self.data.place("used"), f"no trait is called {name!r}")
            mask |= 1 << NUMBERS[name]
        return mask

    def ref(self, key: str, lives: bool) -> int:
        """A creature by name (-1: none), on the table if it must be."""
        name = self.data.text(key)
        if not name:
            return -1
        try:
            ref = creature_ref(name)
        except GameError as error:
            raise because(self.data.place(key), error) from None
        if ref >> 8 > self.last or (lives and self.s.creature(ref) is None):
            raise wrong(self.data.place(key), f"there is no creature {name} on the table")
        return ref
