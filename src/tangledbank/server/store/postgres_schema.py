"""The layout of the PostgreSQL database, and its migrations.

Everything is in a schema of its own, so that other programs can share the database.
"""

import psycopg

from tangledbank.server.store.store import StoreError

#: The advisory lock for updating the layout: several processes may start at once.
LOCK = 0x54614261

#: One list of statements for each version.  Never change a published one; add another.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # A number can be taken only once: the key of `entries` ensures it, and `last` moves on only
        # from the number before.  Pages keep free space, because each entry updates its table's
        # row.
        """
        CREATE TABLE tangledbank.tables (
            id text PRIMARY KEY,
            engine text NOT NULL,
            status text NOT NULL,
            public boolean NOT NULL,
            summary bytea NOT NULL,
            due bigint NOT NULL,
            persons text NOT NULL,
            made bigint NOT NULL,
            used bigint NOT NULL,
            last bigint NOT NULL
        ) WITH (fillfactor = 60)
        """,
        """
        CREATE INDEX lobby ON tangledbank.tables (made DESC, id)
            WHERE public AND status IN ('gathering', 'playing')
        """,
        "CREATE INDEX due ON tangledbank.tables (due) WHERE due > 0",
        "CREATE INDEX statuses ON tangledbank.tables (status)",
        """
        CREATE TABLE tangledbank.entries (
            table_id text NOT NULL REFERENCES tangledbank.tables,
            seq bigint NOT NULL CHECK (seq > 0),
            at bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (table_id, seq)
        )
        """,
        """
        CREATE TABLE tangledbank.seats (
            person text NOT NULL,
            table_id text NOT NULL REFERENCES tangledbank.tables,
            PRIMARY KEY (person, table_id)
        )
        """,
        "CREATE INDEX seats_of_table ON tangledbank.seats (table_id)",
        """
        CREATE TABLE tangledbank.holds (
            table_id text PRIMARY KEY REFERENCES tangledbank.tables,
            worker text NOT NULL,
            until bigint NOT NULL
        )
        """,
        "CREATE INDEX holds_of_worker ON tangledbank.holds (worker)",
        """
        CREATE TABLE tangledbank.persons (
            id text PRIMARY KEY,
            name text NOT NULL,
            program boolean NOT NULL,
            since bigint NOT NULL
        )
        """,
        "CREATE TABLE tangledbank.settings (name text PRIMARY KEY, value bytea NOT NULL)",
        # Updated to test whether the database is writable.
        "CREATE TABLE tangledbank.pulse (beats bigint NOT NULL)",
        "INSERT INTO tangledbank.pulse VALUES (0)",
    ),
    # 2: operators' decisions, and data kept only for a while.
    (
        "ALTER TABLE tangledbank.persons ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_use ON tangledbank.tables (used)",
        """
        CREATE TABLE tangledbank.addresses (
            person text NOT NULL,
            address text NOT NULL,
            seen bigint NOT NULL,
            PRIMARY KEY (person, address)
        )
        """,
        "CREATE INDEX addresses_by_address ON tangledbank.addresses (address)",
        "CREATE INDEX addresses_by_time ON tangledbank.addresses (seen)",
        """
        CREATE TABLE tangledbank.rulings (
            kind text NOT NULL,
            subject text NOT NULL,
            until bigint NOT NULL,
            made bigint NOT NULL,
            text text NOT NULL,
            PRIMARY KEY (kind, subject)
        )
        """,
        """
        CREATE TABLE tangledbank.orders (
            id text PRIMARY KEY,
            made bigint NOT NULL,
            kind text NOT NULL,
            body text NOT NULL,
            taken text NOT NULL
        )
        """,
        """
        CREATE TABLE tangledbank.answers (
            order_id text NOT NULL REFERENCES tangledbank.orders,
            worker text NOT NULL,
            body text NOT NULL,
            PRIMARY KEY (order_id, worker)
        )
        """,
        "CREATE TABLE tangledbank.erasures (person text PRIMARY KEY, made bigint NOT NULL)",
    ),
    (
        "ALTER TABLE tangledbank.tables ADD COLUMN inside bytea NOT NULL DEFAULT ''",
        # Empty: unknown, or deleted because the table is over.
        "ALTER TABLE tangledbank.tables ADD COLUMN maker text NOT NULL DEFAULT ''",
        "CREATE INDEX makers ON tangledbank.tables (maker) WHERE maker <> ''",
        # Only a cache: it can be deleted without loss.
        """
        CREATE TABLE tangledbank.snapshots (
            table_id text PRIMARY KEY REFERENCES tangledbank.tables ON DELETE CASCADE,
            seq bigint NOT NULL,
            engine text NOT NULL,
            digest bytea NOT NULL,
            body bytea NOT NULL
        )
        """,
    ),
    (
        # Cookies and tokens of an older generation are revoked.  A recovery code is kept hashed.
        """
        CREATE TABLE tangledbank.credentials (
            person text PRIMARY KEY,
            generation bigint NOT NULL DEFAULT 0,
            used bigint NOT NULL DEFAULT 0,
            recovery text NOT NULL DEFAULT ''
        )
        """,
        """
        CREATE UNIQUE INDEX recoveries ON tangledbank.credentials (recovery)
            WHERE recovery <> ''
        """,
    ),
    (
        # Spectators who chatted, so that their lines can be found when they ask for deletion.
        """
        CREATE TABLE tangledbank.speakers (
            person text NOT NULL,
            table_id text NOT NULL REFERENCES tangledbank.tables,
            PRIMARY KEY (person, table_id)
        )
        """,
        "CREATE INDEX speakers_of_table ON tangledbank.speakers (table_id)",
        """
        INSERT INTO tangledbank.speakers (person, table_id)
        SELECT DISTINCT convert_from(body, 'UTF8')::jsonb ->> 'person', table_id
        FROM tangledbank.entries WHERE position('{"k":"said",'::bytea IN body) = 1
        """,
    ),
    (
        # Analyses of finished games: done once, and done again if they are deleted.
        """
        CREATE TABLE tangledbank.analyses (
            table_id text PRIMARY KEY REFERENCES tangledbank.tables ON DELETE CASCADE,
            version text NOT NULL,
            body bytea NOT NULL
        )
        """,
    ),
)


async def update(
    db: "psycopg.AsyncConnection[tuple[object, ...]]", where: str, last: int | None = None
) -> None:
    """Create or update the tables, to a version or to the newest; refuses newer layouts."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = await _version(db)
        if version > len(MIGRATIONS):
            raise StoreError(
                f"{where} was written by a newer Tangled Bank (layout {version}; this program "
                f"knows {len(MIGRATIONS)}): update Tangled Bank, or choose another --database."
            )
        steps = MIGRATIONS[version:last]
        for statements in steps:
            for statement in statements:
                await db.execute(statement)
        if steps:
            await db.execute("UPDATE tangledbank.version SET number = %s", (version + len(steps),))


async def _version(db: "psycopg.AsyncConnection[tuple[object, ...]]") -> int:
    # Checked first: a database that is up to date needs no right to create anything.
    known = await db.execute("SELECT to_regclass('tangledbank.version') IS NOT NULL")
    if await known.fetchone() == (False,):
        await db.execute("CREATE SCHEMA IF NOT EXISTS tangledbank")
        await db.execute("CREATE TABLE tangledbank.version (number int NOT NULL)")
        await db.execute("INSERT INTO tangledbank.version VALUES (0)")
        return 0
    found = await (await db.execute("SELECT number FROM tangledbank.version")).fetchone()
    return int(str(found[0])) if found else 0
