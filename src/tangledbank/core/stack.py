"""The stack of pending steps in a saved game."""

from collections.abc import Callable

from tangledbank.core.fields import Fields, wrong
from tangledbank.core.step import Step


class StackForm:
    """Which steps a game has, and what may lie on what.

    `below` has for each kind of step those that it may lie on; the first kind lies on nothing, and
    is at the bottom of every stack.  `phases` has the phase of each kind that belongs to one.
    """

    __slots__ = ("below", "kinds", "phases")

    def __init__(self, below: dict[str, list[str]], phases: dict[str, str]) -> None:
        self.below = below
        self.kinds: list[str] = list(below)
        self.phases = phases

    def read(
        self,
        data: Fields,
        key: str,
        phase: str,
        over: bool,
        read_step: Callable[[str, Fields], Step],
    ) -> list[Step]:
        """The stack of a game in this phase, or over; `read_step` reads one of its steps."""
        stack: list[Step] = []
        beneath = ""
        for fields in data.each(key):
            kind = self.kinds[fields.choice("step", self.kinds)]
            if (beneath not in self.below[kind]) if beneath else kind != self.kinds[0]:
                raise wrong(fields.path, f"a step {kind!r} cannot lie on {beneath or 'nothing'!r}")
            if self.phases.get(kind, phase) != phase:
                raise wrong(fields.path, f"a step {kind!r} in the phase {phase!r}")
            beneath = kind
            stack.append(read_step(kind, fields))
            fields.close()
        if over != (not stack):
            raise wrong(data.place(key), "expected steps until the game is over, and none after")
        return stack
