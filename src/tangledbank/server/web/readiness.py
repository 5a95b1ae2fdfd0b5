"""Can tables be written?  The check writes, so its answer serves several requests."""

import asyncio
import time
from typing import Final

from tangledbank.server.store.store import Store, StoreError

#: Seconds after which a slow database counts as not ready.
PATIENCE: Final = 5.0
#: Seconds for which an answer is reused.
GOOD_FOR: Final = 1.0


class Readiness:
    """One check of the database for all who ask at the same time."""

    def __init__(
        self, store: Store, patience: float = PATIENCE, good_for: float = GOOD_FOR
    ) -> None:
        self._store = store
        self._patience = patience
        self._good_for = good_for
        self._looking: asyncio.Task[str] | None = None
        self._answer = ""
        self._at = -1e9

    async def ask(self) -> str:
        """What is wrong; empty if nothing is."""
        if time.monotonic() - self._at < self._good_for:
            return self._answer
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        try:
            await asyncio.wait_for(self._store.check(), self._patience)
            self._answer = ""
        except StoreError as error:
            self._answer = str(error)
        except TimeoutError:
            self._answer = "the database takes too long"
        finally:
            self._looking = None
        self._at = time.monotonic()
        return self._answer
