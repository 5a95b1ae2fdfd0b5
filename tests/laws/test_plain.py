"""Playing only: games that do not end, or leave nothing to do, are told."""

import pytest

from tangledbank.cli import main
from tangledbank.creatures.game import Game as Creatures
from tangledbank.evolution.game import Game
from tangledbank.laws import plain
from tangledbank.laws.creatures.trial import play_seed as play_creatures
from tangledbank.laws.trial import play_seed


def test_games_of_every_kind_end() -> None:
    assert [play_seed(seed) for seed in range(12)] == [None] * 12
    assert [play_creatures(seed) for seed in range(8)] == [None] * 8


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "PATIENCE", 5)
    for failure in (play_seed(4), play_creatures(4)):
        assert failure is not None
        assert "no end after 5 decisions" in failure.fault


def test_nothing_to_do_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "legal_actions", lambda self: [])
    monkeypatch.setattr(Creatures, "legal_actions", lambda self: [])
    for failure in (play_seed(4), play_creatures(4)):
        assert failure is not None
        assert "nothing to do" in failure.fault


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--plain", "--games", "3", "--jobs", "1", "--sets", "base,fly"]) == 0
    assert capsys.readouterr().out.endswith("3 passed, 0 failed\n")


def test_the_command_for_creatures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["laws", "--plain", "--games", "3", "--jobs", "1", "--edition", "creatures"]
    assert main(words) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_creatures_have_no_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--edition", "creatures", "--sets", "base"]) == 2
    assert "--sets is for the editions of Evolution" in capsys.readouterr().err
