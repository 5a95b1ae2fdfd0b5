"""A run of the laws: which game each seed stands for, and under how many laws it is played."""

from typing import Final

from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.laws.broken import Failure
from tangledbank.laws.creatures import trial as creatures
from tangledbank.laws.trial import play_seed, try_seed

#: Unless an edition or sets are asked for, one seed in so many is a game of the creatures.  The
#: number has no divisor in common with those by which tables and boards take turns, so that the
#: others still come to everything.
MIXED: Final = 7


class Run:
    """What is played; it travels to other processes."""

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
        """Play the game of this seed; what went wrong, if anything did."""
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
        """The creatures' own seed, if this is a game of theirs."""
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
