"""Reads a text file from any editor; an error names its place."""

from pathlib import Path

from tangledbank.core.errors import GameError


def read_text(path: Path, shown: str | None = None) -> str:
    """A file's text with plain line ends; accepts a byte order mark and Windows line ends."""
    name = shown or str(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise GameError(f"{name}: cannot be read: {error.strerror or error}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise GameError(
            f"{name}:{line}:{column}: byte 0x{data[error.start]:02x} is not UTF-8: "
            "save the file as UTF-8"
        ) from None
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise GameError(f"{name}:{line}: a null character: this is not a text file")
    return text.replace("\r\n", "\n").replace("\r", "\n")
