"""Playing only: games that do not end, or leave nothing to do, are told."""

import pytest

from tangledbank.cli import main
from tangledbank.evolution.game import Game
from tangledbank.laws import trial
from tangledbank.laws.trial import play_seed


def test_games_of_every_kind_end() -> None:
    assert [play_seed(seed) for seed in range(12)] == [None] * 12


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 5)
    failure = play_seed(4)
    assert failure is not None
    assert "no end after 5 decisions" in failure.fault


def test_nothing_to_do_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "legal_actions", lambda self: [])
    failure = play_seed(4)
    assert failure is not None
    assert "nothing to do" in failure.fault


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--plain", "--games", "3", "--jobs", "1", "--sets", "base,fly"]) == 0
    assert capsys.readouterr().out.endswith("3 passed, 0 failed\n")
