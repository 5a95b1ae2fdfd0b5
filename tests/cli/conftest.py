from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard


@pytest.fixture
def keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path)
