"""The magical creatures in the terminal: play, simulate, rulebook."""

import json
import re

import pytest

from tangledbank.cli import main
from tests.cli.keyboard import ALWAYS_THE_FIRST, Keyboard


@pytest.fixture
def keyboard(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path_factory.mktemp("play"))


def test_a_solo_game_is_told_step_by_step(keyboard: Keyboard) -> None:
    out = keyboard.play(
        "--edition", "creatures", "--seats", "me", "--seed", "4", typed=ALWAYS_THE_FIRST
    )
    assert keyboard.code == 0
    assert "our reconstruction" in out
    assert "level sinister" in out
    assert re.search(r"B1 has the most +energy of those the Shadow has awake", out)
    assert "wins." in out
    assert main(["verify", str(keyboard.kept[0])]) == 0


def test_the_terminal_asks_in_the_words_of_the_browser(keyboard: Keyboard) -> None:
    out = keyboard.play(
        "--edition", "creatures", "--seats", "me", "--seed", "4", typed=ALWAYS_THE_FIRST
    )
    told = " ".join(out.split())
    for question in (
        "A new round: keep your hand, or exchange all of it?",
        "Play a card as a creature or a trait, or act with a creature.",
    ):
        assert question in told


def test_a_game_with_a_bot_goes_on_where_it_stood(keyboard: Keyboard) -> None:
    keyboard.play("--edition", "creatures", "--seed", "2", typed="1\n1\n1\n")
    (kept,) = keyboard.kept
    assert "game creatures" in kept.read_text(encoding="utf-8")
    out = keyboard.play("--resume", str(kept), typed="log\nquit\nno\n")
    assert "Evolution of Magical Creatures" in out


def test_help_says_what_is_ours(keyboard: Keyboard) -> None:
    typed = "help\nhelp winged\nhelp vampire\nhelp shadow_level\nhelp CREA-WINGED-01\nscores\n"
    out = keyboard.play(
        "--edition", "creatures", "--seed", "2", typed=f"{typed}discard\nwhy sleep A1\nhelp fish\n"
    )
    assert "Origin: our reconstruction." in out
    assert "Origin: the rulebook's." in out
    assert "Takes sinister, dim, faint." in out
    assert "CREA-WINGED-01: A Winged creature" in out
    assert "0 of 3 transmuted" in out
    assert "which nobody may look at" in out
    assert "nothing about 'fish'" in out


def test_simulate_tells_of_seats_rounds_and_traits(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--edition", "creatures", "--games", "6", "--jobs", "1"]
    for seats in ("1", "2", "3", "4"):
        assert main([*arguments, "--seats", seats]) == 0
        out = capsys.readouterr().out
        assert "rounds" in out
        assert "vampire" in out
        assert ("Shadow" in out) == (seats == "1")
    assert main([*arguments, "--seats", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in told["by_seat"]] == ["random", "Shadow"]
    assert all(0 < count["play_share"] <= 1 for count in told["traits"].values())


def test_the_rulebook_shows_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "show", "poisonous"]) == 0
    out = capsys.readouterr().out
    assert "BASE-POISONOUS-01" in out
    assert "CREA-POISONOUS-01" in out
    assert main(["rulebook", "show", "CREA-SMALL-01"]) == 0
    assert "Origin: rulebook" in capsys.readouterr().out
    assert main(["rulebook", "show", "creatures"]) == 0
    out = capsys.readouterr().out
    assert "Winged / Крылатое (targeting): our reconstruction" in out
    assert "Moon Lake / Лунное озеро: 4/6/8, 2 for astral (our reconstruction)" in out
    assert main(["rulebook", "list"]) == 0
    assert "CREA-SOLO-06" in capsys.readouterr().out
