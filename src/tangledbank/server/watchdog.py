"""Measures how late the event loop is, and notices when the process stood still.

While a callback holds the loop, or the process is stopped or starved, every table waits.  Nobody
could decide meanwhile, so no clock may run out because of it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tangledbank.server.logs import LOG

#: Seconds between two measurements.
INTERVAL: Final = 0.25
#: A lag of this many seconds is logged,
LARGE: Final = 0.5
#: but with at most one line in this many seconds.
QUIET: Final = 10.0


class Watchdog:
    """A timer that measures how late it is called.

    It calls `stalled` after a lag of more than `after` seconds (0: never).  Call `check` before you
    look at the time: after a stall everything is due at once, and the stall must be handled first.
    It calls `observe` with each measured lag.
    """

    def __init__(
        self,
        after: float,
        stalled: Callable[[], None],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.observe: Callable[[float], None] = lambda lag: None
        self._after = after
        self._stalled = stalled
        self._monotonic = monotonic
        self._due = 0.0
        self._lag = 0.0  # the largest since the last measurement
        self._worst = 0.0  # since the last log line
        self._logged_at = -QUIET
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._due = self._monotonic() + INTERVAL
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._measure)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def check(self) -> None:
        """Note a stall that has just ended, once."""
        if self._timer is None:
            return
        now = self._monotonic()
        lag = now - self._due
        if lag <= 0.0:
            return  # nearly always; this runs several times for each command
        self._lag = max(self._lag, lag)
        if self._after and lag > self._after:
            self._due = now + INTERVAL
            self._stalled()

    def _measure(self) -> None:
        self.check()
        lag, self._lag = self._lag, 0.0
        self.observe(lag)
        self._log(lag)
        self.start()

    def _log(self, lag: float) -> None:
        now = self._monotonic()
        self._worst = max(self._worst, lag)
        if self._worst >= LARGE and now - self._logged_at >= QUIET:
            LOG.warning("the event loop was blocked", seconds=round(self._worst, 3))
            self._logged_at, self._worst = now, 0.0
