"""`tangledbank lab`: tables, CSV, JSON and a page."""

import csv
import json
import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

from tangledbank.cli import main

STUDY = ["lab", "--bots", "random", "--games", "40", "--jobs", "1"]
COMPARE = ["lab", "compare", "--bots", "random", "--games", "40", "--jobs", "1"]


def test_what_people_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(STUDY) == 0
    shown = capsys.readouterr().out
    for said in (
        "40 games of edition gift: 4 seats, played by random, seed 1.",
        "What each trait is worth",
        "Which traits go together",
        "The advantage of a seat",
        "The course of a game",
        "How games are decided",
        "How often each rule is at work",
        "BASE-HUNT-01",
    ):
        assert said in shown


def test_the_same_seed_gives_the_same_study(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for seed in ("3", "3", "4"):
        assert main([*STUDY, "--seed", seed, "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        answers.append(answer["rules"])
    assert answers[0] == answers[1] != answers[2]


class Balance(HTMLParser):
    """Every tag that is opened is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.pictures += tag == "svg"
        assert not {"src", "href"} & {name for name, _ in attrs}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("words", "keys", "pictures"),
    [
        (STUDY, {"traits", "pairs", "seats", "course", "endings", "rules"}, 7),
        (
            [*COMPARE, "--option", "fat_conversion_timing=end_of_feeding"],
            {"game", "shares", "worth", "plays", "rules"},
            4,
        ),
        (
            [*STUDY, "--edition", "creatures", "--seats", "2"],
            {"traits", "pairs", "seats", "course", "endings", "rules"},
            7,
        ),
    ],
)
def test_page_and_csv(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    keys: set[str],
    pictures: int,
) -> None:
    page, folder = tmp_path / "page.html", tmp_path / "tables"
    assert main([*words, "--html", str(page), "--csv", str(folder)]) == 0
    html = page.read_text(encoding="utf-8")
    balance = Balance()
    balance.feed(html)
    assert balance.open == []
    assert balance.pictures >= pictures
    assert "prefers-color-scheme:dark" in html
    assert "url(" not in html
    # Whatever has one for phones is drawn twice, and only one of the two is shown.
    assert html.count('class="chart narrow"') == html.count('class="chart wide"') >= 4
    assert set(re.findall(r'<section id="(\w+)"', html)) == keys
    assert {file.stem for file in folder.glob("*.csv")} == keys
    for file in folder.glob("*.csv"):
        with file.open(encoding="utf-8", newline="") as lines:
            rows = list(csv.reader(lines))
        assert len({len(row) for row in rows}) == 1


def test_a_single_game_is_told_without_pretending(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, folder = tmp_path / "page.html", tmp_path / "tables"
    for words in (STUDY, [*COMPARE, "--option", "fat_conversion_timing=end_of_feeding"]):
        short = [*words, "--games", "1", "--html", str(page), "--csv", str(folder)]
        assert main([*short, "--json"]) == 0
        shown = capsys.readouterr().out
        json.loads(shown, parse_constant=pytest.fail)  # there is no Infinity in JSON
        html = page.read_text(encoding="utf-8")
        assert "±?" in html
        assert "1 game of edition gift" in html
        for text in (html, *(file.read_text(encoding="utf-8") for file in folder.glob("*.csv"))):
            assert not re.search(r"\b(inf|nan)\b", text)


def test_the_page_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert main([*STUDY, "--title", "Small & short", "--html", str(page)]) == 0
    html = page.read_text(encoding="utf-8")
    assert "<h1>Small &amp; short</h1>" in html
    command = "tangledbank lab --bots random --seats 4 --edition gift --games 40 --seed 1"
    assert command in html


def test_several_bots_and_the_solo_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY[:1], "--bots", "random,greedy", "--games", "20", "--jobs", "1"]) == 0
    assert "Who played" in capsys.readouterr().out
    assert main([*STUDY, "--edition", "creatures", "--seats", "1"]) == 0
    assert "by the Shadow" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["lab", "--games", "0"], "--games takes a whole number from 1 up, not 0"),
        (["lab", "--bots", "clever"], "unknown bot 'clever'"),
        (["lab", "--against", "tie_break=none"], "--against is for 'lab compare'"),
        (["lab", "compare"], "say what is different with --option NAME=VALUE"),
        (["lab", "compare", "--option", "no_such=1"], "no_such"),
        (["lab", "compare", "--option", "two_sets=false"], "both tables have the same rules"),
        (
            ["lab", "--bots", "random", "--games", "1", "--jobs", "1", "--html", "/dev/null/page"],
            "/dev/null/page: cannot be written",
        ),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert main(words) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("where", ["--html", "--csv"])
def test_what_cannot_be_written_is_told_before_the_games(
    capsys: pytest.CaptureFixture[str], where: str
) -> None:
    # So many games would take weeks.
    words = ["lab", "--games", "100000000", "--jobs", "1", where, "/dev/null/it"]
    assert main(words) == 2
    assert "/dev/null/it" in capsys.readouterr().err


def test_bots_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["lab", "--import", "tests.arena.rogue_entries", "--bots", "raiser"]
    assert main([*words, "--games", "2", "--jobs", "1", "--html", str(page)]) == 0
    assert "played by raiser" in capsys.readouterr().out
    assert "lab --import tests.arena.rogue_entries --bots raiser" in page.read_text("utf-8")


def test_failing_bots_are_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    import_module("tests.arena.rogue_entries")
    assert main(["lab", "--bots", "raiser,random", "--games", "2", "--jobs", "1"]) == 0
    assert "times, because raiser raised ValueError" in capsys.readouterr().err
