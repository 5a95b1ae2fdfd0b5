"""Removes a person's name from a finished game, and leaves the game as it is."""

import msgspec

from tangledbank.server.facts import facts_of
from tangledbank.server.store.store import Entry, Stored
from tangledbank.server.table import log
from tangledbank.server.table.replaying import replayed

#: The replacement for a name.
GONE = "deleted"


class Forgotten(msgspec.Struct, frozen=True):
    """The changes that remove a person's name from a table."""

    bodies: dict[int, bytes]  # by number
    summary: bytes
    persons: str  # as JSON


def without(stored: Stored, person: str) -> Forgotten:
    """The game itself stays the same: its names for seats change only if it replays."""
    before = replayed(stored.table, stored.engine, stored.entries)
    seats = before.seats_of(person)
    for renamed in (seats, []):
        changed = {entry.seq: _without(entry, person, renamed) for entry in stored.entries}
        entries = [Entry(entry.seq, entry.at, changed[entry.seq]) for entry in stored.entries]
        after = replayed(stored.table, stored.engine, entries)
        if after.status == before.status:
            break
    facts = facts_of(after)
    persons = [one for one in facts.persons if one != person]
    same = {entry.seq: entry.body for entry in stored.entries}
    return Forgotten(
        {seq: body for seq, body in changed.items() if body != same[seq]},
        facts.summary,
        msgspec.json.encode(persons).decode(),
    )


def _without(entry: Entry, person: str, seats: list[int]) -> bytes:
    said = log.read(entry.body)
    new = said
    if isinstance(said, log.Sat) and said.person == person:
        new = msgspec.structs.replace(said, name=GONE)
    elif isinstance(said, log.Said) and said.person == person:
        new = msgspec.structs.replace(said, name=GONE, text="...")
    elif isinstance(said, (log.Began, log.Opened)):
        calls = [f"{GONE}-{at + 1}" if at in seats else call for at, call in enumerate(said.calls)]
        new = msgspec.structs.replace(said, calls=calls)
    return entry.body if new == said else log.write(new)
