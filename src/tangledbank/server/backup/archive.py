"""The file format of a backup: gzipped lines of JSON, with a checksum in the last one.

    {"tangledbank": "backup", "format": 1, "layout": 1, ...}    the head
    {"table": "persons", "columns": ["id", ...]}                a table, and then its rows
    ["3f...", "Ann", 0, 1700000000000]
    {"rows": 2, "sha256": "..."}                                the end, and nothing after it

A value is null, a number, a text, or bytes as a list of one base64 text.  A truth value is 0 or 1.
So the same file goes into SQLite and into PostgreSQL.
"""

import base64
import binascii
import gzip
import hashlib
import os
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, Literal

import msgspec

from tangledbank.server.store.store import StoreError

#: The version of this format.
FORMAT: Final = 1
#: The first bytes of every gzip file.
GZIP: Final = b"\x1f\x8b"

Value = int | float | str | bytes | None


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says about itself."""

    tangledbank: Literal["backup"] = "backup"
    format: int = FORMAT
    layout: int  # the version of the database's schema
    program: str  # the version of Tangled Bank that made it
    database: str  # sqlite or postgresql
    made: int  # milliseconds since 1970


class TableHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose rows follow."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    sha256: str  # of all lines before


class Damaged(StoreError):
    """The file is damaged."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path} is damaged ({what}). Nothing was restored. Use another backup.")


class Writer:
    """Writes the lines of a backup; `end` must come last."""

    def __init__(self, out: IO[bytes], head: Head) -> None:
        self._out = out
        self._sum = hashlib.sha256()
        self._encoder = msgspec.json.Encoder()
        self.rows = 0
        self._line(head)

    def table(self, name: str, columns: list[str]) -> None:
        self._line(TableHead(name, columns))

    def row(self, values: tuple[Any, ...]) -> None:
        self._line([_plain(value) for value in values])
        self.rows += 1

    def end(self) -> None:
        self._line(End(self.rows, self._sum.hexdigest()))

    def _line(self, value: object) -> None:
        line = self._encoder.encode(value) + b"\n"
        self._sum.update(line)
        self._out.write(line)


def _plain(value: Any) -> object:
    if isinstance(value, (bytes, memoryview)):
        return [base64.b64encode(value).decode()]
    return int(value) if isinstance(value, bool) else value


@contextmanager
def new_archive(path: Path, head: Head) -> Iterator[Writer]:
    """A backup file that appears under its name only when it is complete and on disk.

    Only its owner may read it: it holds the server's key and the seeds of running games.
    """
    if path.exists():
        raise StoreError(f"{path} already exists. Choose another name, or delete it first.")
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.partial")
    try:
        handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", compresslevel=6, fileobj=file, mtime=0) as out:
                writer = Writer(out, head)  # type: ignore[arg-type]
                yield writer
                writer.end()
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise StoreError(f"{path} could not be written: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the file name itself survive a power failure."""
    with suppress(OSError):  # some systems do not let a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Archive:
    """A backup to read, with every line already checked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.head, self.rows = self._check()
        except FileNotFoundError:
            raise StoreError(f"{path} was not found. Check the name.") from None
        except OSError as error:
            raise StoreError(f"{path} cannot be read: {error.strerror or error}.") from error

    def tables(self) -> Iterator[tuple[TableHead, Iterator[tuple[Value, ...]]]]:
        """Each table with its rows.  Read the rows before you ask for the next table."""
        lines = self._lines()
        next(lines)
        line = next(lines)
        while b'"table"' in line[:20]:
            head = msgspec.json.decode(line, type=TableHead)
            following: list[bytes] = []
            yield head, _rows(lines, following)
            line = following[0]

    def _check(self) -> tuple[Head, int]:
        """Read all of it once before using any of it."""
        lines = self._lines()
        last = next(lines, b"")
        head = self._head(last)
        check = hashlib.sha256()
        rows = 0
        for line in lines:
            check.update(last)
            rows += last.startswith(b"[")
            last = line
        try:
            end = msgspec.json.decode(last, type=End)
        except msgspec.MsgspecError:
            raise Damaged(self.path, "its end is missing") from None
        if (end.rows, end.sha256) != (rows, check.hexdigest()):
            raise Damaged(self.path, "its checksum is wrong")
        return head, rows

    def _head(self, line: bytes) -> Head:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            raise self._foreign() from None
        if head.format > FORMAT:
            raise StoreError(
                f"{self.path} was made by a newer Tangled Bank ({head.program}). Update Tangled "
                "Bank, then restore it."
            )
        return head

    def _foreign(self) -> StoreError:
        return StoreError(f"{self.path} is not a backup of Tangled Bank.")

    def _lines(self) -> Iterator[bytes]:
        with self.path.open("rb") as raw:
            if raw.read(2) != GZIP:
                raise self._foreign()
        try:
            with gzip.open(self.path, "rb") as file:
                yield from file
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise Damaged(self.path, "it cannot be decompressed") from error


def _rows(lines: Iterator[bytes], following: list[bytes]) -> Iterator[tuple[Value, ...]]:
    """Yield rows up to the next line that is not a row, and keep that line."""
    decoder = msgspec.json.Decoder(list[Any])
    for line in lines:
        if not line.startswith(b"["):
            following.append(line)
            return
        yield tuple(_value(one) for one in decoder.decode(line))


def _value(value: Any) -> Value:
    return binascii.a2b_base64(value[0]) if isinstance(value, list) else value
