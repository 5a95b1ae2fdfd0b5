"""Records in files."""

import sys
from pathlib import Path

from tangledbank.core.errors import RecordError
from tangledbank.core.record import Record
from tangledbank.core.recording import read_record


def open_record(path: str) -> Record:
    """The record in a file; `RecordError` if there is none, or not a good one."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a record: expected text in UTF-8") from None
    return read_record(text, path)


def remark(record: Record) -> None:
    """Say what a reader should know of a record that can be read all the same."""
    if record.other_engine:
        print(f"{record.source}: {record.other_engine}", file=sys.stderr)
    if record.checksum != record.counted:
        print(f"{record.source}: changed since it was written; see 'verify'", file=sys.stderr)
