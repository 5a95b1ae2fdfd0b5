"""Copies of a game as it stood after some of its steps.

To go back to a step is to copy the nearest one before it and play on from there, so it costs a few
steps and not the whole game.
"""

from typing import Final

from tangledbank.core.game import Game

#: A copy is made every so many steps.
EVERY: Final = 16
#: Undo rarely goes far back: of what is older than `RECENT` steps, only every `SPARSE`th is kept.
RECENT: Final = 48
SPARSE: Final = 64


class Checkpoints:
    """The copies, each by the number of steps that were played before it.  Nobody changes them."""

    __slots__ = ("_games",)

    def __init__(self) -> None:
        self._games: dict[int, Game] = {}  # clones share it: it is replaced, never changed

    def note(self, steps: int, game: Game) -> None:
        """The game stands like this after so many steps; keep a copy if it is time for one."""
        if steps % EVERY or steps in self._games:
            return
        self._games = {
            known: copy
            for known, copy in self._games.items()
            if not known % SPARSE or known >= steps - RECENT
        }
        self._games[steps] = game.clone()

    def last_before(self, steps: int) -> int:
        """After how many steps the last copy was made at or before so many; 0 without one."""
        return max((one for one in self._games if one <= steps), default=0)

    def nearest(self, steps: int) -> tuple[int, Game] | None:
        """The last copy at or before so many steps, as a game of your own; None without one."""
        known = self.last_before(steps)
        return (known, self._games[known].clone()) if known else None

    def forget_after(self, steps: int) -> None:
        """What followed these steps has been taken back."""
        self._games = {known: copy for known, copy in self._games.items() if known <= steps}

    def clone(self) -> "Checkpoints":
        new = Checkpoints.__new__(Checkpoints)
        new._games = self._games
        return new

    def __len__(self) -> int:
        return len(self._games)
