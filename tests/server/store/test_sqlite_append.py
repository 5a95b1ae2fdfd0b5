"""A decision is written to SQLite in two statements without a savepoint: all of it, or nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank.server.store import sqlite_changes
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Facts, StoreError
from tests.server.store.samples import facts, log, make_all

TABLES = [f"t{number}" for number in range(9)]


async def numbers(store: SqliteStore) -> list[int]:
    """How many entries each log has."""
    return [len(await store.entries(table, 0)) for table in TABLES]


def test_a_log_that_refuses_an_entry_does_not_spoil_the_others(tmp_path: Path) -> None:
    """Its table says that the log is longer than it is, which only damage can bring about."""

    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        await make_all(store, TABLES)
        with closing(sqlite3.connect(store.path)) as db, db:
            db.execute("UPDATE tables SET last = 4 WHERE id = 't3'")
        asked = [store.append(t, log(5 if t == "t3" else 2), facts(due=0)) for t in TABLES]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        failed = [isinstance(answer, sqlite3.IntegrityError) for answer in answers]
        assert failed == [table == "t3" for table in TABLES]
        assert await numbers(store) == [1 if table == "t3" else 2 for table in TABLES]
        await store.close()

    asyncio.run(play())


def test_what_is_half_written_is_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = sqlite_changes._note

    def fail(db: sqlite3.Connection, table: str, *more: Any) -> None:
        if table == "t3":
            raise OverflowError("a number that SQLite can't keep")
        note(db, table, *more)

    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        await make_all(store, TABLES)
        monkeypatch.setattr(sqlite_changes, "_note", fail)
        with pytest.raises(StoreError):
            await store.append("t3", log(2))
        assert await numbers(store) == [1] * len(TABLES)
        await store.append("t4", log(2))
        assert await numbers(store) == [2 if table == "t4" else 1 for table in TABLES]
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "changed",
    [
        {"inside": b"1"},
        {"summary": b"2"},
        {"status": "over"},
        {"public": False},
        {"due": 7},
        {"persons": ("ann", "bob")},
        {"status": "over", "summary": b"3", "persons": (), "due": 0, "inside": b"4"},
    ],
)
def test_facts_are_kept_whatever_changed(tmp_path: Path, changed: dict[str, Any]) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        old = facts(due=3, persons=("ann",))
        await store.create("pond", "1.0", old, log(1), 1, "maker")
        new: Facts = msgspec.structs.replace(old, **changed)
        await store.append("pond", log(2), new)
        assert await store.facts("pond") == new
        assert [name for name, _ in await store.tables_of("ann", 9)] == (
            ["pond"] if "ann" in new.persons else []
        )
        assert [name for name, _ in await store.tables_of("bob", 9)] == (
            ["pond"] if "bob" in new.persons else []
        )
        assert await store.due(10, 9) == (["pond"] if new.due else [])
        assert await store.made_by("maker") == (0 if new.status == "over" else 1)
        await store.close()

    asyncio.run(play())
