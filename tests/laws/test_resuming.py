"""`tangledbank laws --resume FILE`: killed, interrupted or finished, it goes on where it was."""

import json
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.cli import main, played_file
from tangledbank.cli.played_file import PlayedFile
from tangledbank.evolution.game import Game
from tangledbank.laws import cards
from tangledbank.laws.broken import Failure, LawBroken
from tangledbank.laws.creatures import trial as creatures
from tangledbank.laws.run import Run
from tangledbank.laws.sources import sources
from tests.started import Start, starting

#: A test that hangs must end at some time; nothing here comes near it, on any machine.
HANGS = 300

PLAIN = ["--plain", "--jobs", "2"]


@pytest.fixture
def start() -> Iterator[Start]:
    with starting("laws") as start:
        yield start


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "laws.jsonl"


def wait_for_games(process: subprocess.Popen[str], file: Path, games: int) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def seeds_in(file: Path) -> Counter[int]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return Counter(json.loads(line)["seed"] for line in lines[1:])


def go_on(file: Path, games: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Run the same to its end; every game is in the file once."""
    assert main(["laws", *PLAIN, "--games", str(games), "--resume", str(file)]) == 0
    shown = capsys.readouterr()
    assert shown.out == f"{games} passed, 0 failed\n"
    counted = seeds_in(file)
    assert all(counted[seed] == 1 for seed in range(games))
    assert counted.total() == len(counted)
    return shown.err


@pytest.mark.parametrize("cut", [0, 4], ids=["between two lines", "in the middle of a line"])
def test_a_killed_run_goes_on(
    file: Path, start: Start, capsys: pytest.CaptureFixture[str], cut: int
) -> None:
    running = start(*PLAIN, "--games", "1000000", "--resume", str(file))
    wait_for_games(running, file, 6)
    running.kill()
    running.communicate(timeout=HANGS)
    content = file.read_bytes()
    sound = content[: content.rindex(b"\n") + 1]
    file.write_bytes(sound[: len(sound) - cut])
    kept = len(seeds_in(file)) if not cut else sound.count(b"\n") - 2
    err = go_on(file, kept + 12, capsys)
    assert f"are in {file} already" in err
    assert ("is cut off; its game is played again" in err) == bool(cut)


def test_an_interrupted_run_goes_on(
    file: Path, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    running = start(*PLAIN, "--games", "1000000", "--resume", str(file))
    wait_for_games(running, file, 6)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=HANGS)
    assert running.returncode == 130
    kept = len(seeds_in(file))
    assert out == f"{kept} passed, 0 failed\n"
    assert f"interrupted after {kept} of 1000000 games" in err
    assert f"the same command resumes from {file}" in err
    assert "Traceback" not in err
    go_on(file, kept + 12, capsys)


def test_a_file_that_another_run_writes_is_refused(
    file: Path, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    running = start(*PLAIN, "--games", "1000000", "--resume", str(file))
    wait_for_games(running, file, 1)
    assert main(["laws", *PLAIN, "--games", "1", "--resume", str(file)]) == 2
    assert "another run is writing this file" in capsys.readouterr().err


def test_nothing_is_played_twice(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["laws", "--plain", "--jobs", "1", "--seed", "3", "--resume", str(file)]
    assert main([*words, "--games", "2"]) == 0
    played: list[int] = []
    monkeypatch.setattr(Run, "play", lambda self, seed: played.append(seed))
    assert main([*words, "--games", "4"]) == 0
    assert played == [5, 6]
    capsys.readouterr()
    assert main([*words, "--games", "4"]) == 0
    assert played == [5, 6]
    assert capsys.readouterr().out == "4 passed, 0 failed\n"


def test_failures_are_remembered(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: Game) -> None:
        raise LawBroken("cards", "made up", game)

    words = ["laws", "--jobs", "1", "--seed", "8", "--edition", "gift", "--resume", str(file)]
    with monkeypatch.context() as patched:
        patched.setattr(cards, "check", broken)
        assert main([*words, "--games", "2"]) == 1
    capsys.readouterr()
    assert main([*words, "--games", "3", "--every", "20"]) == 1
    out = capsys.readouterr().out
    assert "seed 8: cards: made up\ngift, " in out
    assert "tangledbank laws --games 1 --seed 8 --every 20 --edition gift" in out
    assert out.endswith("1 passed, 2 failed\n")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--plain", "--edition", "tw"], "edition is not given there and 'tw' here"),
        (["--plain", "--sets", "base"], "sets is not given there and ['base'] here"),
        (["--every", "30"], "every is not given there and 30 here"),
    ],
)
def test_a_file_of_other_arguments_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    common = ["laws", "--games", "1", "--jobs", "1", "--resume", str(file)]
    assert main([*common, "--plain"]) == 0
    content = file.read_bytes()
    assert main([*common, *words]) == 2
    err = capsys.readouterr().err
    assert f"{file} holds games of another run: {why}" in err
    assert "Give the same arguments, or name another file." in err
    assert file.read_bytes() == content


def test_a_file_of_other_sources_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["laws", "--plain", "--games", "1", "--jobs", "1", "--resume", str(file)]
    assert main(words) == 0
    monkeypatch.setattr(played_file, "sources", lambda: "edited")
    assert main(words) == 2
    err = capsys.readouterr().err
    assert "was made with other sources" in err
    assert "Name another file, or delete this one to begin again." in err


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"seed 3\n", "laws.jsonl:1: this line is not JSON"),
        (b"seed 3", "laws.jsonl:1: this isn't a file of `tangledbank laws`"),
        (b'{"format":"tangledbank arena 1"}\n', "expected a file of the format"),
        (b"HEAD\n{}\n", "laws.jsonl:2: 'seed' is missing; 0 games before it are fine"),
        (b'HEAD\n{"seed":1}\n{"seed":-1}\n', "1 games before it are fine"),
        (b'HEAD\n{"seed":1,"passed":true}\n', "'passed' is unknown here"),
    ],
)
def test_a_broken_file_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes, why: str
) -> None:
    PlayedFile(file, Run(plain=True)).close()
    content = content.replace(b"HEAD\n", file.read_bytes())
    file.write_bytes(content)
    assert main(["laws", "--plain", "--games", "1", "--resume", str(file)]) == 2
    assert why in capsys.readouterr().err
    assert file.read_bytes() == content


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_run_that_was_killed_at_its_very_beginning(file: Path, kept: int) -> None:
    PlayedFile(file, Run()).close()
    head = file.read_bytes()
    file.write_bytes(head[:kept])
    played = PlayedFile(file, Run())
    played.add(3, Failure(3, "made up"))
    played.close()
    assert file.read_bytes() == head + b'{"seed":3,"fault":"made up"}\n'


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "laws.jsonl"
    assert main(["laws", "--plain", "--games", "1", "--jobs", "1", "--resume", str(file)]) == 0
    assert seeds_in(file) == {0: 1}


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--plain", "--games", "1", "--resume", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_other_sources_have_another_name(tmp_path: Path) -> None:
    page = tmp_path / "laws" / "cards.py"
    page.parent.mkdir()
    page.write_text("1", encoding="utf-8")
    before = sources(tmp_path)
    assert sources(tmp_path) == before
    (page.parent / "cards.pyc").write_text("2", encoding="utf-8")
    assert sources(tmp_path) == before
    page.write_text("2", encoding="utf-8")
    assert sources(tmp_path) != before


# What is played


def test_the_creatures_take_part() -> None:
    seeds = [Run().creatures_seed(seed) for seed in range(7 * 40)]
    assert [seed for seed in seeds if seed is not None] == list(range(40))
    assert seeds[6] == 0
    assert Run("gift").creatures_seed(6) is None
    assert Run(sets=["base"]).creatures_seed(6) is None
    assert [Run("creatures").creatures_seed(seed) for seed in (5, 6)] == [5, 6]


def test_a_mixed_failure_has_the_seed_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creatures, "try_seed", lambda seed, every: Failure(seed, "made up"))
    failure = Run().play(20)
    assert failure is not None
    assert (failure.seed, failure.fault) == (20, "made up")


@pytest.mark.parametrize("words", [[], ["--plain"]])
def test_one_command_for_all_games(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    line = ["laws", "--games", "2", "--seed", "6", "--jobs", "1", "--every", "90"]
    assert main([*line, *words]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"
