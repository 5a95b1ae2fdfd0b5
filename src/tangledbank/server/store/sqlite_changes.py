"""Changes to the SQLite database: each is part of one of the writer's transactions."""

import sqlite3
from typing import Final

import msgspec

from tangledbank.server.store.sqlite_savepoint import savepoint
from tangledbank.server.store.store import Entry, Facts, Person, Snapshot, Taken

INSERT: Final = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
#: The same for the next entry of a log; it writes nothing if the number is not the next.
INSERT_NEXT: Final = (
    "INSERT INTO entries (table_id, seq, at, body)"
    " SELECT ?1, ?2, ?3, ?4 FROM tables WHERE id = ?1 AND last = ?5"
)
#: Nor if a column that tables are found by has changed.
INSERT_NEXT_LISTED: Final = (
    INSERT_NEXT + " AND status = ?6 AND public = ?7 AND due = ?8 AND persons = ?9"
)


def create(
    db: sqlite3.Connection,
    table: str,
    engine: str,
    facts: Facts,
    entries: list[Entry],
    at: int,
    maker: str,
) -> None:
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
        raise Taken(f"Table {table} already exists.")
    last = entries[-1].seq if entries else 0
    used = entries[-1].at if entries else at
    db.execute(
        "INSERT INTO tables"
        " (id, engine, status, public, summary, due, persons, made, used, last, inside, maker)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table, engine, facts.status, int(facts.public), facts.summary, facts.due),
            *(_text(facts.persons), at, used, last, facts.inside, maker),
        ),
    )
    _write(db, table, entries)
    _seat(db, table, facts.persons)


def append(db: sqlite3.Connection, table: str, entries: list[Entry], facts: Facts | None) -> None:
    """When it raises, it has written nothing: see `Change.whole`."""
    if len(entries) == 1 and _write_one(db, table, entries[0], facts):
        return
    asked = "SELECT last, used, status, public, due, persons FROM tables WHERE id = ?"
    found = db.execute(asked, (table,)).fetchone()
    if found is None or (entries and entries[0].seq != found[0] + 1):
        raise Taken(f"Table {table}: somebody else wrote first.")
    listed = found[2:]
    new = listed if facts is None else _listed(facts)
    with savepoint(db):
        last, used = found[:2]
        if entries:
            _write(db, table, entries)
            last, used = entries[-1].seq, entries[-1].at
        _note(db, table, last, used, facts)
        if facts is not None and new != listed:
            _list(db, table, facts)
            if new[-1] != listed[-1]:
                _seat(db, table, facts.persons)


def _write_one(db: sqlite3.Connection, table: str, entry: Entry, facts: Facts | None) -> bool:
    """Write a decision, the usual case, in two statements.

    False: nothing was written, because the entry does not follow the log or changes a column that
    tables are found by.
    """
    values = table, entry.seq, entry.at, entry.body, entry.seq - 1
    if facts is None:
        written = db.execute(INSERT_NEXT, values)
    else:
        written = db.execute(INSERT_NEXT_LISTED, (*values, *_listed(facts)))
    if written.rowcount != 1:
        return False
    try:
        _note(db, table, entry.seq, entry.at, facts)
    except Exception as error:
        # There is no savepoint to return to, so the whole transaction must be rolled back.
        raise sqlite3.InternalError(f"half of entry {entry.seq} of {table}") from error
    return True


def _listed(facts: Facts) -> tuple[str, int, int, str]:
    """The columns that tables are found by."""
    return facts.status, int(facts.public), facts.due, _text(facts.persons)


def _note(db: sqlite3.Connection, table: str, last: int, used: int, facts: Facts | None) -> None:
    """Record the length of a log, and the table's summary."""
    if facts is None:
        db.execute("UPDATE tables SET last = ?, used = ? WHERE id = ?", (last, used, table))
        return
    db.execute(
        "UPDATE tables SET last = ?, used = ?, summary = ?, inside = ? WHERE id = ?",
        (last, used, facts.summary, facts.inside, table),
    )


def _list(db: sqlite3.Connection, table: str, facts: Facts) -> None:
    """Update the columns that tables are found by.  Each has an index, slow to change."""
    db.execute(
        "UPDATE tables SET status = ?1, public = ?2, due = ?3, persons = ?4,"
        " maker = CASE WHEN ?1 IN ('gathering', 'playing') THEN maker ELSE '' END WHERE id = ?5",
        (*_listed(facts), table),
    )


def _write(db: sqlite3.Connection, table: str, entries: list[Entry]) -> None:
    db.executemany(INSERT, [(table, entry.seq, entry.at, entry.body) for entry in entries])


def _seat(db: sqlite3.Connection, table: str, persons: tuple[str, ...]) -> None:
    """Record who sits at a table, so that they find it again."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT OR IGNORE INTO seats (person, table_id) VALUES (?, ?)",
        [(person, table) for person in persons],
    )


def _text(value: object) -> str:
    """As JSON."""
    return msgspec.json.encode(value).decode()


def put_snapshot(db: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    db.execute(
        "INSERT INTO snapshots (table_id, seq, engine, digest, body) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, engine = excluded.engine,"
        " digest = excluded.digest, body = excluded.body",
        (table, snapshot.seq, snapshot.engine, snapshot.digest, snapshot.body),
    )


def put_analysis(db: sqlite3.Connection, table: str, version: str, body: bytes) -> None:
    db.execute(
        "INSERT INTO analyses (table_id, version, body) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body",
        (table, version, body),
    )


def drop_snapshots(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))


def hold_all(
    db: sqlite3.Connection, worker: str, tables: list[str], now: int, until: int
) -> set[str]:
    names = _text(tables)
    db.execute(
        "INSERT INTO holds (table_id, worker, until)"
        " SELECT id, ?2, ?4 FROM tables WHERE id IN (SELECT value FROM json_each(?1))"
        " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until"
        " WHERE worker = excluded.worker OR until <= ?3",
        (names, worker, now, until),
    )
    held = db.execute(
        "SELECT table_id FROM holds"
        " WHERE worker = ?2 AND table_id IN (SELECT value FROM json_each(?1))",
        (names, worker),
    )
    return {table for (table,) in held}


def let_go(db: sqlite3.Connection, worker: str) -> None:
    db.execute("DELETE FROM holds WHERE worker = ?", (worker,))


def put_person(db: sqlite3.Connection, person: Person) -> None:
    db.execute(
        "INSERT INTO persons (id, name, program, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (person.id, person.name, int(person.program), person.since),
    )


def first_setting(db: sqlite3.Connection, name: str, value: bytes) -> bytes:
    """Store this value if there is none yet; returns the stored one."""
    db.execute("INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)", (name, value))
    (kept,) = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return bytes(kept)


def beat(db: sqlite3.Connection) -> None:
    """Write something, to test whether writing works."""
    db.execute("UPDATE pulse SET beats = beats + 1")
