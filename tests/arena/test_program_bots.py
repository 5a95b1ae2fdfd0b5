"""Programs in the arena: the referee's rules hold for them, and they harm nobody else."""

import json
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.arena.tournament import Tournament
from tangledbank.cli import main
from tests.bots.programs import spec_of
from tests.bots.test_program_bot import noted, wait_until_gone
from tests.started import Start, starting

PROBER = Path(__file__).resolve().parents[2] / "examples" / "bots" / "prober.toml"

#: What a bad program does, and how the referee tells it.
FATAL = {
    "crash-at-start": "ended with code 1",
    "crash-later": "ended with code 1",
    "hang-later": "did not answer in 0.3 s",
    "flood": "wrote more than",
    "garbage": "wrote what is not UTF-8",
    "exit": "ended with code 0",
    "half": "did not answer in 0.3 s",
}


@pytest.mark.parametrize("manner", FATAL)
def test_a_bad_program_loses_its_moves_and_the_game_goes_on(tmp_path: Path, manner: str) -> None:
    spec = spec_of(tmp_path, manner, 0.3 if FATAL[manner].startswith("did not") else 60.0)
    block = Tournament([spec, "greedy"], seats=2, seed=3).play(0)
    for bout in block.bouts:
        seat = bout.bots.index(spec)
        faults = [fault for fault in bout.faults if fault.seat == seat]
        assert faults == bout.faults  # nobody else has any
        assert FATAL[manner] in faults[0].why  # it was started anew for this game
        assert all("is out of this game" in fault.why for fault in faults[1:])
        assert bout.winners == [1 - seat]
        later = manner.endswith("later")
        assert bout.thinking[seat].moves == len(faults) + (2 if later else 0)
        assert bout.thinking[1 - seat].faults == 0
        assert "turn" in faults[0].position


def test_a_program_that_lies_loses_that_move_only(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, "lie")
    block = Tournament([spec, "random"], seats=2, seed=3).play(0)
    for bout in block.bouts:
        seat = bout.bots.index(spec)
        assert {fault.seat for fault in bout.faults} == {seat}
        assert len(bout.faults) == bout.thinking[seat].moves
        assert all("which is not legal" in fault.why for fault in bout.faults)


def test_a_program_that_plays_has_no_faults(tmp_path: Path) -> None:
    """Two seats of one program, and a second block: nothing is left of the first."""
    tournament = Tournament([spec_of(tmp_path, "first"), "random"], seats=4, seed=3)
    bouts = [bout for number in (0, 1) for bout in tournament.play(number).bouts]
    assert [bout.faults for bout in bouts] == [[]] * 4
    again = [bout.scores for number in (0, 1) for bout in tournament.play(number).bouts]
    assert [bout.scores for bout in bouts] == again


def test_several_processes_and_what_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = spec_of(tmp_path, "first"), spec_of(tmp_path, "crash-later")
    words = ["--bots", f"{good},{bad},random", "--games", "6", "--seats", "3", "--jobs", "2"]
    assert main(["arena", *words, "--faults", str(tmp_path / "faults"), "--json"]) == 0
    standings = json.loads(capsys.readouterr().out)
    faults = {one["bot"]: one["faults"] for one in standings["bots"]}
    assert faults[good] == faults["random"] == 0
    assert faults[bad] > 6
    assert {fault["bot"] for fault in standings["faults"]} == {bad}


def test_people_read_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_of(tmp_path, "first", extra='name = "Robot"')
    words = ["--bots", f"{spec},greedy,random", "--seats", "2", "--games", "3", "--jobs", "1"]
    assert main(["arena", *words]) == 0
    out = capsys.readouterr().out
    assert out.count("\nRobot ") >= 3  # standings, meetings, thinking
    assert spec not in "".join(out.split())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells another's CPU time")
def test_cpu_time_of_a_program_counts_against_its_limit(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, "busy")
    tournament = Tournament([spec, "random"], seats=2, seed=3, limit=1)
    bout = tournament.play(0).bouts[0]
    seat = bout.bots.index(spec)
    assert [(fault.seat, fault.why.partition(":")[0]) for fault in bout.faults] == [
        (seat, "too late")
    ]
    assert bout.thinking[seat].longest > 1


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_the_example_in_javascript_plays_whole_games(edition: str) -> None:
    spec = f"program:{PROBER}"
    block = Tournament([spec, "random"], seats=2, edition=edition, seed=3).play(0)
    for bout in block.bouts:
        assert bout.faults == []
        assert bout.thinking[bout.bots.index(spec)].moves > 5


@pytest.fixture
def start() -> Iterator[Start]:
    with starting("arena") as begin:
        yield begin


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_arena_and_the_program(tmp_path: Path, start: Start, jobs: str) -> None:
    spec = spec_of(tmp_path, "noted-hang", 3600)
    arena = start("--bots", f"{spec},random", "--seats", "2", "--games", "4", "--jobs", jobs)
    program = noted(tmp_path)
    arena.send_signal(signal.SIGINT)
    assert arena.wait() == 130
    wait_until_gone(program)


def test_simulate_plays_a_program_and_tells_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--seats", "2", "--games", "2", "--jobs", "1", "--json"]
    assert main(["simulate", "--bot", spec_of(tmp_path, "first"), *words]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["simulate", "--bot", spec_of(tmp_path, "crash"), *words]) == 2
    assert "ended with code 1" in capsys.readouterr().err
