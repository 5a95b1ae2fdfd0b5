"""Every language is complete: each message and each page of the rulebook, and nothing in English.

`problems` say the file, the message and what to do; a test below breaks each rule once.
"""

from pathlib import Path

import pytest

from tangledbank.messages.completeness import Completeness, plural_forms
from tangledbank.messages.languages import (
    ENGLISH,
    FOLDER,
    MORE,
    choose,
    chosen,
    languages,
    matching,
    of_locale,
)
from tangledbank.messages.speech import Speech
from tangledbank.rulebook.pages import Page, games, parse_page
from tangledbank.rulebook.translation_checks import differences, translation_problems

OTHERS = [one for one in languages() if one != ENGLISH]


def test_there_are_four() -> None:
    assert languages() == ["en", "ru", "uk", "zh-TW"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    assert list(Completeness(language).problems()) == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", OTHERS)
def test_every_page_says_the_same(language: str, game: str) -> None:
    assert list(translation_problems(game, language)) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("trait-big = Велика", "trait-bigg = Велика", "trait-big: is missing: translate it"),
        ("trait-big = Велика", "trait-bigg = Велика", "trait-bigg: is not in English"),
        ("trait-big = Велика", "trait-big = Big", "trait-big: has Latin words (Big): translate"),
        ("trait-big = Велика", "trait-big = Большой ёж", "has letters of another language (ё)"),
        ("trait-big = Велика", "trait-big = { $size } Велика", "uses $size, which is never given"),
        ("trait-big = Велика", "trait-big = { Велика", "cannot be read: mend this message"),
        ("trait-big = Велика", "trait-big = Велика\ntrait-big = Велика", "stands twice"),
    ],
)
def test_what_is_wrong_with_a_message_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    problems = spoilt(tmp_path, monkeypatch, "traits.ftl", old, new)
    assert any(told in problem for problem in problems), problems
    assert all(problem.startswith("uk-QQ/traits.ftl") for problem in problems)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("    [few] { $count } очки\n", "", "terminal-points: has no form for few of $count"),
        ("    [few] { $count } очки\n", "    [two] очки\n    [few] очки\n", "a form two of $count"),
        ("terminal-deck = Колода { $count }", "terminal-deck = Колода", "leaves out $count"),
    ],
)
def test_what_is_wrong_with_a_number_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    problems = spoilt(tmp_path, monkeypatch, "terminal.ftl", old, new)
    assert any(told in problem for problem in problems), problems


def spoilt(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str
) -> list[str]:
    """The problems of Ukrainian with one change."""
    monkeypatch.setenv(MORE, str(folder))
    own = folder / "uk-QQ"
    own.mkdir()
    for file in (FOLDER / "uk").glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        if file.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (own / file.name).write_text(text, encoding="utf-8")
    return list(Completeness("uk-QQ").problems())


PAGE = """# Big

What it does.

## BASE-BIG-01
It needs 2 more, once a turn.

Editions: tw

## BASE-BIG-02
Nothing else.
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("# Big", "# Huge", "is called 'Huge', but the message trait-big says 'Велика'"),
        ("What it does.", "", "has no introduction"),
        ("2 more", "3 more", "BASE-BIG-01: lacks the number 2"),
        ("2 more", "2 or 3 more", "BASE-BIG-01: has the number 3, which English has not"),
        ("Editions: tw", "Editions: gift", "BASE-BIG-01: names other editions (gift)"),
        ("## BASE-BIG-02", "## BASE-BIG-03", "BASE-BIG-02: is missing"),
        ("## BASE-BIG-02", "## BASE-BIG-03", "BASE-BIG-03: is not on the English page"),
        ("Nothing else.", "", "BASE-BIG-02: says nothing"),
        ("Nothing else.", "Nothing else.\nOrigin: ours", "the line Origin stands in one"),
    ],
)
def test_what_is_wrong_with_a_page_is_told(old: str, new: str, told: str) -> None:
    assert old in PAGE
    problems = list(differences(page(PAGE), page(PAGE.replace(old, new)), "evolution", "uk"))
    assert any(told in problem for problem in problems), problems


def page(text: str) -> Page:
    return parse_page(text, "evolution/traits/big.md")


def test_plural_forms() -> None:
    assert plural_forms("en") == {"one", "other"}
    assert plural_forms("uk") == plural_forms("ru") == {"one", "few", "many"}
    assert plural_forms("zh-TW") == {"other"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("uk", "uk"),
        ("uk_UA.UTF-8", "uk"),
        ("UK", "uk"),
        ("ru_RU@euro", "ru"),
        ("zh-TW", "zh-TW"),
        ("zh_tw", "zh-TW"),
        ("zh-Hant-HK", "zh-TW"),
        ("en_GB", "en"),
        ("de_DE", None),
        ("", None),
    ],
)
def test_the_nearest_language(wanted: str, found: str | None) -> None:
    assert matching(wanted) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_locale(said: dict[str, str], found: str) -> None:
    assert of_locale(said) == found


def test_a_broken_message_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(MORE, str(tmp_path))
    folder = tmp_path / "uk-QQ"
    folder.mkdir()
    (folder / "traits.ftl").write_text("trait-big = Велика\ntrait-shy = { Broken\n", "utf-8")
    (folder / "table.ftl").write_bytes(b"table-food = \xff\n")
    (folder / "log.ftl").write_text("log-evolution-passed = { $nobody } пас.\n", "utf-8")
    other = Speech("uk-QQ")
    assert other.say("trait-big") == "Велика"
    assert other.say("trait-shy") == "Shy"
    assert other.say("table-food") == "Food"
    assert other.say("log-evolution-passed", {"seat": "ann"}) == "ann passes."
    assert other.say("no-such-message") == "no-such-message"
    told = caplog.text
    assert "uk-QQ/traits.ftl: this message is broken: trait-shy = { Broken" in told
    assert "uk-QQ/table.ftl cannot be read" in told
    assert "trait-shy is said in English" in told
    assert "log-evolution-passed is said in English" in told
    other.say("trait-shy")
    assert caplog.text == told  # told once


def test_who_reads_the_terminal_is_spoken_to() -> None:
    before = chosen()
    try:
        choose("uk")
        assert chosen() == "uk"
    finally:
        choose(before)
