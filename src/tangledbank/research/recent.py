"""Who decided what in a game, so that an observation can tell what a seat has missed."""

from tangledbank.core.action import Action


class Recent:
    """The decisions of one game, as somebody notes them who steps it."""

    __slots__ = ("actions", "seats")

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.actions: list[Action] = []

    def note(self, seat: int, action: Action) -> None:
        """This seat has decided so."""
        self.seats.append(seat)
        self.actions.append(action)

    def since(self, seat: int) -> int:
        """The place of the first decision after the last one of this seat."""
        place = len(self.seats)
        while place > 0 and self.seats[place - 1] != seat:
            place -= 1
        return place

    def clone(self) -> "Recent":
        """A copy that goes on by itself."""
        new = Recent()
        new.seats = self.seats[:]
        new.actions = self.actions[:]
        return new
