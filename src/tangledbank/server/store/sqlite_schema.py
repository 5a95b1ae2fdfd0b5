"""The layout of the SQLite database, and its migrations."""

import sqlite3
from pathlib import Path

from tangledbank.server.store.store import StoreError

#: The application id in the file's header ("TaBa").
APPLICATION = 0x54614261

#: One list of statements for each version.  Never change a published one; add another.
#: `entries` is stored in the order of its key, so a whole log lies on neighbouring pages.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            engine TEXT NOT NULL,
            status TEXT NOT NULL,
            public INTEGER NOT NULL,
            summary BLOB NOT NULL,
            due INTEGER NOT NULL,
            persons TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER NOT NULL,
            last INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE INDEX lobby ON tables (made DESC, id)
            WHERE public AND status IN ('gathering', 'playing')
        """,
        "CREATE INDEX due ON tables (due) WHERE due > 0",
        "CREATE INDEX statuses ON tables (status)",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID
        """,
        # The key ensures that a number is taken once, this trigger that none is skipped.
        """
        CREATE TRIGGER no_gaps BEFORE INSERT ON entries
        WHEN NEW.seq <> 1 + coalesce(
            (SELECT max(seq) FROM entries WHERE table_id = NEW.table_id), 0
        )
        BEGIN SELECT RAISE(ABORT, 'a log has no gaps'); END
        """,
        """
        CREATE TABLE seats (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX seats_of_table ON seats (table_id)",
        """
        CREATE TABLE holds (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            worker TEXT NOT NULL,
            until INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX holds_of_worker ON holds (worker)",
        """
        CREATE TABLE persons (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            program INTEGER NOT NULL,
            since INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
        # Updated to test whether the database is writable.
        "CREATE TABLE pulse (beats INTEGER NOT NULL)",
        "INSERT INTO pulse VALUES (0)",
    ),
    # 2: operators' decisions, and data kept only for a while.
    (
        "ALTER TABLE persons ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_use ON tables (used)",
        """
        CREATE TABLE addresses (
            person TEXT NOT NULL,
            address TEXT NOT NULL,
            seen INTEGER NOT NULL,
            PRIMARY KEY (person, address)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX addresses_by_address ON addresses (address)",
        "CREATE INDEX addresses_by_time ON addresses (seen)",
        """
        CREATE TABLE rulings (
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            until INTEGER NOT NULL,
            made INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (kind, subject)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE orders (
            id TEXT PRIMARY KEY,
            made INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            taken TEXT NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE answers (
            order_id TEXT NOT NULL REFERENCES orders (id),
            worker TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (order_id, worker)
        ) WITHOUT ROWID
        """,
        "CREATE TABLE erasures (person TEXT PRIMARY KEY, made INTEGER NOT NULL) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE tables ADD COLUMN inside BLOB NOT NULL DEFAULT x''",
        # Empty: unknown, or deleted because the table is over.
        "ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX makers ON tables (maker) WHERE maker <> ''",
        # Only a cache: it can be deleted without loss.
        """
        CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            engine TEXT NOT NULL,
            digest BLOB NOT NULL,
            body BLOB NOT NULL
        )
        """,
    ),
    (
        # Cookies and tokens of an older generation are revoked.  A recovery code is kept hashed.
        """
        CREATE TABLE credentials (
            person TEXT PRIMARY KEY,
            generation INTEGER NOT NULL DEFAULT 0,
            used INTEGER NOT NULL DEFAULT 0,
            recovery TEXT NOT NULL DEFAULT ''
        ) WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX recoveries ON credentials (recovery) WHERE recovery <> ''",
    ),
    (
        # Spectators who chatted, so that their lines can be found when they ask for deletion.
        """
        CREATE TABLE speakers (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX speakers_of_table ON speakers (table_id)",
        """
        INSERT INTO speakers (person, table_id)
        SELECT DISTINCT json_extract(CAST(body AS TEXT), '$.person'), table_id FROM entries
        WHERE CAST(body AS TEXT) LIKE '{"k":"said",%'
        """,
    ),
    (
        # Analyses of finished games: done once, and done again if they are deleted.
        """
        CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            version TEXT NOT NULL,
            body BLOB NOT NULL
        )
        """,
    ),
)


def update(db: sqlite3.Connection, path: Path) -> None:
    """Create or update the tables; refuses a layout this program does not know."""
    db.execute("BEGIN IMMEDIATE")
    try:
        migrate(db, version_of(db, path))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def migrate(db: sqlite3.Connection, version: int, last: int | None = None) -> None:
    """Migrate from one version of the layout to a later one, inside the caller's transaction."""
    for number, statements in enumerate(MIGRATIONS[version:last], version + 1):
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
    if version == 0:
        db.execute(f"PRAGMA application_id = {APPLICATION}")


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """The layout's version, 0 if there is none; refuses one this program does not know."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and application != APPLICATION:
        raise StoreError(
            f"{path} is a database of another program: choose another file with --database."
        )
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{path} was written by a newer Tangled Bank (layout {version}; this program knows "
            f"{len(MIGRATIONS)}): update Tangled Bank, or choose another file with --database."
        )
    return int(version)
