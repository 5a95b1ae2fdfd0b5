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

    def agreed(self, person: str) -> "Motion":
        """The same, with one more person who agrees; clones of a table share this one."""
        new = Motion(self.number, self.at, self.what, self.seat, self.keep)
        new.yes = {*self.yes, person}
        return new
