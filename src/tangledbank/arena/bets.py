"""The sequential test: which of two bots is stronger, checked after every block.

A gambler starts with one coin and bets, block after block, against "A wins no more than B".  If
that is true, no way of betting makes money on average, and the chance that the coin ever becomes
1/alpha coins is at most alpha (Ville's inequality), however often you check.  So when the gambler
is that rich, A is stronger, and more games are a waste of time.  This needs no more than that the
differences of blocks lie between -1 and 1: no normal distribution, no number of games fixed
beforehand.  Two more gamblers bet against "A is ahead by the margin or more" and its mirror image:
when both are rich, the two bots are level.  (Waudby-Smith and Ramdas 2024, "Estimating means of
bounded random variables by betting".)
"""

import math
from collections.abc import Sequence
from typing import Final

#: The largest share of the money a gambler stakes, to avoid ruin by one block.
BOLDEST: Final = 0.5

OPEN: Final = "open"
LEVEL: Final = "level"
AHEAD: Final = "ahead"
BEHIND: Final = "behind"


class Gambler:
    """Bets that the differences are above `bar` on average (or below it, if `below`)."""

    def __init__(self, bar: float, below: bool = False) -> None:
        self.bar = bar
        self.sign = -1.0 if below else 1.0
        self.wealth = 0.0  # the logarithm of the gambler's coins
        self.richest = 0.0
        # As if one block had been seen already, with no difference and the widest spread.
        self.count = 1.0
        self.total = 0.0
        self.squares = 1.0

    def see(self, difference: float) -> None:
        gain = self.sign * (difference - self.bar)
        mean = self.sign * (self.total / self.count - self.bar)
        spread = self.squares / self.count - (self.total / self.count) ** 2
        # The stake that makes money grow fastest if the future is like the past.
        stake = max(0.0, mean / (spread + mean * mean))
        self.wealth += math.log1p(min(stake, BOLDEST / (1.0 + abs(self.bar))) * gain)
        self.richest = max(self.richest, self.wealth)
        self.count += 1.0
        self.total += difference
        self.squares += difference * difference

    def sure(self, alpha: float) -> bool:
        return self.richest >= math.log(1.0 / alpha)


class Duel:
    """Two bots of a tournament: is one of them stronger?"""

    def __init__(self, margin: float) -> None:
        self.up = Gambler(0.0)
        self.down = Gambler(0.0, below=True)
        self.not_far_up = Gambler(margin, below=True)
        self.not_far_down = Gambler(-margin)

    def see(self, difference: float) -> None:
        for gambler in (self.up, self.down, self.not_far_up, self.not_far_down):
            gambler.see(difference)

    def verdict(self, alpha: float) -> str:
        """For the first bot: ahead, behind, level or open; wrong with a probability of 2 alpha."""
        up, down = self.up.sure(alpha), self.down.sure(alpha)
        if up != down:
            return AHEAD if up else BEHIND
        if self.not_far_up.sure(alpha) and self.not_far_down.sure(alpha):
            return LEVEL
        return OPEN


class SequentialTest:
    """All pairs of bots in a tournament, after any number of blocks."""

    def __init__(self, bots: Sequence[str], margin: float, error: float = 0.05) -> None:
        self.bots = list(bots)
        self.margin = margin
        self.duels = {
            (one, other): Duel(margin)
            for place, one in enumerate(self.bots)
            for other in self.bots[place + 1 :]
        }
        # All verdicts together are wrong with a probability of at most `error`.
        self.alpha = error / (2 * max(1, len(self.duels)))

    def see(self, shares: dict[str, float]) -> None:
        """Each bot's win share per seat, in one block."""
        for (one, other), duel in self.duels.items():
            duel.see(shares[one] - shares[other])

    def verdicts(self) -> dict[tuple[str, str], str]:
        return {pair: duel.verdict(self.alpha) for pair, duel in self.duels.items()}

    @property
    def sure(self) -> bool:
        return OPEN not in self.verdicts().values()
