"""`tangledbank simulate`: the same seed gives the same numbers, however many processes play."""

import json
import math
import subprocess
import sys

import pytest

from tangledbank.arena.matches import Match, Played, seed_of
from tangledbank.arena.simulation import simulate
from tangledbank.arena.tally import Spread, Tally
from tangledbank.cli import main


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    told = json.loads(shown.out)
    assert isinstance(told, dict)
    return told


def test_one_process_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--edition", "ua3", "--seats", "3", "--games", "40", "--seed", "7"]
    one = result(capsys, *table, "--jobs", "1")
    two = result(capsys, *table, "--jobs", "2")
    other = result(capsys, *table[:-1], "8", "--jobs", "1")
    for told in (one, two, other):
        del told["timing"]
    assert one == two
    assert one != other


def test_what_the_json_says(capsys: pytest.CaptureFixture[str]) -> None:
    told = result(
        capsys, "--seats", "2", "--bot", "greedy,random", "--games", "10", "--jobs", "1",
        "--option", "tie_break=none",
    )  # fmt: skip
    assert set(told) == {
        "version", "edition", "options", "copies", "sets", "seats", "seed", "games", "turns",
        "decisions", "scores", "by_seat", "decided_by", "endings", "timing",
    }  # fmt: skip
    assert (told["edition"], told["seats"], told["games"], told["copies"]) == ("gift", 2, 10, 1)
    assert told["options"] == {"tie_break": "none"}
    for name in ("turns", "decisions", "scores"):
        spread = told[name]
        assert isinstance(spread, dict)
        assert spread["min"] <= spread["mean"] <= spread["max"]
        assert spread["sd"] >= 0
    seats = told["by_seat"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["greedy", "random"]
    assert math.isclose(sum(seat["win_share"] for seat in seats), 1.0)
    for seat in seats:
        low, high = seat["win_interval"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
    for counts in (told["decided_by"], told["endings"]):
        assert isinstance(counts, dict)
        assert sum(counts.values()) == 10
    timing = told["timing"]
    assert isinstance(timing, dict)
    assert set(timing) == {
        "engine", "jobs", "seconds", "games_per_second", "decisions_per_second",
    }  # fmt: skip


def test_what_people_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "12", "--jobs", "1"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""  # no bar without a terminal
    for said in ("12 games", "games/s", "decisions/s", "95 % interval", "decided by", "ended by"):
        assert said in shown.out


def test_it_starts_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank", "simulate", "--games", "8", "--jobs", "2", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["games"] == 8


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "--games takes a whole number from 1 up, not 0"),
        (["--jobs", "0"], "--jobs takes a whole number from 1 up, not 0"),
        (["--seats", "5"], "edition gift is played with one set"),
        (["--edition", "ua3", "--seats", "9"], "9 seats; with "),
        (["--bot", "clever"], "unknown bot 'clever'; the bots are random, greedy"),
        (["--bot", "random,greedy"], "--bot names 2 bots for 4 seats"),
        (["--edition", "gold"], "unknown edition 'gold'"),
        (["--option", "two_sets=3"], "option two_sets takes false, true, not '3'"),
    ],
)
def test_bad_arguments(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.out == ""


# Counting


def test_a_game_depends_on_its_seed_alone() -> None:
    match = Match("tw", ["greedy", "random"])
    assert match.play(5) == match.play(5)
    assert seed_of(1, 2) != seed_of(2, 1)


def test_parts_add_up_to_the_whole() -> None:
    match = Match("gift", ["random"] * 4)
    whole = simulate(match, 30, 3, jobs=1).tally
    parts = Tally(4)
    for start in range(0, 30, 7):
        part = Tally(4)
        for number in range(start, min(30, start + 7)):
            part.add(match.play(seed_of(3, number)))
        parts.join(part)
    assert whole.to_json(match.bots) == parts.to_json(match.bots)


def test_shared_wins_are_split() -> None:
    tally = Tally(3)
    tally.add(Played([4, 4, 1], [0, 1], "shared", 5, 60, "deck empty"))
    tally.add(Played([4, 3, 1], [0], "points", 5, 60, "deck empty"))
    assert [tally.win_share(seat) for seat in range(3)] == [0.75, 0.25, 0.0]


def test_mean_and_deviation() -> None:
    spread = Spread()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(number)
    assert (spread.mean, spread.low, spread.high) == (5.0, 2, 9)
    assert math.isclose(spread.sd, math.sqrt(32 / 7))
