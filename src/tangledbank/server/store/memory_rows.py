"""The rows of a store in memory, as a database keeps them in its tables."""

from tangledbank.server.store.operations import Order, PersonRow, Ruling
from tangledbank.server.store.store import Entry, Facts, Person, Snapshot


class TableRow:
    """One table with its log and its snapshot."""

    def __init__(
        self, engine: str, facts: Facts, entries: list[Entry], made: int, maker: str
    ) -> None:
        self.engine = engine
        self.facts = facts
        self.entries = list(entries)
        self.made = made
        self.maker = maker
        self.snapshot: Snapshot | None = None
        self.analysis: tuple[str, bytes] | None = None  # what made it, and the analysis

    @property
    def used(self) -> int:
        return self.entries[-1].at if self.entries else self.made

    @property
    def running(self) -> bool:
        return self.facts.status in ("gathering", "playing")


class CredentialRow:
    def __init__(self) -> None:
        self.generation = 0
        self.used = 0
        self.recovery = ""


class Rows:
    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.holds: dict[str, tuple[str, int]] = {}  # table -> worker, until
        self.speakers: set[tuple[str, str]] = set()  # person, table
        self.persons: dict[str, Person] = {}
        self.seen: dict[str, int] = {}  # person -> when
        self.addresses: dict[tuple[str, str], int] = {}  # person, address -> when
        self.credentials: dict[str, CredentialRow] = {}
        self.settings: dict[str, bytes] = {}
        self.rulings: dict[tuple[str, str], Ruling] = {}  # kind, subject
        self.orders: dict[str, Order] = {}
        self.taken: dict[str, str] = {}  # order -> worker
        self.answers: dict[tuple[str, str], str] = {}  # order, worker
        self.erasures: dict[str, int] = {}  # person -> when

    def sits_somewhere(self, person: str) -> bool:
        return any(person in row.facts.persons for row in self.tables.values())

    def speaks_somewhere(self, person: str) -> bool:
        return any(one == person for one, _ in self.speakers)

    def person_row(self, person: Person) -> PersonRow:
        seen = self.seen.get(person.id, 0)
        return PersonRow(person.id, person.name, person.program, person.since, seen)

    def delete_person(self, person: str) -> None:
        for key in [key for key in self.addresses if key[0] == person]:
            del self.addresses[key]
        self.credentials.pop(person, None)
        self.persons.pop(person, None)
        self.seen.pop(person, None)
