"""What can go wrong between a game and the people and programs that use it."""

from tangledbank.core.why import Reason


class GameError(ValueError):
    """Anything wrong with what a game was given; the message is for people."""


class SetupError(GameError):
    """A game that cannot be made: an unknown edition, option, value or a wrong number of seats."""


class NotationError(GameError):
    """A line that is no action: it cannot be read, or names something that is not there."""


class RecordError(GameError):
    """A record or saved game that cannot be read or does not replay."""


class SecretError(GameError):
    """Something was asked that a seat may not know."""


class IllegalAction(GameError):
    """An action that the rules forbid; `reasons` names the clauses."""

    def __init__(self, message: str, reasons: list[Reason]) -> None:
        super().__init__(message)
        self.reasons = reasons
