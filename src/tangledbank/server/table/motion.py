"""A proposal at a table, and who has agreed to it."""

from tangledbank.server.wire.news import Proposable


class Motion:
    """A proposal."""

    __slots__ = ("at", "keep", "number", "seat", "what", "yes")

    def __init__(self, number: int, at: int, what: Proposable, seat: int, keep: int) -> None:
        self.number = number
        self.at = at
        self.what = what
        self.seat = seat
        self.keep = keep
        self.yes: set[str] = set()  # the people who agreed

    def agreed(self, person: str) -> "Motion":
        """A copy with one more person agreeing; clones of a table share this object."""
        new = Motion(self.number, self.at, self.what, self.seat, self.keep)
        new.yes = {*self.yes, person}
        return new
