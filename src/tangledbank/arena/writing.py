"""Checks output files before long work, so that they can be written at its end."""

from pathlib import Path

from tangledbank.core.errors import GameError


def try_out(*paths: Path) -> None:
    """Check now that these files can be written, before hours of work."""
    for path in paths:
        there = path.exists()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("ab").close()
            if not there:
                path.unlink()
        except OSError as error:
            raise GameError(f"{path}: cannot be written: {error.strerror}") from None


def write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{path}: cannot be written: {error.strerror}") from None
