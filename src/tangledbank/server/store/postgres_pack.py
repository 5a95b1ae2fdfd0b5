"""Entries of many tables that wait to be written together, and how they are handed to PostgreSQL.

A statement for each table would cost more than the writing itself.  So the rows of a batch go as
one JSON text, and their bytes as one blob that SQL cuts up: two statements write any number of
tables.
"""

import asyncio

import msgspec

from tangledbank.server.store.store import Entry, Facts


class Append(msgspec.Struct):
    """Entries that wait to be written, and who waits for it."""

    table: str
    entries: list[Entry]
    facts: Facts | None
    answer: asyncio.Future[None]


def text_of(value: object) -> str:
    """As JSON."""
    return msgspec.json.encode(value).decode()


class Blob:
    """Bytes of many owners, one after the other."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, part: bytes) -> tuple[int, int]:
        """Where SQL's `substr` finds it (which counts from 1), and its length."""
        place = self._size + 1
        self._parts.append(part)
        self._size += len(part)
        return place, len(part)

    def all(self) -> bytes:
        return b"".join(self._parts)


def lines(entries: list[Entry], blob: Blob) -> list[tuple[int, int, int, int]]:
    """Rows of number, time, and place and length of the body in the blob."""
    return [(entry.seq, entry.at, *blob.add(entry.body)) for entry in entries]


def packed(appends: list[Append]) -> tuple[str, bytes]:
    """Rows of table, first and last number, last time, `lines` and facts; and the blob.

    The numbers are 0 if there are no entries.  The facts, if any, are status, public, due, persons
    (JSON in JSON), and place and length of the summary and of what is known inside.
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
