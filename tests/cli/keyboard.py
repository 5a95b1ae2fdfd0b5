"""A keyboard for tests: `play` driven by the lines that somebody would type."""

import io
import sys
from pathlib import Path

import pytest

from tangledbank.cli import main


class Keyboard:
    """Runs `tangledbank play` with typed lines; afterwards the input is at its end."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.state = folder / "state"
        monkeypatch.setenv("XDG_STATE_HOME", str(self.state))
        monkeypatch.setenv("COLUMNS", "80")
        self.code = -1
        self.out = ""
        self.err = ""

    def play(self, *arguments: str, typed: str = "") -> str:
        """What was shown; `code` and `err` tell the rest."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            self.code = main(["play", *arguments])
        except SystemExit as end:
            self.code = int(end.code or 0)
        shown = self.capsys.readouterr()
        self.out = shown.out
        self.err = shown.err
        return self.out

    @property
    def kept(self) -> list[Path]:
        """The games that were kept without being asked for."""
        return sorted((self.state / "tangledbank").glob("*"))


#: Enough answers for any game: the first choice, again and again.
ALWAYS_THE_FIRST = "1\n" * 3000
