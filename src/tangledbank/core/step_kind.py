"""A kind of step, declared once below its class.

A saved game refers to it by name; the declaration says which steps it may lie on and how to read it
back.  It lists the step's questions, so that clients and tests can know them all.
"""

from collections.abc import Callable
from typing import Any

from tangledbank.core.errors import SetupError
from tangledbank.core.fields import Fields, wrong
from tangledbank.core.question import Question
from tangledbank.core.step import Step


class StepKind:
    """One kind of step.

    `read` makes one from its `to_json` data, given the game's own reader.  It lies `on` one of
    these steps, or on any except those in `but_not_on`; without either it is the bottom of every
    stack.  `phase` is its phase, if it belongs to only one.
    """

    __slots__ = ("but_not_on", "name", "on", "phase", "questions", "read")

    def __init__(
        self,
        name: str,
        read: Callable[[Any], Step],
        on: list[str] | None = None,
        but_not_on: list[str] | None = None,
        phase: str = "",
        questions: list[Question] | None = None,
    ) -> None:
        self.name = name
        self.read = read
        self.on: list[str] = [] if on is None else on
        self.but_not_on: list[str] = [] if but_not_on is None else but_not_on
        self.phase = phase
        self.questions: list[Question] = [] if questions is None else questions

    def lies_on(self, beneath: str) -> bool:
        """May it lie on this step (empty: the bottom)?"""
        if self.but_not_on:
            return beneath != "" and beneath not in self.but_not_on
        return beneath in self.on if self.on else beneath == ""


class StepKinds:
    """All kinds of steps of one game."""

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, StepKind] = {}

    def declare(self, kind: StepKind) -> None:
        if kind.name in self.by_name:
            raise SetupError(f"there is already a step {kind.name!r}")
        self.by_name[kind.name] = kind

    def questions(self) -> list[Question]:
        """All questions."""
        return [question for kind in self.by_name.values() for question in kind.questions]

    def messages(self) -> dict[str, list[str]]:
        """Every message that asks something, with its words."""
        found: dict[str, list[str]] = {}
        for question in self.questions():
            for message in question.messages():
                found[message] = list(question.word_kinds())
        return found

    def word_kinds(self) -> dict[str, str]:
        """The kind of thing each word of these messages names."""
        found: dict[str, str] = {}
        for question in self.questions():
            for word, kind in question.word_kinds().items():
                if found.setdefault(word, kind) != kind:
                    raise SetupError(f"{word!r} names a {kind} here, and a {found[word]} elsewhere")
        return found

    def read(
        self, data: Fields, key: str, phase: str, over: bool, reader: Callable[[Fields], Any]
    ) -> list[Step]:
        """The stack of a game in this phase, or over; `reader` makes the game's own reader."""
        names = list(self.by_name)
        stack: list[Step] = []
        beneath = ""
        for fields in data.each(key):
            kind = self.by_name[names[fields.choice("step", names)]]
            if not kind.lies_on(beneath):
                where = beneath or "nothing"
                raise wrong(fields.path, f"a step {kind.name!r} cannot lie on {where!r}")
            if kind.phase and kind.phase != phase:
                raise wrong(fields.path, f"a step {kind.name!r} in the phase {phase!r}")
            beneath = kind.name
            stack.append(kind.read(reader(fields)))
            fields.close()
        if over != (not stack):
            raise wrong(data.place(key), "expected steps until the game is over, and none after")
        return stack
