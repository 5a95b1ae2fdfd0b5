"""How long data is kept, and the job that deletes older data."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct

from tangledbank.server.forgetting import without
from tangledbank.server.logs import LOG
from tangledbank.server.store.store import Store, StoreError

DAY: Final = 86_400_000
#: Seconds between two runs; an unfinished run continues after a moment.
EVERY: Final = 3_600.0
SOON: Final = 1.0
#: The most tables, and the most rows of other kinds, deleted in one run.
TABLES: Final = 20
ROWS: Final = 500
#: Orders are deleted after a day.
ORDERS: Final = DAY


class Periods(Struct, frozen=True, kw_only=True):
    """In days; 0 means for ever."""

    finished: int = 365  # games that are over
    abandoned: int = 90  # tables with no activity
    addresses: int = 14  # addresses people came from
    unused: int = 365  # people and programs that no longer visit


class Retention:
    """Deletes a little at a time, so that games never wait for it."""

    def __init__(
        self,
        store: Store,
        periods: Periods,
        now: Callable[[], int],
        rewritten: Callable[[str], None] = lambda table: None,
    ) -> None:
        self._store = store
        self._operations = store.operations
        self.periods = periods
        self._now = now
        self._rewritten = rewritten  # called for each table whose log was changed
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def hurry(self) -> None:
        """Wake the job: there is something to do."""
        self._wake.set()

    async def _run(self) -> None:
        pause = SOON
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
            self._wake.clear()
            try:
                pause = SOON if await self.once() else EVERY
            except StoreError as error:
                LOG.error("could not delete old data", error=str(error))
                pause = EVERY
            except Exception:
                LOG.exception("could not delete old data")
                pause = EVERY

    def _before(self, days: int) -> int:
        """Delete what is older than this; nothing is, if it is kept for ever."""
        return self._now() - days * DAY if days else 0

    async def once(self) -> bool:
        """Delete some of what is too old; true if there may be more."""
        periods, operations = self.periods, self._operations
        over, idle = self._before(periods.finished), self._before(periods.abandoned)
        tables = await operations.old_tables(over, idle, TABLES)
        for table in tables:
            await operations.delete_table(table, max(over, idle))
        addresses = await operations.delete_addresses(self._before(periods.addresses), ROWS)
        persons = await operations.delete_unused_persons(self._before(periods.unused), ROWS)
        await operations.delete_rulings(self._now())
        await operations.remove_orders(self._now() - ORDERS)
        names = await self._forget_names()
        if tables or addresses or persons or names:
            LOG.info(
                "deleted old data",
                tables=len(tables),
                addresses=addresses,
                persons=persons,
                names=names,
            )
        return len(tables) == TABLES or max(addresses, persons) == ROWS or names == TABLES

    async def _forget_names(self) -> int:
        found = await self._operations.erasures(TABLES)
        for table, person in found:
            stored = await self._store.load(table)
            if stored is not None:
                # It replays a whole game, so not in the event loop.
                new = await asyncio.to_thread(without, stored, person)
                await self._operations.rewrite(table, person, new.bodies, new.summary, new.persons)
                self._rewritten(table)
        await self._operations.finish_erasures()
        return len(found)
