"""Restarts the bots' processes once the engine has been compiled in the background."""

import asyncio
from collections.abc import Sequence

from tangledbank._pure import compiled_since_start, engine_build, is_checkout
from tangledbank.bots.program.definition import Program
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.logs import LOG
from tangledbank.server.settings import Settings

#: Seconds between checks for compiled files.
EVERY = 5.0


async def renew_when_compiled(bot_pool: BotPool) -> None:
    """Wait for the compiled engine, then restart each process when it is idle."""
    if engine_build() == "compiled" or not is_checkout():
        return
    while not await asyncio.to_thread(compiled_since_start):
        await asyncio.sleep(EVERY)
    LOG.info("restarting the bots with the compiled engine")
    bot_pool.renew()


class RenewedBotPool(BotPool):
    """Processes that restart once the engine is compiled."""

    def __init__(
        self, count: int, bound: float, programs: Sequence[tuple[str, Program]] = ()
    ) -> None:
        super().__init__(count, bound, programs=programs)
        self._renewal = asyncio.create_task(renew_when_compiled(self))

    def close(self) -> None:
        self._renewal.cancel()
        super().close()


def in_processes(settings: Settings) -> BotPool:
    """The bots of a server."""
    return RenewedBotPool(settings.bot_processes, settings.bot_bound / 1000, settings.programs)
