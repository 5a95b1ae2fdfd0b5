"""Notices that the process stood still: stopped, starved, or held up by one long callback.

Nobody could decide meanwhile, so no clock may run out for it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tangledbank.server.logs import LOG

#: The loop shows that it runs every so many seconds.
BEAT: Final = 0.25


class Stalls:
    """Calls `stalled` when the loop was not running for longer than `after` seconds.

    Whoever is about to look at the time calls `check` before: after a stall everything is due at
    once, and nothing may come before this.
    """

    def __init__(
        self,
        after: float,
        stalled: Callable[[], None],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._after = after
        self._stalled = stalled
        self._monotonic = monotonic
        self._last = monotonic()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._last = self._monotonic()
        self._wait()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def check(self) -> None:
        if self._timer is None:
            return
        now = self._monotonic()
        late = now - self._last - BEAT
        if late > self._after:
            self._last = now
            LOG.warning("the process stood still", seconds=round(late, 3))
            self._stalled()

    def _beat(self) -> None:
        self.check()
        self._last = self._monotonic()
        self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)
