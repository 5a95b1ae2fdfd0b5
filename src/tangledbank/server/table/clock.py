"""Clocks: how much time the deciding seat has left.

Everything follows from the times of the log's entries, so a clock survives a restart.
"""

from typing import Final

from tangledbank.server.wire.setup import Clock

#: The least milliseconds left on a day-long clock that ran out while the server was down.
AFTER_AWAY: Final = 3_600_000
#: Milliseconds charged to a person who leaves a question to a bot and comes back: more than a bot
#: takes, so that nobody can think on the bot's time.
LEFT_CHARGED: Final = 10_000


class Timing:
    """The running clock of a table; times are milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        bank = clock.seconds * 1000 if clock.kind == "bank" else 0
        self.banks = [bank] * seats
        self.seat = -1  # the seat that is asked; -1: no clock runs
        self.answer = False  # is it an answer out of turn?
        self.began = 0
        self.left = 0  # time left for this question, at its start or when the clock stopped
        self.standing = False
        self.away = False  # a stand-in plays the seat that is asked
        self._number = 0  # the number of steps before the question
        #: The time a seat used on a question that may be asked again after an undo.
        self._spent: dict[tuple[int, int], int] = {}
        self._gains: dict[int, int] = {}  # question -> the seat that got its increment

    def clone(self) -> "Timing":
        new = Timing.__new__(Timing)
        new.__dict__.update(self.__dict__)
        new.banks = self.banks[:]
        new._spent = self._spent.copy()
        new._gains = self._gains.copy()
        return new

    def ask(self, seat: int, answer: bool, at: int, number: int = 0) -> None:
        """Start a question; -1: nobody is asked, or there is no clock."""
        self.seat = seat if self.clock.kind != "none" else -1
        self.answer = answer
        self.away = False
        self.began = at
        self._number = number
        spent = 0 if self._banked else self._spent.get((number, self.seat), 0)
        self.left = max(0, self.allowance() - spent)

    def allowance(self) -> int:
        """How long this question may take, from its start."""
        if self.seat < 0:
            return 0
        clock = self.clock
        if self.answer and clock.kind != "days":
            return clock.answer * 1000
        if clock.kind == "bank":
            return self.banks[self.seat]
        return clock.seconds * 1000

    def decided(self, at: int) -> None:
        """The question is answered: subtract the time it took from the bank."""
        if self.seat < 0:
            return
        self._charge(at)
        if self._banked and not self.away:
            self.banks[self.seat] += self.clock.increment * 1000
            self._gains[self._number] = self.seat

    def taken_back(self, at: int, keep: int, own: bool) -> None:
        """All steps from this one on are undone, with the increments they earned.

        A person who undoes their own last decision (`own`) after being asked again has used that
        time: otherwise they could think for ever.
        """
        if own and self.seat >= 0:
            self._charge(at)
        for number in [one for one in self._gains if one >= keep]:
            seat = self._gains.pop(number)
            self.banks[seat] = max(0, self.banks[seat] - self.clock.increment * 1000)

    def forget_spent(self) -> None:
        """Everybody agreed to go back: every question gets its full time again."""
        self._spent.clear()

    @property
    def _banked(self) -> bool:
        return self.clock.kind == "bank" and not self.answer

    def _charge(self, at: int) -> None:
        """Count the time this question took so far as used."""
        self._run_down(at)
        self.began = at
        if self._banked:
            self.banks[self.seat] = self.left
        else:
            self._spent[self._number, self.seat] = max(0, self.allowance() - self.left)

    def _run_down(self, at: int) -> None:
        if not self.standing and not self.away:
            self.left = max(0, self.left - (at - self.began))

    # Pauses

    def stop(self, at: int) -> None:
        """Stop the clocks."""
        if not self.standing:
            self._run_down(at)
            self.standing = True

    def go(self, at: int) -> None:
        if self.standing:
            self.standing = False
            self.began = at

    def hand_over(self, at: int) -> None:
        """A bot decides for the seat that was asked; its clock stops."""
        if not self.away:
            self._run_down(at)
            self.began = at
            self.away = True

    def take_back(self, seat: int, answer: bool, at: int, left: bool = False) -> None:
        """The seat decides for itself again, with the time it had left.

        A person who left on purpose (`left`) is charged some of it.
        """
        if self.away and self.seat == seat:
            if left and not self.standing:
                self.left = max(0, self.left - min(at - self.began, LEFT_CHARGED))
            self.away = False
            self.began = at
        else:
            self.ask(seat, answer, at, self._number)

    def wake(self, at: int) -> None:
        """Nobody could decide for a while: restart this question's time."""
        if self.standing or self.away:
            return
        if self.clock.kind == "days":
            self.left = max(self.left - (at - self.began), AFTER_AWAY)
        else:
            self.left = self.allowance()
        self.began = at

    @property
    def running(self) -> int:
        """The seat whose clock runs; -1: none."""
        return -1 if self.away else self.seat

    @property
    def deadline(self) -> int:
        """When this question's time runs out; 0: never."""
        if self.running < 0 or self.standing:
            return 0
        return self.began + self.left
