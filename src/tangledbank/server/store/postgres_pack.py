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


def wanted(appends: list[Append]) -> str:
    """Rows of table, first and last number, last time; numbers are 0 if only facts are written."""
    return text_of(
        [
            (a.table, a.entries[0].seq, a.entries[-1].seq, a.entries[-1].at)
            if a.entries
            else (a.table, 0, 0, 0)
            for a in appends
        ]
    )


def lines(table: str, entries: list[Entry], blob: Blob) -> list[tuple[str, int, int, int, int]]:
    """Rows of table, number, time, and place and length of the body in the blob."""
    return [(table, entry.seq, entry.at, *blob.add(entry.body)) for entry in entries]


def packed_entries(appends: list[Append]) -> tuple[str, bytes]:
    """`lines` of all of them, and the blob."""
    blob = Blob()
    return text_of([line for a in appends for line in lines(a.table, a.entries, blob)]), blob.all()


def packed_facts(appends: list[Append]) -> tuple[str, bytes]:
    """Rows of table, status, public, due, persons (JSON in JSON), place and length of the summary.

    Only of those that have facts.
    """
    blob = Blob()
    rows = [
        (a.table, f.status, int(f.public), f.due, text_of(f.persons), *blob.add(f.summary))
        for a in appends
        if (f := a.facts) is not None
    ]
    return text_of(rows), blob.all()
