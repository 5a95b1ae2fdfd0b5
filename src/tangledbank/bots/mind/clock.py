"""The clock for budgets: CPU time, as far as the platform measures it."""

import time
from collections.abc import Callable
from typing import Final

#: From the fairest to the one that every platform has: the CPU time of this thread, of the whole
#: process, and the wall clock.
CLOCKS: Final = ["thread_time", "process_time", "monotonic"]


def best_clock(source: object) -> Callable[[], float]:
    """The fairest clock of a module such as `time` that works here (a browser has no threads)."""
    for name in CLOCKS:
        clock: Callable[[], float] | None = getattr(source, name, None)
        if clock is not None:
            try:
                clock()
            except (OSError, RuntimeError):
                continue
            return clock
    raise RuntimeError("this platform has no clock")


_CLOCK: Final[Callable[[], float]] = best_clock(time)


def cpu_time() -> float:
    """Seconds of CPU time so far; only the difference of two calls means anything."""
    return _CLOCK()
