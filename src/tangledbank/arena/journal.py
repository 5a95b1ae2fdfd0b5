"""Long jobs on disk, so that they can be continued: JSON lines, a head and one per finished piece.

A piece is written in one go when it is finished, so an interruption or `kill -9` costs only
unfinished pieces, which are played again.  A file is only appended to, with one exception: a last
line that was cut off while being written is removed first.  To make sure that nobody else is
writing that line, a file is locked while it is open.
"""

import json
import os
import sys
from pathlib import Path
from typing import BinaryIO

from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, wrong


class Journal:
    """The file of one job; opening it reads the pieces already in it.

    A kind of journal names its job and its pieces, and reads its entries.  `head` describes the
    job: a file of another job is refused.
    """

    #: The first line of such a file.
    format = ""
    #: The words for the job, its pieces, and such a file.
    work = "work"
    piece = "piece"
    named = "journal"
    #: Is every piece flushed to disk before the next?  Only needed if the machine may fail.
    synced = True

    def __init__(self, path: Path, head: dict[str, object]) -> None:
        self.path = path
        self.torn = 0  # the length of a truncated last line
        self._pieces = 0
        self._head: dict[str, object] = json.loads(json.dumps(head))
        self._sound = 0  # the file has only whole lines up to here
        self._held: BinaryIO | None = None
        try:
            self._hold()
            content = path.read_bytes()
            if content:
                self._read(content)
            else:
                self._append({"format": self.format, self.work: self._head})
        except OSError as error:
            self.close()
            raise GameError(f"{path}: {error.strerror}") from None
        except GameError:
            self.close()
            raise

    def read_entry(self, entry: Fields) -> None:
        """Load a piece from the file."""
        raise NotImplementedError

    def another(self, key: str, there: object, here: object) -> GameError:
        """The file belongs to a job that differs in this."""
        return GameError(
            f"{self.path} holds another {self.work}: {key} is {there!r} there and "
            f"{here!r} here; name another file, or ask for the same {self.work}"
        )

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    def write(self, entry: dict[str, object]) -> None:
        """Write a finished piece."""
        self._pieces += 1
        try:
            self._append(entry)
        except OSError as error:
            raise GameError(f"{self.path}: {error.strerror}") from None

    def _hold(self) -> None:
        """Lock the file until this process closes it or ends."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch()
        self._held = self.path.open("rb")
        if not locked(self._held):
            raise GameError(
                f"{self.path}: another {self.work} is writing this file; "
                "wait until it ends, or name another file"
            )

    def _append(self, entry: dict[str, object]) -> None:
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        with self.path.open("ab") as file:
            if file.tell() > self._sound:
                file.truncate(self._sound)
            file.write(line)
            file.flush()
            if self.synced:
                os.fsync(file.fileno())
        self._sound += len(line)

    def _read(self, content: bytes) -> None:
        lines = content.split(b"\n")
        self.torn = len(lines[-1])
        self._sound = len(content) - self.torn
        if len(lines) < 2:
            self._read_torn_head(content)
            return
        for number, line in enumerate(lines[:-1], 1):
            where = f"{self.path}:{number}"
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError):
                raise self._broken(where, "this line is not JSON") from None
            try:
                if number == 1:
                    self._read_head(Fields(entry, where, True))
                else:
                    self.read_entry(Fields(entry, where, True))
                    self._pieces += 1
            except RecordError as error:
                raise self._broken("", str(error)) from None

    def _read_torn_head(self, content: bytes) -> None:
        """The file is a single line without an end: our own truncated head, or another file."""
        head = json.dumps({"format": self.format, self.work: self._head}, separators=(",", ":"))
        if not head.encode().startswith(content):
            raise self._broken(f"{self.path}:1", f"this isn't a {self.named}")
        self._append({"format": self.format, self.work: self._head})

    def _read_head(self, head: Fields) -> None:
        if head.value("format") != self.format:
            raise wrong(head.path, f"expected a file of the format {self.format!r}")
        there = head.value(self.work)
        if not isinstance(there, dict):
            raise wrong(head.path, f"expected a {self.work}")
        for key, value in self._head.items():
            if there.get(key) != value:
                raise self.another(key, there.get(key), value)

    def _broken(self, where: str, why: str) -> GameError:
        place = f"{where}: {why}" if where else why
        return GameError(
            f"{place}; {self._pieces} {self.piece}s before it are fine, and nothing was changed. "
            f"Fix or delete that line (its {self.piece} is then played again), or name another "
            "file"
        )


def locked(file: BinaryIO) -> bool:
    """Is this file ours alone now?  Without file locks, it is assumed to be."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # some network disks have no locks
            return True
    return True
