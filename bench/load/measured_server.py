"""`tangledbank serve` with every callback of its event loop measured.

    python bench/load/measured_server.py FILE serve OPTIONS

When the server stops it writes to FILE which callbacks took most CPU time of the loop's thread, so
other programs on the machine do not count.  It runs on asyncio's own loop: uvloop's callbacks
cannot be measured from outside.
"""

import asyncio
import gc
import heapq
import json
import sys
import time
from asyncio import events
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.modules["uvloop"] = None  # type: ignore[assignment]

#: So many of the longest are kept.
KEPT: Final = 30

CpuTimes = list[tuple[float, int, str]]


class Callbacks:
    """The longest callbacks, and the longest garbage collections in them."""

    def __init__(self) -> None:
        self.count = 0
        self._longest: CpuTimes = []
        self._collected = 0.0  # CPU time of collections in the present callback
        self._collecting_since = 0.0

    def measure(self) -> None:
        run: Callable[[Any], None] = events.Handle._run

        def measured(handle: Any) -> None:
            # Taken now: when the callback has run, the task may be done and its frame gone.
            callback = handle._callback
            self._collected = 0.0
            began = time.thread_time()
            run(handle)
            self._note(time.thread_time() - began, callback)

        events.Handle._run = measured  # type: ignore[method-assign]
        gc.callbacks.append(self._collection)

    def _collection(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting_since = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting_since

    def _note(self, seconds: float, callback: Any) -> None:
        self.count += 1
        if len(self._longest) < KEPT or seconds > self._longest[0][0]:
            name = f"{name_of(callback)}, {1000 * self._collected:.1f} ms of it collecting garbage"
            add = heapq.heappush if len(self._longest) < KEPT else heapq.heapreplace
            add(self._longest, (seconds, self.count, name))

    def report(self) -> dict[str, object]:
        longest = sorted(self._longest, reverse=True)
        shown = [f"{1000 * seconds:.1f} ms {name}" for seconds, _, name in longest]
        return {"callbacks": self.count, "longest": shown}


def name_of(callback: Any) -> str:
    """What runs: the task's coroutine, or the function."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return innermost(owner.get_coro())
    return str(getattr(callback, "__qualname__", callback))


def innermost(coroutine: Any) -> str:
    """A coroutine and what it awaits, as names."""
    names = []
    while coroutine is not None and len(names) < 20:
        names.append(str(getattr(coroutine, "__qualname__", type(coroutine).__name__)))
        coroutine = getattr(coroutine, "cr_await", None)
    return " > ".join([*names[:1], *names[1:][-2:]])


def main() -> int:
    from tangledbank.cli import main as command

    callbacks = Callbacks()
    callbacks.measure()
    try:
        return command(sys.argv[2:])
    finally:
        Path(sys.argv[1]).write_text(json.dumps(callbacks.report()))


if __name__ == "__main__":
    sys.exit(main())
