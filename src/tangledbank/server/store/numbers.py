"""Checks that log entries are numbered from 1 without gaps."""

from itertools import pairwise

from tangledbank.server.store.store import Entry


def check_new(entries: list[Entry]) -> None:
    """Check the first entries of a new log."""
    if entries and entries[0].seq != 1:
        raise ValueError(f"a log begins with entry 1, not {entries[0].seq}")
    check_next(entries)


def check_next(entries: list[Entry]) -> None:
    """Check that entries written together follow one another."""
    if entries and entries[0].seq < 1:
        raise ValueError(f"there is no entry {entries[0].seq}")
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1:
            raise ValueError(f"entry {after.seq} cannot follow entry {before.seq}")
