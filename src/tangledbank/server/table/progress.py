"""How far a game is, and how far it was when spectators see it who are shown it later."""

Far = tuple[int, int]  # the turn, and the cards that are left in the deck


class Progress:
    """The turn and the deck after each step that changed them."""

    def __init__(self, delay: int) -> None:
        self._delay = delay  # in milliseconds
        self._past: list[tuple[int, Far]] = []

    @property
    def last(self) -> Far:
        return self._past[-1][1] if self._past else (0, 0)

    def note(self, at: int, turn: int, deck: int) -> None:
        if self.last != (turn, deck):
            self._past.append((at, (turn, deck)))

    def told(self, now: int) -> Far:
        """How far it is for those who see it later; that it began is no secret."""
        if not self._past or not self._delay:
            return self.last
        seen = [far for at, far in self._past if at + self._delay <= now]
        return seen[-1] if seen else self._past[0][1]
