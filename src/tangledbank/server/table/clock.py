"""Clocks: how long the seat that must decide may still think.

All is worked out from the times of the log's entries, so a clock survives whatever the table does.
"""

from typing import Final

from tangledbank.server.wire.setup import Clock

#: A day's clock that ran out while the server was away gives at least this much, in milliseconds.
AFTER_AWAY: Final = 3_600_000


class Timing:
    """The running clock of a table; times are milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        bank = clock.seconds * 1000 if clock.kind == "bank" else 0
        self.banks = [bank] * seats
        self.seat = -1  # whose question it is; -1: nobody's time runs
        self.answer = False  # it is an answer out of turn
        self.began = 0
        self.left = 0  # of this question, when the clock stands still
        self.standing = False

    def ask(self, seat: int, answer: bool, at: int) -> None:
        """A question begins; -1: nobody is asked, or one without a clock."""
        self.seat = seat if self.clock.kind != "none" else -1
        self.answer = answer
        self.began = at
        self.left = self.allowance()

    def allowance(self) -> int:
        """How long this question may take, from its beginning."""
        if self.seat < 0:
            return 0
        clock = self.clock
        if self.answer and clock.kind != "days":
            return clock.answer * 1000
        if clock.kind == "bank":
            return self.banks[self.seat]
        return clock.seconds * 1000

    def decided(self, at: int) -> None:
        """The question is answered: what it took comes off the bank."""
        if self.seat < 0 or self.clock.kind != "bank" or self.answer:
            return
        left = self.left if self.standing else max(0, self.left - (at - self.began))
        self.banks[self.seat] = left + self.clock.increment * 1000

    def stop(self, at: int) -> None:
        """The clocks stand still."""
        if not self.standing:
            self.left = max(0, self.left - (at - self.began))
            self.standing = True

    def go(self, at: int) -> None:
        if self.standing:
            self.standing = False
            self.began = at

    def wake(self, at: int) -> None:
        """Nobody could decide for a while: this question begins again."""
        if self.standing:
            return
        if self.clock.kind == "days":
            self.left = max(self.left - (at - self.began), AFTER_AWAY)
        else:
            self.left = self.allowance()
        self.began = at

    @property
    def deadline(self) -> int:
        """When this question's time is over; 0: never."""
        if self.seat < 0 or self.standing:
            return 0
        return self.began + self.left
