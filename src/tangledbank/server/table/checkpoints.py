"""Copies of a game after some of its steps.

To go back to a step, copy the nearest checkpoint before it and play on from there: that takes a few
steps instead of the whole game.
"""

from typing import Final

from tangledbank.core.game import Game

#: The number of steps between two copies.
EVERY: Final = 16
#: Undo rarely goes far back: of those older than `RECENT` steps, only every `SPARSE`th is kept.
RECENT: Final = 48
SPARSE: Final = 64


class Checkpoints:
    """The copies, by the number of steps before them.  They are never changed."""

    __slots__ = ("_games",)

    def __init__(self) -> None:
        self._games: dict[int, Game] = {}  # shared with clones: replaced, never changed

    def note(self, steps: int, game: Game) -> None:
        """Record the game after this many steps; keeps a copy if one is due."""
        if steps % EVERY or steps in self._games:
            return
        self._games = {
            known: copy
            for known, copy in self._games.items()
            if not known % SPARSE or known >= steps - RECENT
        }
        self._games[steps] = game.clone()

    def last_before(self, steps: int) -> int:
        """The number of steps at the last copy at or before this one; 0 without one."""
        return max((one for one in self._games if one <= steps), default=0)

    def nearest(self, steps: int) -> tuple[int, Game] | None:
        """A fresh copy of the last game kept at or before this step; None without one."""
        known = self.last_before(steps)
        return (known, self._games[known].clone()) if known else None

    def forget_after(self, steps: int) -> None:
        """Drop the copies after this step: it was undone."""
        self._games = {known: copy for known, copy in self._games.items() if known <= steps}

    def clone(self) -> "Checkpoints":
        new = Checkpoints.__new__(Checkpoints)
        new._games = self._games
        return new

    def __len__(self) -> int:
        return len(self._games)
