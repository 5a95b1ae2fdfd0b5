"""Records what was set up last, so that nothing is done twice, and allows one set-up at a time."""

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from tasks.layout import ROOT, STAMP


def digest(files: Sequence[Path]) -> str:
    """One hash of the files' names and contents, and of the Python they are for."""
    sha = hashlib.sha256(sys.version.encode())
    for file in files:
        content = file.read_bytes()
        sha.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def stamp() -> dict[str, str]:
    """What was set up last."""
    try:
        known = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def set_stamp(**changed: str) -> None:
    if not changed:
        return
    # The background compilation may write too.
    with (STAMP.parent / "stamp.lock").open("a") as held, locked(held):
        new = STAMP.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps({**stamp(), **changed}, indent=1) + "\n")
        new.replace(STAMP)  # so that nobody reads a part of it


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in this folder, if the system can lock a file."""
    with (ROOT / "run.py").open() as held, locked(held):
        yield


@contextlib.contextmanager
def locked(file: IO[str]) -> Iterator[None]:
    """Hold the lock of an open file, if the system has such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)
