"""The file of an SQLite database: its default place, opening it, and locking it."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from tangledbank.server.logs import LOG
from tangledbank.server.store.store import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def default_path() -> Path:
    """Where a user's tables are stored by default."""
    return _data_folder() / "tangledbank" / "tangledbank.db"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    given = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification wants relative paths to be ignored.
    return Path(given) if given.startswith("/") else Path.home() / ".local" / "share"


def connect(path: Path, patience: float, make: bool = False) -> sqlite3.Connection:
    """Open the file; it is created only with `make`.

    `patience` is the number of seconds to wait for another program's lock.
    """
    if make:
        make_private(path)
    mode = "rwc" if make else "rw"
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        # FULL: committed data is on disk even if the power fails.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {pragma}").fetchone()
        db.execute("PRAGMA cell_size_check = ON")  # finds more kinds of damage
        db.execute(f"PRAGMA journal_size_limit = {64 * 1024 * 1024}")
    except BaseException:
        db.close()
        raise
    return db


def make_private(path: Path) -> None:
    """Create the file so that only its owner can read it: it holds keys and the seeds of games.

    SQLite gives its side files (-wal, -shm) the same permissions.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def warn_if_open_to_others(path: Path) -> None:
    """Warn once per process if other users can read an existing database."""
    if sys.platform == "win32" or path in _warned:
        return
    exposed = [one for one in files_of(path) if one.exists() and one.stat().st_mode & 0o077]
    if exposed:
        _warned.add(path)
        names = " ".join(str(one) for one in exposed)
        LOG.warning("other users of this machine can read the database", fix=f"chmod 600 {names}")


_warned: set[Path] = set()


def files_of(path: Path) -> list[Path]:
    """The database and its side files."""
    return [path.with_name(path.name + ending) for ending in ("", "-wal", "-shm")]


class Alone:
    """The lock of the one process that uses the database, until `release`."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._database = path
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """`StoreError` if another process has it.  The lock always ends with the process."""
        make_private(self._path)
        file = self._path.open("a+b", buffering=0)
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            other = file.read().decode(errors="replace") or "unknown"
            file.close()
            raise StoreError(
                f"Another server (process {other}) uses {self._database}: stop it, choose another "
                "file with --database, or use PostgreSQL to run several servers."
            ) from None
        self._file = file
        with suppress(OSError):  # on a full disk the lock is still taken
            file.truncate(0)
            file.write(b"%d" % os.getpid())

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        # Lock a byte far behind the text, so that others can still read the text.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
