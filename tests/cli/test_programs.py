"""Programs at the terminal's table, and one of our bots as a program."""

import io
from pathlib import Path

import pytest

from tangledbank.bots.bot import bot
from tangledbank.bots.program.speaker import speak
from tangledbank.cli import main
from tangledbank.cli.saving import resume
from tangledbank.cli.seats import bots_to_text, read_seats, seats_of
from tangledbank.core.errors import SetupError
from tests.bots.programs import spec_of
from tests.cli.keyboard import Keyboard


@pytest.mark.slow(days=3)
def test_a_game_with_a_program(keyboard: Keyboard, tmp_path: Path) -> None:
    spec = spec_of(tmp_path, "first", extra='name = "Robot"')
    out = keyboard.play("--seats", f"{spec}:Marvin,search:9i", "--seed", "3")
    assert (keyboard.code, keyboard.err) == (0, "")
    assert "A Marvin (Robot bot), B wallace (search bot)" in out
    assert "The end" in out


def test_a_program_that_fails_is_told_and_the_game_goes_on(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    out = keyboard.play("--seats", f"{spec_of(tmp_path, 'crash-later')},greedy", "--seed", "3")
    assert keyboard.code == 0
    assert "ended with code 1" in out
    assert "The default is played." in out
    assert "The end" in out


def test_seats_of_programs(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, "first")
    seats = read_seats(f"me,{spec},{spec}:Eve,{spec}:0.5s:Zoe,program:node bot.mjs --fast")
    assert [seat.name for seat in seats] == ["me", "wallace", "Eve", "Zoe", "huxley"]
    specs = [seat.bot.spec for seat in seats if seat.bot is not None]
    assert specs == [spec, spec, f"{spec}:0.5s", "program:node bot.mjs --fast"]
    note = bots_to_text(seats)
    names = [seat.name for seat in seats]
    again = seats_of(names, note, programs=True)
    assert [seat.bot.spec for seat in again if seat.bot is not None] == specs


def test_a_saved_game_runs_no_program_by_itself(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.play("--seats", f"{spec_of(tmp_path, 'first')}:Marvin,greedy", "--seed", "3")
    (record,) = keyboard.kept
    with pytest.raises(SetupError, match="Marvin is played by a program"):
        resume(record)
    assert len(resume(record, programs=True)[1]) == 2
    keyboard.play("--resume", str(record))
    assert keyboard.code == 2
    assert "add --run-programs" in keyboard.err


# One of our bots as a program


def said(*lines: str, name: str = "search:5i") -> list[str]:
    found: list[str] = []
    speak(bot(name), "1.0", lines, found.append)
    return found


def test_it_says_what_it_is() -> None:
    assert said("tangledbank 1") == [
        "name search:5i",
        "version 1.0",
        "about plays the turn out in many worlds that might be the true one",
        "option budget text 5i",
        "want saved",
        "ready 1",
    ]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["dance"], "error unknown command 'dance'"),
        (["set depth 3"], "error unknown option 'depth'"),
        (["set budget soon"], "error 'soon' is not a budget"),
        (["position", "go seed 1"], "error GameError: this position came without a saved game"),
        (["position", "saved {", "go seed 1"], "error JSONDecodeError"),
        (["position", "saved {}", "legal pass", "go seed 1"], "error RecordError"),
        (["position", "saved {}", "legal pass", "go seed"], "error ValueError"),
    ],
)
def test_what_it_cannot_do_costs_one_decision(lines: list[str], answer: str) -> None:
    found = said(*lines, "tangledbank 1")
    assert found[0].startswith(answer)
    assert found[-1] == "ready 1"


def test_it_ends_when_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("tangledbank 1\nquit\ntangledbank 1\n"))
    assert main(["bot", "random"]) == 0
    assert capsys.readouterr().out.splitlines().count("ready 1") == 1
    assert main(["bot", "nosuch"]) == 2
    assert "unknown bot 'nosuch'" in capsys.readouterr().err
