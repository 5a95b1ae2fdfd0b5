"""Traits that meet in an attack: the runner comes to every pair, and it can fail."""

import json
import random
from itertools import product
from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.cli.evolution.meetings_page import CHECKED, IMPOSSIBLE, PROVEN, matrix, proven
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import OCEAN
from tangledbank.evolution.traits.names import NAMES, NUMBERS, SWIMMING
from tangledbank.laws import cards, meetings
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.encounters import (
    ACROSS,
    AGAINST,
    TOGETHER,
    WAYS,
    Encounter,
    Meeting,
    Unplaceable,
    carried,
)
from tangledbank.laws.meetings import TABLES, Runner, why_never
from tangledbank.rulebook.pages import Book

PAGE = Path(__file__).resolve().parents[2] / "docs/contribute/trait-meetings.md"

#: Hunters' traits, shields, answers, pairs, and what excludes others.
SHARE = [
    "carnivorous",
    "scavenger",
    "camouflage",
    "anglerfish",
    "trematode",
    "neoplasia",
    "regeneration",
    "symbiosis",
]


@pytest.fixture(scope="module")
def report() -> meetings.Report:
    return Runner(seed=3, traits=[NUMBERS[name] for name in SHARE]).run()


def test_a_share_of_the_traits_meets_in_every_way(report: meetings.Report) -> None:
    assert list(report.lines())[-1].endswith("decisions")
    assert report.fine, list(report.lines())
    for way in WAYS:
        assert report.met[way].total() + len(report.never[way]) == len(SHARE) ** 2
    assert set(report.met[TOGETHER]) == set(report.met[ACROSS]) == {meetings.DECLARED}
    assert report.met[AGAINST][meetings.DECLARED] > report.met[AGAINST][meetings.REFUSED]


def test_the_report_says_why_something_cannot_meet(report: meetings.Report) -> None:
    reasons = {(str(one), why) for way in WAYS for one, why in report.never[way]}
    told = dict(reasons)
    assert "BASE-SCAVENGER-04" in told["carnivorous with scavenger"]
    assert "BASE-SCAVENGER-04" in told["scavenger hunts trematode"]
    assert "CONT-REGENERATION-02" in told["trematode with regeneration"]
    assert "CONT-REGENERATION-02" in told["regeneration hunts camouflage"]
    assert "EXP-RULING-22" in told["anglerfish with carnivorous"]
    assert "BASE-TRAIT-02" in told["camouflage with camouflage"]
    assert not any("beside" in one for one in told)


def test_every_pair_of_traits_is_accounted_for() -> None:
    runner = Runner()
    possible = list(runner.possible())
    for way in WAYS:
        met = {(one.one, one.other) for one in possible if one.way == way}
        never = {(one.one, one.other) for one, _ in runner.report.never[way]}
        assert met | never == set(product(range(len(NAMES)), repeat=2))
        assert not met & never


@pytest.mark.parametrize("edition", TABLES)
def test_what_cannot_meet_cannot_be_laid_out(edition: str) -> None:
    runner = Runner()
    list(runner.possible())
    chooser = random.Random(1)
    for meeting, _ in runner.report.never[AGAINST][::4] + runner.report.never[TOGETHER]:
        for attempt in range(3):
            board = Encounter(meeting, edition, chooser, attempt)
            if meeting.one == SWIMMING and board.where == OCEAN:
                continue  # there every animal is a swimmer
            with pytest.raises(Unplaceable):
                board.lay()


def test_a_board_has_what_was_asked_for() -> None:
    meeting = Meeting(TOGETHER, NUMBERS["neoplasia"], NUMBERS["running"])
    board = Encounter(meeting, "gift", random.Random(5), 0)
    game = board.lay()
    assert {meeting.one, meeting.other} <= carried(game.state, board.prey)
    places = [card.trait for card in board.prey.cards]
    assert places.index(meeting.one) < places.index(meeting.other)


# It can fail


def test_a_budget_that_is_too_small_leaves_something_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["meetings", "--games", "3", "--traits", "running,big"]) == 1
    assert "never met, but could: " in capsys.readouterr().out
    assert main(["meetings", "--seconds", "0.001", "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["missing"]) > 4000


def test_a_meeting_that_never_comes_about_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: Game, board: Encounter) -> list[object]:
        return []

    monkeypatch.setattr(meetings, "attacks_of", none)
    monkeypatch.setattr(meetings, "NOTHING_AFTER", 8)
    report = Runner(traits=[NUMBERS["big"], NUMBERS["running"]]).run()
    assert not report.fine
    assert {meeting.way for meeting in report.missing} == {TOGETHER, ACROSS}
    # What is legal is not refused either.
    assert any("neither legal nor refused" in fault for _, fault in report.faults)


@pytest.mark.parametrize("error", [LawBroken, IndexError])
def test_a_broken_law_is_a_fault(
    error: type[Exception],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(game: Game) -> None:
        if error is LawBroken:
            raise LawBroken("cards", "made up", game)
        raise error("made up")

    monkeypatch.setattr(cards, "check", broken)
    assert main(["meetings", "--traits", "running"]) == 1
    out = capsys.readouterr().out
    assert "broken: running hunts running: meetings: " in out
    assert "made up" in out
    assert "running, carnivorous" in out or "carnivorous, running" in out  # the position


def test_the_command_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["meetings", "--traits", "running, big", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["missing"] == found["faults"] == []
    assert sum(found["met"][AGAINST].values()) == 4


@pytest.mark.parametrize("words", [["--traits", "wings"], ["--seconds", "soon"], ["--games", "0"]])
def test_bad_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["meetings", *words])
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == 2
    assert "Traceback" not in capsys.readouterr().err


# The matrix

SCENARIO = """# A page

## BASE-HUNT-01
Carnivores hunt.

```scenario
A1: carnivorous, big
A2: grazing
B1: poisonous
B2: sharp-vision
A1-A2: cooperation
food: 3
to act: ann
> ann: attack A2 B2 -> refused
> ann: attack A1 B1
= events: eaten B1 by A1
```
"""


def test_a_scenario_proves_what_its_attacks_bring_together(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(SCENARIO, encoding="utf-8")
    shown = proven(Book(tmp_path))
    pairs = {(NAMES[hunter], NAMES[prey]) for hunter, prey in shown}
    # Only a carnivore is a hunter.
    assert pairs == {(one, "poisonous") for one in ("carnivorous", "big", "cooperation")}


def rows_of(lines: list[str]) -> dict[str, list[str]]:
    table = [line.strip("|").split("|") for line in lines if line.startswith("| ")]
    assert [cell.strip() for cell in table[0][1:]] == [str(n + 1) for n in range(len(NAMES))]
    return {row[0].strip(): [cell.strip() for cell in row[1:]] for row in table[1:]}


def test_the_page_has_every_trait_and_leaves_no_meeting_open() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = rows_of(lines)
    fresh = list(matrix({}))
    assert list(rows) == list(rows_of(fresh)) == [f"{n + 1} {one}" for n, one in enumerate(NAMES)]
    for prey, cells in enumerate(rows.values()):
        for hunter, cell in enumerate(cells):
            never = why_never(Meeting(AGAINST, hunter, prey)) != ""
            assert cell == PROVEN or cell == (IMPOSSIBLE if never else CHECKED)
    # What cannot meet is told as the check tells it.
    end = fresh.index("## What cannot meet")
    assert lines[lines.index("## What cannot meet") :] == fresh[end:]
