"""What the server asks of a database.

The truth about a table is its *log*: an append-only list of entries, numbered from 1 without gaps.
All else that is kept of a table (its summary for the lobby, when its clock runs out, who sits at
it) can be worked out from the log, and is kept beside it only to be found quickly.

`append` is the judge when two processes want to write at once: an entry's number can be taken only
once, and what is not all written is not written at all.  When `append` returns, the entries are on
disk.
"""

from collections.abc import Awaitable, Callable

import msgspec

from tangledbank.server.store.credentials import Credentials
from tangledbank.server.store.operations import Operations


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int  # 1, 2, 3 ... without gaps
    at: int  # when: milliseconds since 1970
    body: bytes  # what happened, as JSON


class Facts(msgspec.Struct, frozen=True):
    """What is kept beside a log so that tables are found without reading it."""

    status: str  # gathering, playing, over, broken
    public: bool  # in the lobby?
    summary: bytes  # for the lobby, as JSON
    due: int  # when the table must be looked at again (a clock, a bot's turn); 0: never
    persons: tuple[str, ...]  # who sits or sat there
    inside: bytes = b""  # what those who sit there know beyond the summary, as JSON


class Stored(msgspec.Struct, frozen=True):
    """A table as it was read."""

    table: str
    engine: str  # the version of the engine that began it
    facts: Facts
    entries: list[Entry]


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it was after one entry: a cache, which can always be made again from the log."""

    seq: int  # the entry
    engine: str  # what made it; another engine does not use it
    digest: bytes  # of all the rest
    body: bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here: a nickname, and nothing else."""

    id: str
    name: str
    program: bool  # a bot from outside
    since: int


class StoreError(Exception):
    """The database cannot do it now; the text says what is wrong, for people who run it.

    Nothing was written, unless it says otherwise.
    """


class Taken(StoreError):
    """Somebody else wrote these entries (or this table) first."""


#: What a process hears from the others (and from itself): a channel's name and a short text.
Hear = Callable[[str, bytes], None]


class Store:
    """A database, behind the few things the server asks of it.  All times are milliseconds."""

    #: May several processes use it at once?
    shared = False

    #: What whoever runs the server asks of it.
    operations: Operations
    credentials: Credentials

    @property
    def backlog(self) -> int:
        """How many changes wait to be written."""
        return 0

    async def open(self) -> None:
        """Connect, and make or update the tables of the database."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        raise NotImplementedError

    async def check(self) -> None:
        """`StoreError` if nothing could be written now."""
        raise NotImplementedError

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
        """A new table with the first entries of its log; `Taken` if there is one of this name.

        `maker` stands for the address that it was made from, until the table is over.
        """
        raise NotImplementedError

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        """Write entries (and the facts, if they changed) at once, or not at all.

        `Taken` if one of their numbers is taken, or the one before the first is missing.
        """
        raise NotImplementedError

    async def note_speaker(self, table: str, person: str) -> None:
        """Somebody without a seat is about to say something there.

        Noted before it is written, so that nothing said is left when the person is deleted.
        """
        raise NotImplementedError

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A table with its log (after this number); none if there is no such table."""
        raise NotImplementedError

    async def facts(self, table: str) -> Facts | None:
        """What is kept beside a table's log; none if there is no such table."""
        raise NotImplementedError

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        """The newest snapshot of a table that this engine made."""
        raise NotImplementedError

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of those before it."""
        raise NotImplementedError

    async def drop_snapshots(self, table: str) -> None:
        """Forget what was kept: it is not right."""
        raise NotImplementedError

    async def entries(self, table: str, after: int) -> list[Entry]:
        """What was appended after this number."""
        raise NotImplementedError

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        """The public tables that are gathering or being played, the newest first.

        Those at which nothing has happened `since` then are left out.  If there are more than can
        be shown, every maker has an equal share: first the newest of each, then the next.
        """
        raise NotImplementedError

    async def made_by(self, maker: str, since: int = 0) -> int:
        """How many tables of a maker are not over, and in use `since` then."""
        raise NotImplementedError

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        """The tables that somebody sits or sat at, the last used first."""
        raise NotImplementedError

    async def due(self, now: int, most: int) -> list[str]:
        """The tables whose `due` has come, and that nobody holds."""
        raise NotImplementedError

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        raise NotImplementedError

    # Who looks after a table

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        """Become (or stay) the one that runs this table's clocks and bots, until then.

        False if another worker holds it, and its time is not over.
        """
        raise NotImplementedError

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        """Prolong many at once; the tables that are (still, or now) held by this worker."""
        raise NotImplementedError

    async def let_go(self, worker: str) -> None:
        """Hold none of them any more."""
        raise NotImplementedError

    # Persons and settings

    async def person(self, person: str) -> Person | None:
        raise NotImplementedError

    async def put_person(self, person: Person) -> None:
        """A new person, or a new name."""
        raise NotImplementedError

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        """A value all processes share; the first to ask gives it."""
        raise NotImplementedError

    # Between processes

    async def tell(self, channel: str, text: bytes) -> None:
        """Let every process of this database hear a short text (at most 7,000 bytes)."""
        raise NotImplementedError

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """Hear what is told from now on; `lost` is called when something may have been missed."""
        raise NotImplementedError
