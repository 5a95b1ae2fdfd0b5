"""What was set up last, so that nothing is done twice, and one set-up at a time."""

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

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
    if changed:
        new = STAMP.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps({**stamp(), **changed}, indent=1) + "\n")
        new.replace(STAMP)  # so that nobody reads a part of it


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in this folder, where the system can lock a file."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / "run.py").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
