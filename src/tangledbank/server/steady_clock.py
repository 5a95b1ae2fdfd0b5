"""The server's time: the wall clock at the start, advanced by the monotonic clock.

Changing the machine's clock while the server runs does not change anybody's remaining time.
"""

import time
from collections.abc import Callable


def wall_offset() -> int:
    """How far the wall clock is ahead of the monotonic clock, in milliseconds.

    All processes of a machine have the same monotonic clock: those that share this number share
    their time.
    """
    return (time.time_ns() - time.monotonic_ns()) // 1_000_000


class SteadyClock:
    """Milliseconds since 1970; it never goes back or jumps.

    >>> clock = SteadyClock(1_000, lambda: 5_000_000)
    >>> clock()
    1005
    """

    def __init__(
        self, offset: int | None = None, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._offset = wall_offset() if offset is None else offset
        self._monotonic = monotonic

    def __call__(self) -> int:
        return self._offset + self._monotonic() // 1_000_000
