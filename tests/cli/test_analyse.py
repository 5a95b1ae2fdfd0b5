"""`tangledbank analyse`."""

import json
from pathlib import Path

import pytest

from tangledbank.cli import main
from tests.bots.short_game import short_record


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("analysed") / "game.record"
    file.write_text(short_record(), encoding="utf-8")
    assert main(["analyse", str(file), "--budget", "1i"]) == 0
    return str(file)


def test_the_report(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", path, "--budget", "1i"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Analysis of the game of ann and bob")
    assert "Chance to win" in out
    for head in ("accuracy", "lost", "luck", "blunders"):
        assert head in out
    # What a message lacks is shown by its name.
    assert "analysis-" not in out
    assert "hint-" not in out
    assert "{" not in out


def test_it_is_done_once(
    path: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("analysed again")

    monkeypatch.setattr("tangledbank.cli.analyse.analyse", refuse)
    assert main(["analyse", path, "--budget", "1i", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(Path(f"{path}.analysis.json").read_text(encoding="utf-8"))
    assert told["seats"] == ["ann", "bob"]
    with pytest.raises(AssertionError, match="analysed again"):
        main(["analyse", path, "--budget", "1i", "--again"])
    with pytest.raises(AssertionError, match="analysed again"):
        main(["analyse", path, "--budget", "1i", "--seat", "bob"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "eve"], "no seat 'eve' in this game; the seats are ann, bob"),
        (["--budget", "much"], "'much' is not a budget"),
    ],
)
def test_what_is_refused(
    arguments: list[str], said: str, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", path, *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_record_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path / "game.record")]) == 2
    assert "cannot be read" in capsys.readouterr().err
