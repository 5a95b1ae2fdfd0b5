"""`tangledbank check` and `rulebook holes`: bad input of every kind is told, nothing is hidden."""

from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.pages import Book

GOOD = "title: fine\nA1: plain\nfood: 1\nto act: ann\n= food: 1\n"


def fenced(text: str) -> str:
    return f"```scenario\n{text}```\n"


def checked(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["check", str(path)])
    told = capsys.readouterr()
    return code, told.err + told.out


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.md", b"# Page\n\nab\xff\n", "a.md:3:3: byte 0xff is not UTF-8: save the file as UTF-8"),
        ("a.md", b"text\n\0\n", "a.md:2: a null character: this is not a text file"),
        ("a.md", b"```scenario\nA1: plain\n", "a.md:1: this scenario is never closed"),
        ("a.md", b"```text\nno end\n\n" + fenced(GOOD).encode(), "a.md:1: this block is never"),
        ("a.md", (fenced(GOOD)[:-4] + fenced(GOOD)).encode(), "a.md:1: this scenario is never"),
        ("a.md", b"````text\nshort\n```\n", "end it with a line ````"),
        ("a.md", b"```Scenario\n= over: no\n```\n", "'Scenario' would not be run: write ```scen"),
        ("a.md", b"```scenario of mine\n```\n", "the title in a line of its own"),
        (
            "a.md",
            b"- x\n  ```scenario\n  ```\n",
            "a.md:2: begin a scenario with ```scenario at the",
        ),
        ("a.md", b"~~~scenario\n~~~\n", "begin a scenario with ```scenario at the margin"),
        ("a.md", b"# Only words\n", "a.md: no scenario found"),
        (
            "a.md",
            fenced("").encode(),
            "a.md:2: this scenario plays ('>') and expects ('=') nothing",
        ),
        ("a.md", fenced("# a comment\n").encode(), "plays ('>') and expects ('=') nothing"),
        (
            "a.md",
            fenced("A1: plain\n> ann: pass\n").encode(),
            "expects nothing: add a line with '='",
        ),
        ("a.md", (fenced(GOOD) * 2).encode(), "a.md:9: the title 'fine' is already used in line 2"),
        ("a.md", fenced("title: a\ntitle: b\n= over: no\n").encode(), "'title' is given twice"),
        ("a.md", fenced("titel: a\nA1: plain\n= over: no\n").encode(), "did you mean title?"),
        (
            "a.md",
            fenced("food: 1\nfood: 2\n= over: no\n").encode(),
            "'food' is given twice (first in line 2)",
        ),
        (
            "a.md",
            fenced("option: self_attack\n= over: no\n").encode(),
            "write 'option: name=value'",
        ),
        ("a.md", fenced("edition: gift gift\n= over: no\n").encode(), "'gift' is given twice"),
        (
            "a.md",
            fenced("edition: all gift\n= over: no\n").encode(),
            "'edition: all' already means every edition",
        ),
        ("a.md", fenced("edition:\n= over: no\n").encode(), "'edition:' is empty"),
        (
            "a.md",
            fenced("A1 plain\n= over: no\n").encode(),
            "a.md:2: 'A1 plain': write 'thing: value'",
        ),
        ("a.md", fenced(": 3\n= over: no\n").encode(), "write 'thing: value'"),
        (
            "a.md",
            fenced("= over: no\nfood: 3\n").encode(),
            "a.md:3: 'food: 3': after the first play",
        ),
        ("a.md", fenced("A300: plain\n= over: no\n").encode(), "'A300' is not an animal"),
        ("a.md", fenced("food: " + "9" * 5000 + "\n= over: no\n").encode(), "write 'food: 4'"),
        ("a.scenario", b"\n# nothing\n---\n" + GOOD.encode(), "a.scenario:1: this scenario plays"),
    ],
)
def test_bad_input_is_told_with_its_place_and_a_remedy(
    name: str, data: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    code, told = checked(path, capsys)
    assert said in told, told
    assert code == 2


@pytest.mark.parametrize(
    "data",
    [
        fenced(GOOD).replace("\n", "\r\n").encode(),
        fenced(GOOD).replace("\n", "\r").encode(),
        b"\xef\xbb\xbf" + fenced(GOOD).encode(),
        fenced(GOOD.replace(": ", ":\t").replace("food: 1\nto", "food: 1\t# two\nto")).encode(),
        ("````md\n" + fenced("anything\n") + "````\n" + fenced(GOOD)).encode(),
    ],
)
def test_what_editors_do_to_a_file_is_no_matter(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(data)
    assert checked(path, capsys) == (0, "1 passed, 0 failed\n")


def test_the_totals_count_editions_and_every_failing_line_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.md"
    text = (
        "title: t\nedition: all\nA1: plain\nfood: 1\nto act: ann\n= food: 2\n= fodo: 2\n= turn: 2\n"
    )
    path.write_text(fenced(GOOD) + fenced(text), encoding="utf-8")
    code, told = checked(path, capsys)
    assert code == 2
    assert "a.md:14: t (ua3, tw, gift, cont1): expected 2, found 1" in told
    assert "a.md:15: t (ua3, tw, gift, cont1): no expectation is called 'fodo'" in told
    assert "a.md:16: t (ua3, tw, gift, cont1): expected 2, found 1" in told
    assert told.endswith("1 passed, 4 failed\n")


def test_a_failure_alone_ends_with_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.md"
    path.write_text(fenced(GOOD.replace("= food: 1", "= food: 2")), encoding="utf-8")
    assert checked(path, capsys)[0] == 1


def test_a_path_that_is_not_there_hides_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.md"
    path.write_text(fenced(GOOD), encoding="utf-8")
    assert main(["check", str(tmp_path / "no.md"), str(path)]) == 2
    told = capsys.readouterr()
    assert "no.md: file or folder not found" in told.err
    assert told.out == "1 passed, 1 failed\n"


def page_of(tmp_path: Path, scenario: str) -> Book:
    """A book with one clause of the real one."""
    root = tmp_path / "evolution"
    root.mkdir()
    (root / "CLAUSES").write_text("BASE-BIG-02\n", encoding="utf-8")
    (root / "PROHIBITIONS").touch()
    text = f"# Big\n\n## BASE-BIG-02\nOnly a big hunter attacks it.\n\n{fenced(scenario)}"
    (root / "big.md").write_text(text, encoding="utf-8")
    return Book(root)


def test_a_scenario_that_passes_fills_its_hole(tmp_path: Path) -> None:
    assert holes(page_of(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("fodo: 1\n= over: no\n", "unknown set-up line 'fodo'; did you mean food? (so it proves"),
        ("food 1\n= over: no\n", "write 'thing: value' (so it proves nothing)"),
        (GOOD.replace("= food: 1", "= food: 2"), "expected 2, found 1 (so it proves nothing)"),
    ],
)
def test_a_scenario_that_cannot_be_run_fills_none(scenario: str, said: str, tmp_path: Path) -> None:
    problem, hole = holes(page_of(tmp_path, scenario))
    assert said in problem
    assert problem.startswith("evolution/big.md:")
    assert hole == "BASE-BIG-02: has no scenario"
