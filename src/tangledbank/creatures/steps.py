"""All kinds of steps, and how each is read from a saved game.

A step declares itself with `STEPS.declare` below its class.  Creatures are written by name, and
sets of traits as lists of names.
"""

from typing import Final

from tangledbank.core import step as core
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.step_kind import StepKinds
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.state import OVER, PHASES, State
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.creatures.traits.profile import in_mask

STEPS: Final = StepKinds()


def stack_to_json(stack: list[core.Step]) -> list[object]:
    return [step.to_json() for step in stack]


def called(ref: int) -> str:
    """The name of a creature; empty for none (-1)."""
    return creature_name(ref) if ref >= 0 else ""


def trait_names(mask: int) -> list[str]:
    """The traits of a mask."""
    return [NAMES[number] for number in in_mask(mask)]


def stack_from_json(data: Fields, key: str, s: State) -> list[core.Step]:
    """The stack for a state that already has its players and phase."""

    def reader(fields: Fields) -> StepReader:
        return StepReader(fields, s)

    return STEPS.read(data, key, PHASES[s.phase], s.phase == OVER, reader)


class StepReader:
    """The reader of one step."""

    __slots__ = ("data", "last", "s")

    def __init__(self, data: Fields, s: State) -> None:
        self.data = data
        self.s = s
        self.last = len(s.players) - 1  # the highest number of a player, the Shadow included

    def fail(self, key: str, why: str) -> RecordError:
        return wrong(self.data.place(key), why)

    def seat(self, least: int = 0) -> int:
        return self.data.number("seat", least, self.s.rules.seats - 1)

    def traits(self, key: str) -> int:
        """A list of traits as a mask."""
        mask = 0
        for name in self.data.texts(key):
            if name not in NUMBERS:
                raise self.fail(key, f"no trait is called {name!r}")
            mask |= 1 << NUMBERS[name]
        return mask

    def creature(self, key: str, lives: bool = True) -> int:
        """A creature by name (-1: none), on the table if it must be."""
        name = self.data.text(key)
        if not name:
            return -1
        try:
            ref = creature_ref(name)
        except GameError as error:
            raise because(self.data.place(key), error) from None
        if ref >> 8 > self.last or (lives and self.s.creature(ref) is None):
            raise self.fail(key, f"there is no creature {name} on the table")
        return ref
