"""A store in memory, for a server that lives no longer than its page or test."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from tangledbank.server.store.memory_credentials import MemoryCredentials
from tangledbank.server.store.memory_operations import MemoryOperations
from tangledbank.server.store.memory_rows import Rows, TableRow
from tangledbank.server.store.numbers import check_new, check_next
from tangledbank.server.store.store import (
    Entry,
    Facts,
    Hear,
    Person,
    Snapshot,
    Store,
    Stored,
    StoreError,
    Taken,
)


class MemoryStore(Store):
    """For one process only.  Its contents outlive `close`, but not the object itself."""

    def __init__(self) -> None:
        self._rows = Rows()
        self._is_open = False
        self._hears: list[Hear] = []
        self.operations = MemoryOperations(self._rows)
        self.credentials = MemoryCredentials(self._rows)

    async def open(self) -> None:
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False

    async def check(self) -> None:
        if not self._is_open:
            raise StoreError("The store in memory is not open.")

    # Tables

    async def create(
        self,
        table: str,
        engine: str,
        facts: Facts,
        entries: list[Entry],
        at: int,
        maker: str = "",
    ) -> None:
        check_new(entries)
        await self.check()
        if table in self._rows.tables:
            raise Taken(f"Table {table} already exists.")
        self._rows.tables[table] = TableRow(engine, facts, entries, at, maker)

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        check_next(entries)
        await self.check()
        row = self._rows.tables.get(table)
        if row is None or (entries and entries[0].seq != len(row.entries) + 1):
            raise Taken(f"Table {table}: somebody else wrote first.")
        row.entries += entries
        if facts is not None:
            row.facts = facts
            row.maker = row.maker if row.running else ""

    async def note_speaker(self, table: str, person: str) -> None:
        await self.operations.note_speaker(table, person)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        row = self._rows.tables.get(table)
        if row is None:
            return None
        return Stored(table, row.engine, row.facts, row.entries[after:])

    async def facts(self, table: str) -> Facts | None:
        row = self._rows.tables.get(table)
        return row.facts if row is not None else None

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        row = self._rows.tables.get(table)
        found = row.snapshot if row is not None else None
        return found if found is not None and found.engine == engine else None

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        if table not in self._rows.tables:
            raise StoreError(f"Table {table} does not exist.")
        self._rows.tables[table].snapshot = snapshot

    async def drop_snapshots(self, table: str) -> None:
        if table in self._rows.tables:
            self._rows.tables[table].snapshot = None

    async def analysis(self, table: str, version: str) -> bytes | None:
        row = self._rows.tables.get(table)
        found = row.analysis if row is not None else None
        return found[1] if found is not None and found[0] == version else None

    async def put_analysis(self, table: str, version: str, body: bytes) -> None:
        if table not in self._rows.tables:
            raise StoreError(f"Table {table} does not exist.")
        self._rows.tables[table].analysis = version, body

    async def entries(self, table: str, after: int) -> list[Entry]:
        row = self._rows.tables.get(table)
        return row.entries[after:] if row is not None else []

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        shown = [
            (-row.made, name, row)
            for name, row in self._rows.tables.items()
            if row.facts.public and row.running and row.used >= since
        ]
        shown.sort(key=lambda one: one[:2])
        made: Counter[str] = Counter()
        shares = []
        for newest, name, row in shown:
            made[row.maker] += bool(row.maker)  # unknown makers share with nobody
            shares.append((made[row.maker] or 1, newest, name, row))
        shares.sort(key=lambda one: one[:3])
        best = sorted(shares[:most], key=lambda one: one[1:3])
        return [row.facts for *_, row in best]

    async def made_by(self, maker: str, since: int = 0) -> int:
        rows = self._rows.tables.values()
        return sum(bool(maker) and row.maker == maker and row.used >= since for row in rows)

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        tables = self._rows.tables.items()
        mine = [(-row.used, name) for name, row in tables if person in row.facts.persons]
        return [(name, self._rows.tables[name].facts) for _, name in sorted(mine)[:most]]

    async def due(self, now: int, most: int) -> list[str]:
        found = [
            (row.facts.due, name)
            for name, row in self._rows.tables.items()
            if 0 < row.facts.due <= now and self._rows.holds.get(name, ("", 0))[1] <= now
        ]
        return [name for _, name in sorted(found)[:most]]

    async def count(self) -> dict[str, int]:
        return dict(Counter(row.facts.status for row in self._rows.tables.values()))

    # Who runs a table's clocks and bots

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        return table in await self.hold_all(worker, [table], now, until)

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        held = set()
        for table in tables:
            holder, ends = self._rows.holds.get(table, (worker, 0))
            if table in self._rows.tables and (holder == worker or ends <= now):
                self._rows.holds[table] = worker, until
                held.add(table)
        return held

    async def let_go(self, worker: str) -> None:
        holds = self._rows.holds
        for table in [table for table, (holder, _) in holds.items() if holder == worker]:
            del holds[table]

    # Persons and settings

    async def person(self, person: str) -> Person | None:
        return self._rows.persons.get(person)

    async def put_person(self, person: Person) -> None:
        known = self._rows.persons.get(person.id)
        if known is not None:  # only the name can change
            person = Person(known.id, person.name, known.program, known.since)
        self._rows.persons[person.id] = person

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        if name not in self._rows.settings:
            self._rows.settings[name] = fresh()
        return self._rows.settings[name]

    # Between processes: there is only this one

    async def tell(self, channel: str, text: bytes) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._hears:
            loop.call_soon(hear, channel, text)

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        self._hears.append(hear)  # no message can be lost
