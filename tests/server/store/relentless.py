"""Writes to a store without end, and says what was acknowledged: to be killed.

python -m tests.server.store.relentless URL
"""

import asyncio
import os
import sys
import uuid

from tangledbank.server.store.choose import store_of
from tangledbank.server.store.store import Entry, Store, Taken
from tests.server.store.samples import facts

TABLES = [f"t{number}" for number in range(30)]


async def write_on(store: Store, table: str) -> None:
    last = 0
    while True:
        stored = await store.load(table)
        last = len(stored.entries) if stored else 0
        try:
            if stored is None:
                await store.create(table, "1.0", facts(), [], 1)
            while True:
                body = uuid.uuid4().hex.encode()
                await store.append(table, [Entry(last + 1, 1, body)], facts(due=last))
                last += 1
                # Straight to the system, so that it is out before the process is killed.
                os.write(1, b"%s %d %s\n" % (table.encode(), last, body))
        except Taken:
            continue  # what a process wrote that was killed may arrive late


async def main(url: str) -> None:
    store = store_of(url)
    await store.open()
    await asyncio.gather(*(write_on(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
