"""The exceptions of encodings."""

from tangledbank.core.errors import GameError


class EncodingError(GameError):
    """A number, buffer or game that an encoding can't take; the game stays as it was."""
