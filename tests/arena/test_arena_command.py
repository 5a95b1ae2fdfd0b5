"""`tangledbank arena`: what it prints, keeps and goes on from."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank.arena.crew import WorkersDie
from tangledbank.arena.results_file import ResultsFile
from tangledbank.arena.tournament import Block, Tournament
from tangledbank.cli import main

TABLE = ["--bots", "random,random", "--seats", "3", "--jobs", "1", "--seed", "4"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["arena", *words, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    for bot in answer["bots"]:
        del bot["thinking"]
    del answer["timing"]
    return answer


def test_what_people_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "plots" / "standings.svg"
    words = ["--bots", "greedy,random", "--games", "10", "--jobs", "1", "--plot", str(plot)]
    assert main(["arena", *words]) == 0
    shown = capsys.readouterr()
    for said in ("10 games in 5 blocks of 2", "95 % interval", "rating", "faults", "a move"):
        assert said in shown.out
    assert "10/10 games: greedy" in shown.err
    assert plot.read_text(encoding="utf-8").startswith("<svg")


def test_what_the_json_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *TABLE, "--games", "4", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer) == {
        "version", "tournament", "until_sure", "sure", "finished", "games", "blocks", "fair_share",
        "bots", "verdicts", "margin", "meetings", "turns", "decisions", "decided_by", "faults",
        "timing",
    }  # fmt: skip
    assert answer["games"] == 4
    assert answer["tournament"]["seed"] == 4
    assert set(answer["bots"][0]) == {
        "bot", "games", "seats", "wins", "win_share", "win_interval", "times_fair", "rating",
        "rating_interval", "scores", "thinking", "faults",
    }  # fmt: skip


def test_games_come_in_whole_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *TABLE, "--games", "3", "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["games"] == 4
    assert "Note: 4 games, so that every bot sits in every seat equally often" in shown.err


# The results file


def test_it_goes_on_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = told(capsys, *TABLE, "--games", "12")
    half = told(capsys, *TABLE, "--games", "6", "--results", str(file))
    assert half["games"] == 6
    before = file.read_bytes()
    assert told(capsys, *TABLE, "--games", "12", "--results", str(file)) == whole
    assert file.read_bytes().startswith(before)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 6
    # Everything is there already: nothing is played, and fewer games are just the first ones.
    assert told(capsys, *TABLE, "--games", "12", "--results", str(file)) == whole
    assert told(capsys, *TABLE, "--games", "6", "--results", str(file)) == half


def test_a_line_that_was_cut_off_is_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    whole = told(capsys, *TABLE, "--games", "8", "--results", str(file))
    file.write_bytes(file.read_bytes()[:-20])
    assert main(["arena", *TABLE, "--games", "8", "--results", str(file), "--json"]) == 0
    shown = capsys.readouterr()
    assert "is cut off; its block is played again" in shown.err
    assert json.loads(shown.out)["bots"][0]["rating"] == whole["bots"][0]["rating"]  # type: ignore[index]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 4


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (2, "{broken", "results.jsonl:2: this line is not JSON; 0 blocks before it are fine"),
        (3, '{"block":1}', "results.jsonl:3: 'games' is missing; 1 blocks before it are fine"),
        (3, '{"block":1,"games":[]}', "expected the games of block 1"),
        (3, "[" * 100_000, "this line is not JSON"),
        (3, "[]", "expected an object, not a list"),
        (1, '{"format":"x"}', "expected a file of the format 'tangledbank arena 1'"),
    ],
)
def test_a_broken_file_is_told_and_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: int, text: str, message: str
) -> None:
    file = tmp_path / "results.jsonl"
    told(capsys, *TABLE, "--games", "6", "--results", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    before = file.read_bytes()
    assert main(["arena", *TABLE, "--games", "8", "--results", str(file)]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert "nothing was changed" in said
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("bots", ["random", "greedy", "random"], "expected random, random, random in game 2"),
        ("thinking", [], "expected random, random, random in game 2"),
        ("winners", [0, 0], "expected winners"),
        ("scores", [1], "expected winners, and the numbers of 3 players"),
    ],
)
def test_numbers_that_cannot_be_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str, value: object, message: str
) -> None:
    file = tmp_path / "results.jsonl"
    told(capsys, *TABLE, "--games", "6", "--results", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    block = json.loads(lines[2])
    block["games"][0][key] = value
    lines[2] = json.dumps(block)
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert main(["arena", *TABLE, "--games", "8", "--results", str(file)]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_tournaments_do_not_write_into_one_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    first = ResultsFile(file, Tournament(["random", "random"], 3, seed=4))
    before = file.read_bytes()
    assert main(["arena", *TABLE, "--games", "2", "--results", str(file)]) == 2
    assert "another tournament is writing this file" in capsys.readouterr().err
    assert file.read_bytes() == before
    first.close()
    assert main(["arena", *TABLE, "--games", "2", "--results", str(file)]) == 0


def test_a_file_that_is_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Asa", encoding="utf-8")
    assert main(["arena", *TABLE, "--results", str(file)]) == 2
    assert "this isn't a results file of an arena" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "Dear Asa"


def test_another_tournament_is_not_mixed_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    told(capsys, *TABLE, "--games", "2", "--results", str(file))
    assert main(["arena", *TABLE[:-1], "5", "--games", "2", "--results", str(file)]) == 2
    assert "holds another tournament: seed is 4 there and 5 here" in capsys.readouterr().err


# Faults


def test_faults_are_reported_with_their_positions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "faults"
    words = ["--import", "tests.arena.rogue_entries", "--bots", "raiser,random", "--seats", "2"]
    words += ["--games", "2", "--jobs", "1", "--faults", str(folder)]
    assert main(["arena", *words]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "moves were lost to the default decision" in out
    assert "raised ValueError: no idea" in out
    records = sorted(folder.glob("game-*-move-*.record"))
    assert len(records) == 4  # two of each game
    assert main(["verify", str(records[0])]) == 0


def test_positions_are_there_after_a_resumption(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--import", "tests.arena.rogue_entries", "--bots", "raiser,random", "--seats", "2"]
    words += ["--games", "2", "--jobs", "1", "--results", str(tmp_path / "results.jsonl")]
    assert main(["arena", *words]) == 0
    folder = tmp_path / "results.faults"
    before = {file.name: file.read_bytes() for file in folder.glob("*.record")}
    assert before
    shutil.rmtree(folder)
    assert main(["arena", *words]) == 0
    assert {file.name: file.read_bytes() for file in folder.glob("*.record")} == before


def test_positions_that_cannot_be_written_stop_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    words = ["--import", "tests.arena.rogue_entries", "--bots", "raiser,random", "--seats", "2"]
    words += ["--games", "4", "--jobs", "1", "--results", str(file), "--faults", "/dev/null/x"]
    assert main(["arena", *words]) == 0
    shown = capsys.readouterr()
    assert "4 games in 2 blocks of 2" in shown.out
    assert "replay" not in shown.out
    assert "Note: the positions of faults are not kept: /dev/null/x" in shown.err
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 2


def test_what_bots_print_does_not_spoil_the_answer(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--import", "tests.arena.rogue_entries", "--bots", "chatterbox,random", "--seats", "2"]
    words += ["--games", "2", "--jobs", "1", "--faults", str(tmp_path), "--json"]
    assert main(["arena", *words]) == 0
    shown = capfd.readouterr()
    assert json.loads(shown.out)["games"] == 2
    assert "let me think" in shown.err


def test_what_was_played_is_told_when_workers_die(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dying(self: Tournament, block: int) -> Block:
        if block == 3:
            raise WorkersDie("3 workers have died")
        return play(self, block)

    play = Tournament.play
    monkeypatch.setattr(Tournament, "play", dying)
    assert main(["arena", *TABLE, "--games", "20"]) == 2
    shown = capsys.readouterr()
    assert "6 games in 3 blocks of 2" in shown.out
    assert "tangledbank arena: 3 workers have died" in shown.err


# Bad input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "clever"], "unknown bot 'clever'"),
        (["--bots", "random", "--seats", "9"], "2 to 4 seats"),
        (["--bots", "random", "--seats", "0"], "--seats takes a whole number from 1 up, not 0"),
        (["--bots", "random", "--games", "0"], "--games takes a whole number from 1 up, not 0"),
        (["--bots", "random", "--jobs", "0"], "--jobs takes a whole number from 1 up, not 0"),
        (["--bots", "random", "--margin", "2"], "--margin takes a share between 0 and 1, not 2"),
        (["--bots", "random", "--limit", "0"], "--limit takes a time above 0, not 0"),
        (["--bots", "random", "--edition", "gold"], "unknown edition 'gold'"),
        (["--bots", "random", "--import", "no_such"], "module 'no_such' cannot be imported"),
        (["--bots", "random", "--import", "my.py"], "expected the name of a module, such as"),
        (["--bots", "search:100000s"], "'100000s' is not a budget: a move can take a day at most"),
        (["--bots", f"search:{'9' * 5000}i"], "is not a budget"),
        (["--bots", "random,random", "--until-sure"], "and random is the only one"),
        (["--bots", "random", "--plot", "/dev/null/x.svg"], "/dev/null/x.svg: cannot be written"),
        (["--bots", "random", "--results", "/"], "Is a directory"),
        (["--bots", "random", "--ray", "127.0.0.1:1"], "--ray 127.0.0.1:1: no cluster answers"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    if "--ray" in words:
        pytest.importorskip("ray")
    assert main(["arena", *words]) == 2
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.out == ""


def test_without_ray_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "--bots", "random", "--games", "2", "--ray"]) == 2
    assert "pip install 'tangledbank[ray]'" in capsys.readouterr().err


def test_the_live_table_is_drawn_in_a_terminal(tmp_path: Path) -> None:
    """On a real terminal: the table appears on it, and the answer stays clean."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", "arena", *TABLE, "--games", "40", "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(theirs)
    screen = os.read(ours, 1 << 16).decode()
    os.close(ours)
    assert json.loads(done.stdout)["games"] == 40
    assert "95 % interval" in screen
