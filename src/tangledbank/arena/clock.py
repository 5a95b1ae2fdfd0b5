"""The clock of one decision: measures its cost and stops a bot that takes too long.

Thinking is measured in CPU time, so that other work on the machine costs no bot its move.  A bot
that waits instead of thinking is stopped by a more generous wall-clock limit.
"""

import signal
import sys
import threading
import time
from types import FrameType
from typing import Any, Final

from tangledbank.bots.bot import Bot

#: How far a bot may exceed its budget in seconds before its move is lost.
SLACK_FACTOR: Final = 2.0
SLACK: Final = 1.0

#: The CPU seconds of a bot without such a budget.
PATIENCE: Final = 30.0

#: How much longer a decision may take in wall-clock time, for a busy machine.
CROWDED: Final = 10.0

#: The longest timer; some systems could not count further.
DAY: Final = 86_400.0

#: Seconds between interruptions of a bot that swallows them.
AGAIN: Final = 0.2

#: From this many on, also while it swallows the interruption.
STUBBORN: Final = 3


class TooLate(BaseException):
    """Raised inside a bot whose time is up; `except Exception` does not catch it."""


def limit_of(bot: Bot) -> float:
    """The seconds of CPU time after which a bot loses its move.

    >>> from tangledbank.bots.bot import bot
    >>> limit_of(bot("greedy"))
    30.0
    """
    budget = getattr(bot, "budget", None)
    seconds = float(getattr(budget, "seconds", 0.0))
    return seconds * SLACK_FACTOR + SLACK if seconds else PATIENCE


class Clock:
    """Measures decisions, and interrupts those that take too long.

    Without interval timers (outside the main thread, or on some systems) a late answer is noticed
    only when it arrives.
    """

    def __init__(self) -> None:
        self.running = False
        self.limit = PATIENCE
        self.seconds = 0.0  # CPU time of the last decision
        self.waited = 0.0  # its wall-clock time
        self._cpu_before = 0.0
        self._wall_before = 0.0
        self._rings = 0
        self._home: FrameType | None = None  # the thread that started the clock
        self._tracer: Any = None  # a debugger's trace function, replaced by ours
        self._timers = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )
        if self._timers:
            self._old = [
                signal.signal(signal.SIGPROF, self._ring),
                signal.signal(signal.SIGALRM, self._ring),
            ]

    def close(self) -> None:
        """Restore the previous signal handlers."""
        if self._timers:
            signal.signal(signal.SIGPROF, self._old[0])
            signal.signal(signal.SIGALRM, self._old[1])

    def start(self, limit: float) -> None:
        self.limit = min(limit, DAY)
        self._rings = 0
        self._home = sys._getframe(1)
        self._tracer = sys.gettrace()
        self._wall_before = time.monotonic()
        self._cpu_before = time.process_time()
        if self._timers:
            signal.setitimer(signal.ITIMER_PROF, self.limit, AGAIN)
            signal.setitimer(signal.ITIMER_REAL, self.limit * CROWDED, AGAIN)
        self.running = True

    def stop(self) -> None:
        self.running = False  # first of all: from here on nothing is raised
        if self._timers:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
        if self._rings >= STUBBORN:
            sys.settrace(self._tracer)
        self._home = None
        self.seconds = time.process_time() - self._cpu_before
        self.waited = time.monotonic() - self._wall_before

    @property
    def late(self) -> bool:
        """Did the stopped decision take too long?"""
        return self.seconds > self.limit or self.waited > self.limit * CROWDED

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.running:
            self._rings += 1
            if self._rings >= STUBBORN:
                self._haunt(frame)
            raise TooLate

    def _haunt(self, frame: FrameType | None) -> None:
        """Interrupt the bot at its next line too: code that swallows one expects no other."""

        def interrupt(frame: FrameType, event: str, arg: object) -> Any:
            if frame.f_code.co_filename == __file__:
                return None
            if self.running and event == "line":
                raise TooLate
            return interrupt

        sys.settrace(interrupt)
        while frame is not None and frame is not self._home:
            frame.f_trace = interrupt
            frame = frame.f_back
