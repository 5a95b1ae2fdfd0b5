"""Tables, entries and facts to try a store with."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from tangledbank.server.store.choose import store_of
from tangledbank.server.store.store import Entry, Facts, Store


def facts(
    status: str = "playing",
    public: bool = True,
    summary: bytes = b'{"name":"pond"}',
    due: int = 0,
    persons: tuple[str, ...] = (),
) -> Facts:
    return Facts(status, public, summary, due, persons)


def entry(seq: int, body: bytes = b"") -> Entry:
    return Entry(seq, 1_000 + seq, body or b'{"did":%d}' % seq)


def log(*numbers: int) -> list[Entry]:
    return [entry(number) for number in numbers]


#: A store in memory is gone with its object, so a test that opens it twice finds it here.
IN_MEMORY: dict[str, Store] = {}


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = IN_MEMORY.get(url) or store_of(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def make(store: Store, table: str, kept: Facts | None = None, at: int = 1) -> None:
    """A table with one entry."""
    await store.create(table, "1.0", kept or facts(), log(1), at)


async def make_all(store: Store, tables: Iterable[str]) -> None:
    for table in tables:
        await make(store, table)
