"""Clocks: how long the seat that must decide may still think.

All is worked out from the times of the log's entries, so a clock survives whatever the table does.
"""

from typing import Final

from tangledbank.server.wire.setup import Clock

#: A day's clock that ran out while the server was away gives at least this much, in milliseconds.
AFTER_AWAY: Final = 3_600_000
#: Who leaves a question to a bot and takes it back is charged for so much of the time in between:
#: more than a bot takes, so that nobody can think on the bot's time.
LEFT_CHARGED: Final = 10_000


class Timing:
    """The running clock of a table; times are milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        bank = clock.seconds * 1000 if clock.kind == "bank" else 0
        self.banks = [bank] * seats
        self.seat = -1  # whose question it is; -1: nobody's time runs
        self.answer = False  # it is an answer out of turn
        self.began = 0
        self.left = 0  # of this question, when it began, or when the clock stood still
        self.standing = False
        self.away = False  # a bot stands in for the seat that was asked
        self._number = 0  # of the question: so many steps came before it
        #: What a seat used of a question that may be asked again after an undo.
        self._spent: dict[tuple[int, int], int] = {}
        self._gains: dict[int, int] = {}  # question -> the seat that got an increment for it

    def clone(self) -> "Timing":
        new = Timing.__new__(Timing)
        new.__dict__.update(self.__dict__)
        new.banks = self.banks[:]
        new._spent = self._spent.copy()
        new._gains = self._gains.copy()
        return new

    def ask(self, seat: int, answer: bool, at: int, number: int = 0) -> None:
        """A question begins; -1: nobody is asked, or one without a clock."""
        self.seat = seat if self.clock.kind != "none" else -1
        self.answer = answer
        self.away = False
        self.began = at
        self._number = number
        spent = 0 if self._banked else self._spent.get((number, self.seat), 0)
        self.left = max(0, self.allowance() - spent)

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
        if self.seat < 0:
            return
        self._charge(at)
        if self._banked and not self.away:
            self.banks[self.seat] += self.clock.increment * 1000
            self._gains[self._number] = self.seat

    def taken_back(self, at: int, keep: int, own: bool) -> None:
        """All steps from this one on are undone, and so are the increments they earned.

        Who takes his own last decision back (`own`) and was asked again meanwhile has used that
        time: else there would be no end to thinking.
        """
        if own and self.seat >= 0:
            self._charge(at)
        for number in [one for one in self._gains if one >= keep]:
            seat = self._gains.pop(number)
            self.banks[seat] = max(0, self.banks[seat] - self.clock.increment * 1000)

    def forget_spent(self) -> None:
        """All agreed to go back: every question has its whole time again."""
        self._spent.clear()

    @property
    def _banked(self) -> bool:
        return self.clock.kind == "bank" and not self.answer

    def _charge(self, at: int) -> None:
        """What this question took so far is used."""
        self._run_down(at)
        self.began = at
        if self._banked:
            self.banks[self.seat] = self.left
        else:
            self._spent[self._number, self.seat] = max(0, self.allowance() - self.left)

    def _run_down(self, at: int) -> None:
        if not self.standing and not self.away:
            self.left = max(0, self.left - (at - self.began))

    # Standing still

    def stop(self, at: int) -> None:
        """The clocks stand still."""
        if not self.standing:
            self._run_down(at)
            self.standing = True

    def go(self, at: int) -> None:
        if self.standing:
            self.standing = False
            self.began = at

    def hand_over(self, at: int) -> None:
        """A bot decides for the seat that was asked; its time stands still."""
        if not self.away:
            self._run_down(at)
            self.began = at
            self.away = True

    def take_back(self, seat: int, answer: bool, at: int, left: bool = False) -> None:
        """The seat decides for itself again, with the time that it had left.

        Who left of his own will (`left`) is charged for a while of it.
        """
        if self.away and self.seat == seat:
            if left and not self.standing:
                self.left = max(0, self.left - min(at - self.began, LEFT_CHARGED))
            self.away = False
            self.began = at
        else:
            self.ask(seat, answer, at, self._number)

    def wake(self, at: int) -> None:
        """Nobody could decide for a while: this question begins again."""
        if self.standing or self.away:
            return
        if self.clock.kind == "days":
            self.left = max(self.left - (at - self.began), AFTER_AWAY)
        else:
            self.left = self.allowance()
        self.began = at

    @property
    def running(self) -> int:
        """The seat that must decide, if it has a clock; -1: none."""
        return -1 if self.away else self.seat

    @property
    def deadline(self) -> int:
        """When this question's time is over; 0: never."""
        if self.running < 0 or self.standing:
            return 0
        return self.began + self.left
