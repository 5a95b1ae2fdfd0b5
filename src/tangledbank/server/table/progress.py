"""How far a game has come, including what delayed spectators may know."""

from tangledbank.core.game import Game

Far = tuple[int, int]  # the turn, and the cards that are left in the deck


class Progress:
    """The turn and the deck size after each step that changed them.  Immutable."""

    def __init__(self, delay: int) -> None:
        self._delay = delay  # in milliseconds
        self._past: list[tuple[int, Far]] = []

    @property
    def last(self) -> Far:
        return self._past[-1][1] if self._past else (0, 0)

    def noted(self, at: int, turn: int, deck: int) -> "Progress":
        """The progress after another step."""
        if self.last == (turn, deck):
            return self
        new = Progress(self._delay)
        new._past = [*self._past, (at, (turn, deck))]
        return new

    def told(self, now: int) -> Far:
        """The progress that delayed spectators see; that the game has begun is no secret."""
        if not self._past or not self._delay:
            return self.last
        seen = [far for at, far in self._past if at + self._delay <= now]
        return seen[-1] if seen else self._past[0][1]


def note_points(turns: list[list[int]], game: Game) -> None:
    """Record everybody's points; the last ones of a turn stay."""
    turn = max(game.turn, 1)
    points = list(game.scores().values())
    if len(turns) < turn:
        if turns:
            turns[-1] = points  # the previous turn ended with this step
        turns.append(points)
    else:
        turns[turn - 1 :] = [points]
