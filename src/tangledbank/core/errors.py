"""The exceptions of games."""

from tangledbank.core.why import Reason


class GameError(ValueError):
    """Anything wrong with what a game was given; the message is for people."""


class SetupError(GameError):
    """A game that can't be set up: an unknown edition, option or value, or too many seats."""


class NotationError(GameError):
    """A line that is not an action: it can't be read, or it names something that isn't there."""


class RecordError(GameError):
    """A record or saved game that can't be read or doesn't replay."""


class SecretError(GameError):
    """A view was asked for something that its seat may not know."""


class IllegalAction(GameError):
    """An action that the rules forbid; `reasons` names the clauses."""

    def __init__(self, message: str, reasons: list[Reason]) -> None:
        super().__init__(message)
        self.reasons = reasons
