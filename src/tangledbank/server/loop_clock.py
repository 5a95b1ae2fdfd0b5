"""The clock of the running event loop."""

import asyncio
import time
from collections.abc import Callable


class LoopClock:
    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, callback)
