"""Identifies the sources of a run, so that its results are not mistaken for those of others."""

import hashlib
from pathlib import Path
from typing import Final

#: The packages that determine how a game goes and whether it obeys the laws.
PACKAGES: Final = ("core", "evolution", "creatures", "laws")

ROOT: Final = Path(__file__).resolve().parents[1]


def sources(root: Path = ROOT) -> str:
    """A short hash of these packages: equal sources, equal hashes."""
    told = hashlib.sha256()
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*")):
            if path.suffix in (".py", ".toml"):
                told.update(path.relative_to(root).as_posix().encode() + b"\0")
                told.update(hashlib.sha256(path.read_bytes()).digest())
    return told.hexdigest()[:16]
