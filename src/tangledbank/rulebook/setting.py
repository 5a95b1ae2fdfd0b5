"""What the runner asks of a game: a position set up for a scenario, its throws and its checks."""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.throw import Throw
from tangledbank.rulebook.script import PlayLine


class Setting:
    """One scenario's game, set up and waiting to be played."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self) -> list[Event]:
        """Go on until somebody must decide or something is thrown; what happened."""
        raise NotImplementedError

    def outcome(self, throw: Throw, line: int) -> list[int]:
        """How a throw comes out here."""
        raise NotImplementedError

    def announces(self, step: PlayLine) -> bool:
        """Whether this line only says what is to be thrown later, and if so, note it."""
        return False

    def read(self, text: str, seat: int, line: int) -> Action:
        """An action of a scenario, which may be shorter than the notation allows."""
        return self.game.read(text, seat)

    def check(self, happened: list[str], key: str, value: str) -> None:
        """Check one expectation; `happened` are the events since the last play."""
        raise NotImplementedError

    def told(self, event: Event) -> str:
        """An event as a short line."""
        raise NotImplementedError
