"""A run of the laws: the game of each seed, and the laws it is played under."""

from typing import Final

from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.laws.broken import Failure
from tangledbank.laws.creatures import trial as creatures
from tangledbank.laws.trial import play_seed, try_seed

#: Unless an edition or sets are requested, one seed in this many is a game of the creatures.  The
#: number has no divisor in common with the cycles of tables and boards, so that the other seeds
#: still cover everything.
MIXED: Final = 7


class Run:
    """What to play; it is sent to other processes."""

    def __init__(
        self,
        edition: str | None = None,
        sets: list[str] | None = None,
        every: int = 20,
        plain: bool = False,
    ) -> None:
        self.edition = edition
        self.sets = sets
        self.every = every
        self.plain = plain

    def play(self, seed: int) -> Failure | None:
        """Play the game of this seed; returns what went wrong, if anything."""
        number = self.creatures_seed(seed)
        if number is None:
            if self.plain:
                return play_seed(seed, self.edition, self.sets)
            return try_seed(seed, self.edition, self.every, self.sets)
        if self.plain:
            failure = creatures.play_seed(number)
        else:
            failure = creatures.try_seed(number, self.every)
        return None if failure is None else Failure(seed, failure.fault)

    def creatures_seed(self, seed: int) -> int | None:
        """The creatures' own seed, if this is one of their games."""
        if self.edition == CREATURES:
            return seed
        alone = self.edition is not None or self.sets is not None
        return None if alone or seed % MIXED != MIXED - 1 else seed // MIXED

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.edition,
            "sets": self.sets,
            "every": None if self.plain else self.every,
            "plain": self.plain,
        }
