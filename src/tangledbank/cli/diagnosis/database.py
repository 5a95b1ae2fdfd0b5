"""Can the tables be kept: is the database there, is it ours, may we write to it?"""

import asyncio
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from tangledbank.cli.diagnosis.finding import Finding, broken, note, ok
from tangledbank.extras import POSTGRES, how_to_install, is_installed

SUBJECT = "Database"
MEGABYTE = 1 << 20
#: A server stops saving when the disk is full; below the second number you should look at it.
TOO_LITTLE = 100 * MEGABYTE
LITTLE = 1024 * MEGABYTE


def database(url: str) -> Iterator[Finding]:
    """Look at the database of `--database URL` and change nothing in it."""
    from tangledbank.server.store.choose import store_of
    from tangledbank.server.store.sqlite import SqliteStore
    from tangledbank.server.store.store import StoreError

    if url.startswith(("postgresql:", "postgres:")) and not is_installed(POSTGRES):
        yield broken(SUBJECT, "PostgreSQL needs the package psycopg.", how_to_install(POSTGRES))
        return
    try:
        store = store_of(url)
    except StoreError as error:
        yield broken(SUBJECT, str(error), "Give another --database.")
        return
    if isinstance(store, SqliteStore):
        yield from sqlite_file(store.path)
    else:
        yield from postgres(url)


# --- SQLite


def sqlite_file(path: Path) -> Iterator[Finding]:
    if path.exists():
        yield from sqlite_content(path)
        yield from file_modes(path)
    else:
        yield from place_for_new_file(path)
    yield from disk(path)


def place_for_new_file(path: Path) -> Iterator[Finding]:
    folder = nearest_folder(path)
    if os.access(folder, os.W_OK | os.X_OK):
        yield ok(SUBJECT, f"The server will create {path} when it starts.")
    else:
        yield broken(
            SUBJECT,
            f"{path} does not exist, and you cannot create files in {folder}.",
            "Give yourself write access to that folder, or choose a file with --database.",
        )


def nearest_folder(path: Path) -> Path:
    return next(folder for folder in path.absolute().parents if folder.is_dir())


def sqlite_content(path: Path) -> Iterator[Finding]:
    from tangledbank.server.store.sqlite_schema import MIGRATIONS

    try:
        ours, version, damage = read_sqlite(path)
    except sqlite3.Error as error:
        yield broken(
            SUBJECT,
            f"{path} cannot be read: {error}.",
            "Restore it from a backup, or choose another file with --database.",
        )
        return
    if damage != "ok":
        yield broken(SUBJECT, f"{path} is damaged: {damage}.", "Restore it from a backup.")
    elif not ours:
        yield broken(
            SUBJECT,
            f"{path} is a database of another program.",
            "Choose another file with --database.",
        )
    else:
        yield schema(f"{path}", version, len(MIGRATIONS))


def read_sqlite(path: Path) -> tuple[bool, int, str]:
    """Whether it is ours, the schema version, and `ok` or the first damage found."""
    from tangledbank.server.store.sqlite_schema import APPLICATION

    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
    try:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (damage,) = db.execute("PRAGMA quick_check(1)").fetchone()
    finally:
        db.close()
    return not things or application == APPLICATION, version, damage


def schema(where: str, version: int, known: int) -> Finding:
    if version > known:
        return broken(
            SUBJECT,
            f"{where} was written by a newer Tangled Bank "
            f"(schema {version}, this program knows {known}).",
            "Update Tangled Bank, or choose another --database.",
        )
    if version < known:
        text = f"{where} has schema {version}; the server updates it to {known} when it starts."
        return note(SUBJECT, text, "Make a backup before you start the server.")
    return ok(SUBJECT, f"{where} is readable and has the current schema, {version}.")


def file_modes(path: Path) -> Iterator[Finding]:
    """The server must write the file and its neighbours; others need not read it."""
    files = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))]
    there = [file for file in files if file.exists()]
    for place in [path.parent, *there]:
        if not os.access(place, os.W_OK):
            owner = f"user {place.stat().st_uid}"
            yield broken(
                "Database files",
                f"You cannot write to {place} ({owner}, mode {mode_of(place)}).",
                "Run as the user that owns it, or change its owner or mode.",
            )
            return
    open_to_others = [file for file in there if sys.platform != "win32" and others_read(file)]
    if open_to_others:
        names = " ".join(str(file) for file in open_to_others)
        yield note(
            "Database files",
            f"Every user of this machine can read {names}. It holds the server's signing key.",
            f"Run: chmod o-rwx {names}",
        )
    else:
        yield ok("Database files", f"Writable, mode {mode_of(path)}.")


def others_read(file: Path) -> bool:
    """Can others reach it: by its own mode, and through its folder?"""
    through = file.parent.stat().st_mode & stat.S_IXOTH
    return bool(through and file.stat().st_mode & stat.S_IROTH)


def mode_of(place: Path) -> str:
    return f"{stat.S_IMODE(place.stat().st_mode):o}"


def disk(path: Path) -> Iterator[Finding]:
    folder = nearest_folder(path)
    free = shutil.disk_usage(folder).free
    text = f"{free // MEGABYTE:,} MB are free in {folder}"
    fix = "Free some space, or keep the database on another disk with --database."
    if free < TOO_LITTLE:
        yield broken("Disk", f"Only {text}. The server cannot save when the disk is full.", fix)
    elif free < LITTLE:
        yield note("Disk", f"Only {text}.", fix)
    else:
        yield ok("Disk", f"{text}.")


# --- PostgreSQL


def postgres(url: str) -> Iterator[Finding]:
    import psycopg

    from tangledbank.server.store.postgres_schema import MIGRATIONS

    try:
        server, version = asyncio.run(read_postgres(url))
    except psycopg.Error as error:
        reason = str(error).strip().splitlines()[0]
        yield broken(
            SUBJECT,
            f"PostgreSQL cannot be used: {reason}",
            "Check that it runs, and the address, user and password (PGPASSWORD) you gave.",
        )
        return
    if version is None:
        yield ok(SUBJECT, f"PostgreSQL {server} answers. The server will create its tables.")
    else:
        yield schema(f"PostgreSQL {server}", version, len(MIGRATIONS))


async def read_postgres(url: str) -> tuple[str, int | None]:
    """The server's version, and the schema's if there is one."""
    import psycopg

    async with await psycopg.AsyncConnection.connect(url, connect_timeout=5) as db:
        server = await (await db.execute("SHOW server_version")).fetchone()
        asked = await db.execute("SELECT to_regclass('tangledbank.version') IS NOT NULL")
        version = None
        if await asked.fetchone() == (True,):
            found = await (await db.execute("SELECT number FROM tangledbank.version")).fetchone()
            version = int(found[0]) if found else 0
    return str(server[0]).partition(" ")[0] if server else "?", version
