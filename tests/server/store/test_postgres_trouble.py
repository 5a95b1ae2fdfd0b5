"""PostgreSQL restarted, cut off, locked, full: no answer is wrong, and it goes on by itself."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from tangledbank.server.store.postgres import PostgresStore
from tangledbank.server.store.store import Store, StoreError, Taken
from tests.server.store.bad_wire import BadWire, wire_to
from tests.server.store.cluster import DATABASE, Cluster
from tests.server.store.samples import entry, facts, log, make, make_all, opened
from tests.server.store.small_disk import fill, free, small_disk
from tests.server.store.test_hearing import Ears

TABLES = [f"t{number}" for number in range(20)]

END_ALL = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = '{DATABASE}' AND pid <> pg_backend_pid()
"""


async def write_on(store: Store, table: str, done: asyncio.Event) -> int:
    """Append again and again; after a failure the same entry, which must not be taken then."""
    seq = 1
    while not done.is_set():
        try:
            await store.append(table, [entry(seq + 1)], facts(due=seq))
        except Taken:
            raise
        except StoreError as error:
            if "not known" in str(error):
                raise
            await asyncio.sleep(0.01)
        else:
            seq += 1
    return seq


async def under_load(store: Store, disturb: Callable[[], Awaitable[None]]) -> None:
    """Disturb it while all tables are written to; then all that was acknowledged is there."""
    await make_all(store, TABLES)
    done = asyncio.Event()
    writers = [asyncio.create_task(write_on(store, table, done)) for table in TABLES]
    await disturb()
    done.set()
    last = await asyncio.gather(*writers)
    for table, number in zip(TABLES, last, strict=True):
        assert [e.seq for e in await store.entries(table, 0)] == list(range(1, number + 1))


@asynccontextmanager
async def bad_wire(cluster: Cluster) -> AsyncIterator[tuple[BadWire, Store]]:
    """A store at the end of a wire that can be cut."""
    async with (
        wire_to(cluster.folder) as wire,
        opened(cluster.url(DATABASE, wire.folder)) as store,
    ):
        yield wire, store


async def settle(store: Store) -> None:
    while True:
        try:
            return await store.check()
        except StoreError:
            await asyncio.sleep(0.02)


def test_restarted_under_load(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:

            async def restart() -> None:
                for how in (signal.SIGINT, signal.SIGQUIT):
                    await asyncio.sleep(0.1)
                    await asyncio.to_thread(cluster.stop, how)
                    await asyncio.sleep(0.1)
                    await asyncio.to_thread(cluster.start)
                    await settle(store)

            await under_load(store, restart)

    asyncio.run(play())


def test_connections_broken_under_load(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:

            async def break_off() -> None:
                for _ in range(20):
                    cluster.run("postgres", END_ALL)
                    await settle(store)

            await under_load(store, break_off)

    asyncio.run(play())


def test_the_answer_to_a_commit_is_lost(cluster: Cluster, postgres_url: str) -> None:
    """It was done, and that is what is said."""

    async def play() -> None:
        async with bad_wire(cluster) as (wire, store):
            for number in range(5):
                table = f"t{number}"
                await make(store, table)
                wire.cut_after = True
                await store.append(table, log(2), facts(persons=("ann",)))
                assert await store.entries(table, 0) == log(1, 2)
            wire.cut_after = True
            await make(store, "pond")
            assert await store.entries("pond", 0) == log(1)
            assert wire.cuts == 6

    asyncio.run(play())


def test_a_commit_does_not_arrive(cluster: Cluster, postgres_url: str) -> None:
    """It was not done, and that is what is said: the same entry can be written again."""

    async def play() -> None:
        async with bad_wire(cluster) as (wire, store):
            await make_all(store, TABLES)
            for table in TABLES[:5]:
                wire.cut_before = True
                with pytest.raises(StoreError, match="nothing was written"):
                    await store.append(table, log(2))
                await store.append(table, log(2))
            wire.cut_before = True
            with pytest.raises(StoreError, match="nothing was written"):
                await make(store, "pond")
            await make(store, "pond")
            assert wire.cuts == 6

    asyncio.run(play())


def test_closing_while_it_is_not_known(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with bad_wire(cluster) as (wire, store):
            await make(store, "pond")
            wire.cut_after = True
            waiting = asyncio.create_task(store.append("pond", log(2)))
            wire.refuse = True
            while not wire.cuts:
                await asyncio.sleep(0.01)
            await store.close()
            with pytest.raises(StoreError, match="not known whether"):
                await waiting

    asyncio.run(play())


def test_what_is_idle_when_it_restarts_notices_nothing(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await make(store, "pond")
            assert await store.load("pond")
            await store.tell("c", b"1")
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            assert await store.load("pond")
            assert await store.hold("pond", "one", 1, 2)
            await store.tell("c", b"1")

    asyncio.run(play())


def test_who_listens_is_told_that_something_may_have_been_missed(
    cluster: Cluster, postgres_url: str
) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            ears = Ears()
            await ears.listen(store)
            await other.tell("c", b"before")
            await ears.until(heard=1)
            assert ears.lost == 0
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            await ears.until(lost=1)
            await other.tell("c", b"after")
            await ears.until(heard=2)
            assert ears.heard == [("c", b"before"), ("c", b"after")]

    asyncio.run(play())


def test_while_it_is_away_everything_says_so(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await make(store, "pond")
            await store.load("pond")
            await asyncio.to_thread(cluster.stop)
            for _ in range(3):
                asked = (
                    store.check(),
                    store.append("pond", log(2)),
                    store.load("pond"),
                    store.tell("c", b"x"),
                )
                for answer in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(answer, StoreError)
                    assert str(answer).startswith("PostgreSQL's games at ")
                    assert "the server continues when" in str(answer)
            await asyncio.to_thread(cluster.start)
            await settle(store)
            await store.append("pond", log(2))

    asyncio.run(play())


def test_nobody_there_when_it_is_opened() -> None:
    url = "postgresql://ann:secret@/games?host=/nonexistent"
    with pytest.raises(StoreError, match=r"games at /nonexistent cannot be reached") as refused:
        asyncio.run(PostgresStore(url).open())
    assert "secret" not in str(refused.value)


def test_locked_by_another_program(postgres_url: str) -> None:
    async def play() -> None:
        store = PostgresStore(postgres_url, patience=0.05)
        await store.open()
        await make_all(store, TABLES)
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE tangledbank.entries")
            asked = [store.append(table, log(2)) for table in TABLES]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, StoreError)
                assert "is locked by another program" in str(answer)
            with pytest.raises(StoreError, match="is locked"):
                await store.load("t0")
            assert await store.lobby(99)  # the rest goes on
        await asyncio.gather(*(store.append(table, log(2)) for table in TABLES))
        await store.close()

    asyncio.run(play())


def test_a_full_disk(cluster: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await make_all(store, TABLES)
            with small_disk("2m", cluster.user) as folder:
                cluster.run("postgres", f"CREATE TABLESPACE small LOCATION '{folder}'")
                cluster.run(DATABASE, "ALTER TABLE tangledbank.entries SET TABLESPACE small")
                try:
                    await fill_up(store)
                    fill(folder)
                    with pytest.raises(StoreError, match=r"The disk of .* is full"):
                        await fill_up(store)
                    seen = {t: len(await store.entries(t, 0)) for t in TABLES}
                    free(folder)
                    for table, last in seen.items():
                        await store.append(table, log(last + 1))
                finally:
                    cluster.run(
                        DATABASE, "ALTER TABLE tangledbank.entries SET TABLESPACE pg_default"
                    )
                    cluster.run("postgres", "DROP TABLESPACE small")

    async def fill_up(store: Store) -> None:
        """200 KB more, which are too many only when the disk is full."""
        for table in TABLES:
            last = len(await store.entries(table, 0))
            for seq in range(last + 1, last + 7):
                await store.append(table, [entry(seq, bytes(range(250)) * 7)])

    asyncio.run(play())


def test_a_user_without_rights(cluster: Cluster, postgres_url: str) -> None:
    cluster.run("postgres", "DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    with pytest.raises(StoreError, match=r"permission denied.*GRANT CREATE"):
        asyncio.run(PostgresStore(postgres_url.replace("postgres@", "guest@")).open())


def test_two_processes_share_settings_and_holds(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            for number in range(20):
                name = f"secret{number}"
                got = await asyncio.gather(
                    one.setting(name, lambda: b"one"), two.setting(name, lambda: b"two")
                )
                assert got[0] == got[1]
            await make_all(one, TABLES)
            for now in range(0, 100, 10):
                held = await asyncio.gather(
                    one.hold_all("one", TABLES, now, now + 10),
                    two.hold_all("two", TABLES[::-1], now, now + 10),
                )
                assert not held[0] & held[1]
                assert held[0] | held[1] == set(TABLES)

    asyncio.run(play())
