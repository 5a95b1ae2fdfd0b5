"""Who decided what in a game, so that an observation can include what a seat has missed."""

from tangledbank.core.action import Action


class Recent:
    """The decisions of one game, recorded by its caller."""

    __slots__ = ("actions", "seats")

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.actions: list[Action] = []

    def note(self, seat: int, action: Action) -> None:
        """Record a decision of this seat."""
        self.seats.append(seat)
        self.actions.append(action)

    def since(self, seat: int) -> int:
        """The index of the first decision after this seat's last one."""
        place = len(self.seats)
        while place > 0 and self.seats[place - 1] != seat:
            place -= 1
        return place

    def clone(self) -> "Recent":
        """An independent copy."""
        new = Recent()
        new.seats = self.seats[:]
        new.actions = self.actions[:]
        return new
