"""Entries of many tables waiting to be written together, and their form for PostgreSQL.

A statement for each table would cost more than the write itself.  So a batch sends its rows as one
JSON text and their bytes as one blob, which SQL cuts up: two statements write any number of tables.
"""

import asyncio

import msgspec

from tangledbank.server.store.store import Entry, Facts


class Append(msgspec.Struct):
    """Entries waiting to be written, and the future that reports it."""

    table: str
    entries: list[Entry]
    facts: Facts | None
    answer: asyncio.Future[None]


def text_of(value: object) -> str:
    """As JSON."""
    return msgspec.json.encode(value).decode()


class Blob:
    """The bytes of many entries, joined."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, part: bytes) -> tuple[int, int]:
        """Its position for SQL's `substr` (which counts from 1), and its length."""
        place = self._size + 1
        self._parts.append(part)
        self._size += len(part)
        return place, len(part)

    def all(self) -> bytes:
        return b"".join(self._parts)


def lines(entries: list[Entry], blob: Blob) -> list[tuple[int, int, int, int]]:
    """Rows of number, time, and the body's position and length in the blob."""
    return [(entry.seq, entry.at, *blob.add(entry.body)) for entry in entries]


def packed(appends: list[Append]) -> tuple[str, bytes]:
    """Rows of table, first and last number, last time, `lines` and facts; and the blob.

    The numbers are 0 if there are no entries.  The facts, if any, are status, public, due, persons
    (JSON in JSON), and position and length of `summary` and `inside`.
    """
    blob = Blob()
    rows = []
    for append in appends:
        entries, facts = append.entries, append.facts
        last = (entries[0].seq, entries[-1].seq, entries[-1].at) if entries else (0, 0, 0)
        about = facts and (
            *(facts.status, int(facts.public), facts.due, text_of(facts.persons)),
            *blob.add(facts.summary),
            *blob.add(facts.inside),
        )
        rows.append((append.table, *last, lines(entries, blob), about))
    return text_of(rows), blob.all()
