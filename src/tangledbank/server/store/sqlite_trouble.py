"""Explains SQLite's errors to the server's operator, and how to fix them."""

import os
import shutil
import sqlite3
from pathlib import Path

from tangledbank.server.store.store import StoreError

#: With less free space than this, a disk error most likely means a full disk.
SCANT = 256 * 1024


def explain(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """What is wrong and what to do, in a sentence or two."""
    return StoreError(_sentence(error, path))


def is_lasting(error: sqlite3.Error) -> bool:
    """Is the connection unusable after this error?"""
    return _kind(error) not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _kind(error: sqlite3.Error) -> int:
    # Python's own errors have no code; the low byte is the kind, the rest its variety.
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _sentence(error: sqlite3.Error | OSError, path: Path) -> str:
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return (
            f"{error.filename or path} cannot be written ({reason}). Give this user write access, "
            "or choose another file with --database."
        )
    kind = _kind(error)
    if kind == sqlite3.SQLITE_FULL or (kind == sqlite3.SQLITE_IOERR and _is_full(path)):
        return (
            f"The disk of {path} is full. Free some space; nothing was written, and the server "
            "continues when there is room."
        )
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return (
            f"{path} is locked by another program (a backup, a database browser). Close it; "
            "nothing was written, and the server continues when the lock is gone."
        )
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return (
            f"{path} is damaged ({error}). Stop the server and restore a backup, or save "
            f"what can still be read with `sqlite3 {path} .recover`."
        )
    if kind in (
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_AUTH,
    ):
        if not path.exists():
            return f"{path} is gone. Put it back; the server continues when it is there."
        return (
            f"{path} cannot be written ({error}). Let this user write the file and its folder, "
            "or choose another file with --database."
        )
    if kind == sqlite3.SQLITE_IOERR:
        return (
            f"The disk of {path} reported an error ({error}). See the system's log; nothing was "
            "written, and the server tries again with every write."
        )
    return f"The database {path} failed: {error}."


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(os.fspath(path.parent)).free < SCANT
    except OSError:
        return False
