"""A folder is all that a new language needs: a made-up one is added, and played in."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.messages.completeness import Completeness
from tangledbank.messages.languages import ENGLISH, MORE, choose, languages
from tangledbank.messages.pseudo import CODE, pseudo, write
from tests.cli.keyboard import ALWAYS_THE_FIRST, Keyboard


@pytest.fixture
def keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path)


@pytest.fixture(autouse=True)
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(MORE, str(tmp_path / "languages"))
    write(tmp_path / "languages")
    yield
    choose(ENGLISH)


def test_a_text_is_longer_and_in_brackets() -> None:
    assert pseudo("a = Play it on { $animal }\n") == "a = ⟦Þłåý íţ óñ { $animal } ~~~⟧\n"
    assert pseudo("a =\n    .title = Big\n") == "a =\n    .title = ⟦Ɓíĝ ~⟧\n"


def test_it_is_a_language_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert languages() == [ENGLISH, "ru", "uk", "zh-TW", CODE]
    assert list(Completeness(CODE).problems()) == []
    assert main(["languages"]) == 0
    assert CODE in capsys.readouterr().out.split()
    assert main(["languages", CODE]) == 1  # the rulebook has no page in it
    assert f"traits/big.{CODE}.md: is missing" in capsys.readouterr().out
    assert main(["languages", "uk"]) == 0
    assert main(["languages", "tlh"]) == 2


def test_a_game_is_played_in_it(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TANGLEDBANK_LANGUAGE", CODE)
    out = keyboard.play("--seats", "ann,random:bob", "--seed", "7", typed=ALWAYS_THE_FIRST)
    assert keyboard.code == 0
    assert "⟦" in out
    # Every sentence of the log is a message, and is whole.
    log = [line for line in out.splitlines() if re.match(r"\s*(ann|bob) \S", line)]
    assert len(log) > 20
    # Where the rulebook has no page, its English one is shown, and that is said once for each game.
    assert keyboard.err.count("is shown in English") <= 2
