"""Measures how late the event loop is; while a callback holds it, every table waits."""

import asyncio
from collections.abc import Callable
from typing import Final

from tangledbank.server.logs import LOG

#: The loop is measured every so many seconds.
INTERVAL: Final = 0.25
#: A lag of so many seconds is logged,
LARGE: Final = 0.5
#: but one line stands for all in so many seconds.
QUIET: Final = 10.0


class Watchdog:
    """A timer that notes how late it is called each time."""

    def __init__(self, observe: Callable[[float], None], interval: float = INTERVAL) -> None:
        self._observe = observe
        self._interval = interval
        self._loop = asyncio.get_running_loop()
        self._logged_at = -QUIET
        self._worst = 0.0  # since the last line in the log
        self._wait()

    def stop(self) -> None:
        self._timer.cancel()

    def _wait(self) -> None:
        self._due = self._loop.time() + self._interval
        self._timer = self._loop.call_at(self._due, self._called)

    def _called(self) -> None:
        now = self._loop.time()
        lag = max(0.0, now - self._due)
        self._observe(lag)
        self._worst = max(self._worst, lag)
        if self._worst >= LARGE and now - self._logged_at >= QUIET:
            LOG.warning("the event loop was held up", seconds=round(self._worst, 3))
            self._logged_at, self._worst = now, 0.0
        self._wait()
