"""The server's interface to a database.

The truth about a table is its *log*: an append-only list of entries, numbered from 1 without gaps.
Everything else stored about a table (its summary for the lobby, when its clock runs out, who sits
at it) follows from the log, and is stored only for quick access.

`append` decides when two processes want to write at once: an entry's number can be taken only once,
and a write succeeds completely or not at all.  When `append` returns, the entries are on disk.
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
    """Stored beside a log, so that tables are found without reading it."""

    status: str  # gathering, playing, over, broken
    public: bool  # in the lobby?
    summary: bytes  # for the lobby, as JSON
    due: int  # when the table must be checked again (a clock, a bot's turn); 0: never
    persons: tuple[str, ...]  # who sits or sat there
    inside: bytes = b""  # what its players know beyond the summary, as JSON


class Stored(msgspec.Struct, frozen=True):
    """A table read from the database."""

    table: str
    engine: str  # the version of the engine that began it
    facts: Facts
    entries: list[Entry]


class Snapshot(msgspec.Struct, frozen=True):
    """A table after one entry: a cache that can always be rebuilt from the log."""

    seq: int  # the entry
    engine: str  # the engine that made it; another does not use it
    digest: bytes  # of all the rest
    body: bytes


class Person(msgspec.Struct, frozen=True):
    """A player: a nickname, and nothing else."""

    id: str
    name: str
    program: bool  # an external program
    since: int


class StoreError(Exception):
    """The database cannot do it now; the text tells operators what is wrong.

    Nothing was written, unless it says otherwise.
    """


class Taken(StoreError):
    """Another process wrote these entries (or this table) first."""


#: A message from a process (possibly this one): a channel's name and a short text.
Hear = Callable[[str, bytes], None]


class Store:
    """A database, reduced to what the server needs.  All times are in milliseconds."""

    #: May several processes use it at once?
    shared = False

    #: Operations for the server's operators.
    operations: Operations
    credentials: Credentials

    @property
    def backlog(self) -> int:
        """How many changes are waiting to be written."""
        return 0

    async def open(self) -> None:
        """Connect, and create or update the tables of the database."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what is waiting, and close."""
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
        """A new table with the first entries of its log; `Taken` if the name exists.

        `maker` stands for the address it was made from, until the table is over.
        """
        raise NotImplementedError

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        """Write entries (and the facts, if they changed), all or nothing.

        `Taken` if one of their numbers is taken, or the one before the first is missing.
        """
        raise NotImplementedError

    async def note_speaker(self, table: str, person: str) -> None:
        """Record that a person without a seat is about to chat there.

        It is recorded before the message is written, so that deleting the person finds every
        message.
        """
        raise NotImplementedError

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A table with its log (after this number); none if there is no such table."""
        raise NotImplementedError

    async def facts(self, table: str) -> Facts | None:
        """The facts beside a table's log; none if there is no such table."""
        raise NotImplementedError

    async def snapshot(self, table: str, engine: str) -> Snapshot | None:
        """The newest snapshot of a table that this engine made."""
        raise NotImplementedError

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot, replacing earlier ones."""
        raise NotImplementedError

    async def drop_snapshots(self, table: str) -> None:
        """Delete a bad snapshot."""
        raise NotImplementedError

    async def analysis(self, table: str, version: str) -> bytes | None:
        """The analysis of a finished game that this version made."""
        raise NotImplementedError

    async def put_analysis(self, table: str, version: str, body: bytes) -> None:
        """Keep an analysis instead of the one before it."""
        raise NotImplementedError

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries after this number."""
        raise NotImplementedError

    async def lobby(self, most: int, since: int = 0) -> list[Facts]:
        """The public tables that are gathering or being played, the newest first.

        Tables without activity `since` then are left out.  If there are more than can be shown,
        every maker has an equal share: first the newest of each, then the next.
        """
        raise NotImplementedError

    async def made_by(self, maker: str, since: int = 0) -> int:
        """How many of a maker's tables are not over and were used `since` then."""
        raise NotImplementedError

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        """The tables where a person sits or sat, the last used first."""
        raise NotImplementedError

    async def due(self, now: int, most: int) -> list[str]:
        """The tables that are due and held by nobody."""
        raise NotImplementedError

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        raise NotImplementedError

    # Who holds a table

    async def hold(self, table: str, worker: str, now: int, until: int) -> bool:
        """Become (or stay) the process that runs this table's clocks and bots, until then.

        False if another worker's hold has not expired.
        """
        raise NotImplementedError

    async def hold_all(self, worker: str, tables: list[str], now: int, until: int) -> set[str]:
        """Renew many holds at once; returns the tables this worker holds now."""
        raise NotImplementedError

    async def let_go(self, worker: str) -> None:
        """Release all holds."""
        raise NotImplementedError

    # Persons and settings

    async def person(self, person: str) -> Person | None:
        raise NotImplementedError

    async def put_person(self, person: Person) -> None:
        """Store a new person, or a new name."""
        raise NotImplementedError

    async def setting(self, name: str, fresh: Callable[[], bytes]) -> bytes:
        """A value all processes share, set by the first to ask."""
        raise NotImplementedError

    # Between processes

    async def tell(self, channel: str, text: bytes) -> None:
        """Send every process of this database a short text (at most 7,000 bytes)."""
        raise NotImplementedError

    async def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """Receive messages from now on; `lost` is called when some may have been missed."""
        raise NotImplementedError
