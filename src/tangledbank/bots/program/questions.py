"""The questions that a program may ask about the rules while it thinks.

They are answered in worlds imagined from its seat's view, so no answer can reveal a secret.
"""

from tangledbank.bots.program.position import world_lines
from tangledbank.bots.program.protocol import shown
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError, IllegalAction
from tangledbank.core.game import Game
from tangledbank.core.view import View


class Questions:
    """Answers questions about one position."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._here: Game | None = None  # a world for asking reasons; they are the same in all
        self._world: Game | None = None  # the world that the program imagined

    def answer(self, word: str, rest: str) -> list[str] | None:
        """The lines of the answer; None if this is not a question."""
        if word == "why":
            return self.why(rest)
        if word == "imagine":
            return self.imagine(rest)
        if word == "apply":
            return self.apply(rest)
        return None

    def why(self, line: str) -> list[str]:
        """The clauses that forbid an action; none if it is legal."""
        if self._here is None:
            self._here = self.view.imagine(FastChance(0))
        try:
            reasons = self._here.why_not(line, self.view.seat)
        except GameError as error:
            return [f"unreadable {shown(str(error))}"]
        return [" ".join(["reasons", *(reason.clause for reason in reasons)])]

    def imagine(self, number: str) -> list[str]:
        """The world with this number: the same number gives the same world."""
        if not number.isascii() or not number.isdigit() or len(number) > 18:
            return ["unreadable expected imagine NUMBER, with at most 18 digits"]
        self._world = self.view.imagine(FastChance(int(number)))
        return world_lines(self._world, self.view.seat)

    def apply(self, line: str) -> list[str]:
        """Play this action in the imagined world; returns what follows."""
        if self._world is None:
            return ["unreadable imagine a world first"]
        try:
            self._world.apply(line)
        except IllegalAction as error:
            return [" ".join(["refused", *(reason.clause for reason in error.reasons)])]
        except GameError as error:
            return [f"unreadable {shown(str(error))}"]
        return world_lines(self._world, self.view.seat)
