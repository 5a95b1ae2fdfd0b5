"""Queries on the SQLite database."""

import sqlite3

import msgspec

from tangledbank.server.store.store import Entry, Facts, Person, Snapshot, Stored

#: The columns of `Facts`.
FACTS = "status, public, summary, due, persons, inside"


def load(db: sqlite3.Connection, table: str, after: int) -> Stored | None:
    found = db.execute(f"SELECT engine, {FACTS} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    return Stored(table, found[0], _facts(*found[1:]), entries(db, table, after))


def facts(db: sqlite3.Connection, table: str) -> Facts | None:
    found = db.execute(f"SELECT {FACTS} FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else _facts(*found)


def snapshot(db: sqlite3.Connection, table: str, engine: str) -> Snapshot | None:
    found = db.execute(
        "SELECT seq, engine, digest, body FROM snapshots WHERE table_id = ? AND engine = ?",
        (table, engine),
    ).fetchone()
    return None if found is None else Snapshot(*found)


def analysis(db: sqlite3.Connection, table: str, version: str) -> bytes | None:
    found = db.execute(
        "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
    ).fetchone()
    return None if found is None else bytes(found[0])


def entries(db: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    rows = db.execute(
        "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, after),
    )
    return [Entry(*row) for row in rows.fetchall()]


def lobby(db: sqlite3.Connection, most: int, since: int) -> list[Facts]:
    rows = db.execute(
        f"SELECT {FACTS} FROM ("
        " SELECT *, row_number() OVER ("
        "  PARTITION BY maker, CASE maker WHEN '' THEN id END ORDER BY made DESC, id) AS share"
        " FROM tables INDEXED BY lobby"
        " WHERE public AND status IN ('gathering', 'playing') AND used >= ?"
        " ORDER BY share, made DESC, id LIMIT ?"
        ") ORDER BY made DESC, id",
        (since, most),
    )
    return [_facts(*row) for row in rows.fetchall()]


def made_by(db: sqlite3.Connection, maker: str, since: int) -> int:
    found = db.execute(
        "SELECT count(*) FROM tables WHERE maker = ? AND maker <> '' AND used >= ?",
        (maker, since),
    )
    return int(found.fetchone()[0])


def tables_of(db: sqlite3.Connection, person: str, most: int) -> list[tuple[str, Facts]]:
    rows = db.execute(
        f"SELECT id, {FACTS} FROM seats JOIN tables ON id = table_id"
        " WHERE person = ? ORDER BY used DESC, id LIMIT ?",
        (person, most),
    )
    return [(row[0], _facts(*row[1:])) for row in rows.fetchall()]


def due(db: sqlite3.Connection, now: int, most: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE due > 0 AND due <= ?1 AND NOT EXISTS ("
        " SELECT 1 FROM holds WHERE table_id = id AND until > ?1) ORDER BY due, id LIMIT ?2",
        (now, most),
    )
    return [table for (table,) in rows.fetchall()]


def count(db: sqlite3.Connection) -> dict[str, int]:
    return dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status"))


def person(db: sqlite3.Connection, name: str) -> Person | None:
    found = db.execute("SELECT id, name, program, since FROM persons WHERE id = ?", (name,))
    row = found.fetchone()
    return Person(row[0], row[1], bool(row[2]), row[3]) if row else None


def setting(db: sqlite3.Connection, name: str) -> bytes | None:
    found = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return None if found is None else bytes(found[0])


def _facts(
    status: str, public: int, summary: bytes, due: int, persons: str, inside: bytes
) -> Facts:
    seated = msgspec.json.decode(persons, type=tuple[str, ...])
    return Facts(status, bool(public), summary, due, seated, inside)
