"""All kinds of steps, and what each reads itself with from a saved game.

A step declares itself with `STEPS.declare` below its class.  Animals are called by name, and
actions stand in their notation.
"""

from typing import Final

from tangledbank.core import step as core
from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.step_kind import StepKinds
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.state import OVER, PHASES, State
from tangledbank.evolution.written import read_written

STEPS: Final = StepKinds()

#: The steps of a feeding go that an attack, or food, may come about in.
IN_A_GO: Final = ["go", "hunt", "chain", "serving"]


def stack_to_json(stack: list[core.Step]) -> list[object]:
    return [step.to_json() for step in stack]


def stack_from_json(data: Fields, key: str, s: State, deck: Deck) -> list[core.Step]:
    """The stack for a state whose players and phase are there already."""

    def reader(fields: Fields) -> StepReader:
        return StepReader(fields, s, deck)

    return STEPS.read(data, key, PHASES[s.phase], s.phase == OVER, reader)


class StepReader:
    """What one step is read with."""

    __slots__ = ("data", "deck", "last", "s")

    def __init__(self, data: Fields, s: State, deck: Deck) -> None:
        self.data = data
        self.s = s
        self.deck = deck
        self.last = len(s.players) - 1  # the highest number of a seat

    def fail(self, key: str, why: str) -> RecordError:
        return wrong(self.data.place(key), why)

    def seat(self, key: str = "seat", least: int = 0) -> int:
        return self.data.number(key, least, self.last)

    def location(self, least: int = 0) -> int:
        return self.data.number("location", least, self.s.rules.locations - 1)

    def animal(self, key: str, lives: bool = True) -> int:
        """An animal, alive if it must be."""
        return self._ref(key, self.data.text(key), lives)

    def animals(self, key: str, lives: bool = True) -> list[int]:
        return [self._ref(key, name, lives) for name in self.data.texts(key)]

    def some_animals(self, key: str) -> list[int]:
        """One or more."""
        refs = self.animals(key)
        if not refs:
            raise self.fail(key, "expected one or more animals")
        return refs

    def action(self, key: str, line: str) -> Action:
        try:
            return read_written(line, self.deck)
        except GameError as error:
            raise because(self.data.place(key), error) from None

    def _ref(self, key: str, name: str, lives: bool) -> int:
        """An animal by name, of a player that is there."""
        try:
            ref = animal_ref(name)
        except GameError as error:
            raise because(self.data.place(key), error) from None
        if ref >> 8 > self.last or (lives and self.s.animal(ref) is None):
            raise self.fail(key, f"there is no animal {name} on the table")
        return ref
