"""When Python looks for garbage that reference counts alone do not free.

A full collection looks at every object of every table while nobody is served: most of a second with
a thousand tables.  Python starts one every few seconds, because each decision makes many objects
that live for a moment.  Yet there is nothing to find: tables, rooms and connections are freed by
their reference counts (`tests/server/test_garbage.py` keeps it so).  So a server collects what is
young, and everything only when that is quick, or when memory has grown so much that something must
have slipped through.

Python counts new objects less those that are freed, whatever their age.  Where old ones go as new
ones come, as at many tables, that count hardly grows, and hundreds of thousands may be young before
they are collected.  So the young are also collected by the clock.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Final

from tangledbank.server.logs import LOG

#: So many new objects are collected at a time, and after so many times those that are left.  Nobody
#: is served meanwhile; but most of them go by themselves when their table is decided at again, and
#: what is looked at before that is looked at in vain.
YOUNG: Final = (10_000, 1)
#: Full collections never start by themselves.
NEVER: Final = 2**30
#: How many seconds pass between two collections of what is young.
YOUNG_INTERVAL: Final = 0.5
#: How many seconds pass between two looks at the memory.
INTERVAL: Final = 10.0
#: Collect everything when a table takes so many times as much memory as it did.
GROWTH: Final = 2.0
#: What a server without tables takes, in tables.
EMPTY_SERVER: Final = 200


def prepare() -> None:
    """Let this process collect only young garbage by itself, and leave alone what it has loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


class Garbage:
    """Decides when to collect everything; `look` is called now and then."""

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
        self._clean = True  # has no table been open since then?
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
        """Blocks of memory for each table."""
        return self._blocks() / (self._tables() + EMPTY_SERVER)

    def _collect_young(self) -> None:
        gc.collect(1)
        loop = asyncio.get_running_loop()
        self._young_timer = loop.call_later(YOUNG_INTERVAL, self._collect_young)

    def _again(self) -> None:
        self.look()
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._again)
