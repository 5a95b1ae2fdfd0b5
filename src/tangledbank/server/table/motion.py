"""What is proposed at a table, and who agreed to it."""

from tangledbank.server.wire.news import Proposable


class Motion:
    """Something that was proposed."""

    __slots__ = ("at", "keep", "number", "seat", "what", "yes")

    def __init__(self, number: int, at: int, what: Proposable, seat: int, keep: int) -> None:
        self.number = number
        self.at = at
        self.what = what
        self.seat = seat
        self.keep = keep
        self.yes: set[str] = set()  # the persons that agreed

    def clone(self) -> "Motion":
        new = Motion(self.number, self.at, self.what, self.seat, self.keep)
        new.yes = set(self.yes)
        return new
