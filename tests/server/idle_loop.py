"""An event loop with a clock of its own, which goes on only while there is nothing to do.

What waits for seconds comes at once, and never too early, however busy the machine is.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

#: Real seconds of silence before the clock goes on: a packet to this machine may be on its way.
SILENCE: Final = 0.02

T = TypeVar("T")


class IdleSelector(selectors.DefaultSelector):
    """Waits for nothing: if nothing is there, the time that it would have waited is over."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(0) or super().select(SILENCE)
        if not found:
            self.passed += timeout
        return found


class IdleLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._idle = IdleSelector()
        super().__init__(self._idle)

    def time(self) -> float:
        return self._idle.passed


def run(main: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, in such a loop."""
    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        return runner.run(main)
