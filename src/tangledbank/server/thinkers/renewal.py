"""Bots' processes take up an engine that was compiled while the server ran."""

import asyncio

from tangledbank._pure import compiled_since_start, engine_build, is_checkout
from tangledbank.server.logs import LOG
from tangledbank.server.thinkers.pool import Thinkers

#: How often to look for compiled files, in seconds.
EVERY = 5.0


async def renew_when_compiled(thinkers: Thinkers) -> None:
    """Wait for the compiled engine, then renew the processes, each when it is idle."""
    if engine_build() == "compiled" or not is_checkout():
        return
    while not await asyncio.to_thread(compiled_since_start):
        await asyncio.sleep(EVERY)
    LOG.info("renewal", engine="compiled")
    thinkers.renew()
