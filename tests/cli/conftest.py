from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard


@pytest.fixture
def keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path)


@pytest.fixture(autouse=True)
def no_forced_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed here is read by tests, whatever the terminal around them wants."""
    monkeypatch.delenv("FORCE_COLOR", raising=False)
