"""When Python looks for garbage that reference counts alone do not free.

A full collection visits every object of every table and stops the server meanwhile: for most of a
second with a thousand tables.  Python starts one every few seconds, because each decision makes
many short-lived objects.  Yet there is nothing to find: tables, rooms and connections are freed by
their reference counts (`tests/server/test_garbage.py` checks it).  So a server collects young
objects, and everything only when that is quick, or when memory has grown so much that something
must have leaked.

Python counts new objects minus freed ones, whatever their age.  Where old objects are freed as new
ones are made, as at many tables, that count hardly grows, and hundreds of thousands of young
objects may pile up.  So the server also collects them by the clock.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Final

from tangledbank.server.logs import LOG

#: The thresholds of the two young generations.  A collection stops the server, and most objects are
#: freed by themselves at the table's next decision: collecting them earlier is wasted work.
YOUNG: Final = (10_000, 1)
#: Full collections never start by themselves.
NEVER: Final = 2**30
#: Seconds between two collections of young objects.
YOUNG_INTERVAL: Final = 0.5
#: Seconds between two checks of the memory.
INTERVAL: Final = 10.0
#: Collect everything when the memory per table has grown by this factor.
GROWTH: Final = 2.0
#: The memory of a server without tables, measured in tables.
EMPTY_SERVER: Final = 200


def prepare() -> None:
    """Collect only young garbage automatically in this process, and never visit loaded modules."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


class Garbage:
    """Decides when to collect everything; call `look` now and then."""

    def __init__(
        self,
        tables: Callable[[], int],
        collect: Callable[[], int] = gc.collect,
        blocks: Callable[[], int] = sys.getallocatedblocks,
    ) -> None:
        self._tables = tables
        self._collect = collect
        self._blocks = blocks
        self._least = self._per_table()  # since the last full collection
        self._clean = True  # has no table been open since?
        self._young_timer: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._collect_young()
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._again)

    def stop(self) -> None:
        for timer in (self._young_timer, self._timer):
            if timer is not None:
                timer.cancel()

    def look(self) -> None:
        """Collect everything if no table is open, or if memory has grown too much."""
        tables, per_table = self._tables(), self._per_table()
        self._least = min(self._least, per_table)
        self._clean = self._clean and not tables
        idle = not tables and not self._clean
        if idle or per_table >= self._least * GROWTH:
            found = self._collect()
            self._least, self._clean = self._per_table(), not tables
            LOG.debug("collected garbage", found=found, tables=tables)

    def _per_table(self) -> float:
        """Blocks of memory per table."""
        return self._blocks() / (self._tables() + EMPTY_SERVER)

    def _collect_young(self) -> None:
        gc.collect(1)
        loop = asyncio.get_running_loop()
        self._young_timer = loop.call_later(YOUNG_INTERVAL, self._collect_young)

    def _again(self) -> None:
        self.look()
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._again)
