"""A store in memory, for a server that lives no longer than its page or its test."""

from collections.abc import Awaitable, Callable

from tangledbank.server.store.store import (
    Entry,
    Facts,
    Hear,
    Person,
    Snapshot,
    Store,
    Stored,
    Taken,
)


class Kept:
    """What is kept of one table."""

    def __init__(self, engine: str, facts: Facts, entries: list[Entry], maker: str) -> None:
        self.engine = engine
        self.facts = facts
        self.entries = list(entries)
        self.maker = maker
        self.snapshot: Snapshot | None = None

    @property
    def used(self) -> int:
        return self.entries[-1].at


class MemoryStore(Store):
    """Keeps everything in dictionaries; one process alone uses it."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._persons: dict[str, Person] = {}
        self._settings: dict[str, bytes] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def check(self) -> None:
        pass

    async def create(
        self,
        table: str,
        engine: str,
        facts: Facts,
        entries: list[Entry],
        at: int,
        maker: str = "",
    ) -> None:
        if table in self._tables:
            raise Taken("there is a table of this name")
        self._tables[table] = Kept(engine, facts, entries, maker)

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        kept = self._tables.get(table)
        first = len(kept.entries) + 1 if kept is not None else 0
        if kept is None or [one.seq for one in entries] != list(range(first, first + len(entries))):
            raise Taken("somebody else wrote these entries first")
        kept.entries += entries
        if facts is not None:
            kept.facts = facts

    async def load(self, table: str, after: int = 0) -> Stored | None:
        kept = self._tables.get(table)
        if kept is None:
            return None
        return Stored(table, kept.engine, kept.facts, kept.entries[after:])

    async def facts(self, table: str) -> Facts | None:
        kept = self._tables.get(table)
        return kept.facts if kept is not None else None

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        kept = self._tables.get(table)
        found = kept.snapshot if kept is not None else None
        return found if found is not None and found.engine == engine else None

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        if table in self._tables:
            self._tables[table].snapshot = snapshot

    async def drop_snapshots(self, table: str) -> None:
        if table in self._tables:
            self._tables[table].snapshot = None

    async def entries(self, table: str, after: int) -> list[Entry]:
        kept = self._tables.get(table)
        return kept.entries[after:] if kept is not None else []

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        open_now = [
            kept
            for kept in self._tables.values()
            if kept.facts.public
            and kept.facts.status in ("gathering", "playing")
            and kept.used >= since
        ]
        open_now.reverse()
        return [kept.facts for kept in open_now[:most]]

    async def made_by(self, maker: str, since: int = 0) -> int:
        return sum(
            kept.maker == maker
            and kept.facts.status in ("gathering", "playing")
            and kept.used >= since
            for kept in self._tables.values()
        )

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        mine = [one for one in self._tables.items() if person in one[1].facts.persons]
        mine.sort(key=lambda one: one[1].used, reverse=True)
        return [(name, kept.facts) for name, kept in mine[:most]]

    async def due(self, now: int, most: int) -> list[str]:
        due = [name for name, kept in self._tables.items() if 0 < kept.facts.due <= now]
        return due[:most]

    async def count(self) -> dict[str, int]:
        statuses = [kept.facts.status for kept in self._tables.values()]
        return {status: statuses.count(status) for status in set(statuses)}

    # One process holds everything

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        return True

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        return set(tables)

    async def let_go(self, worker: str) -> None:
        pass

    async def person(self, person: str) -> Person | None:
        return self._persons.get(person)

    async def put_person(self, person: Person) -> None:
        self._persons[person.id] = person

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        if name not in self._settings:
            self._settings[name] = fresh()
        return self._settings[name]

    async def tell(self, channel: str, text: bytes) -> None:
        pass

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        pass
