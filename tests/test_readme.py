"""What the documents show is true: their Python runs and prints what they say it prints.

In README, CONTRIBUTING and the pages of `docs/`

* a `python` block with `>>>` is a doctest, one without is simply run; the blocks of a page share
  their names, from the top of the page to its end;
* a `toml` block is the text that the page's variable `toml` holds from then on;
* a `record` block is what the page's variable `record` then holds, `...` standing for any text;
* a `scenario` block passes;
* a link to a file of this repository leads somewhere.

What stands between `~~~` or four backticks is part of something larger and not run here.
"""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.cli import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "bench").glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PART = re.compile(r"^(~~~|````)\w+[^\n]*\n.*?^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def words(page: Path) -> str:
    """The text of a page, with empty lines for those that are not run."""
    text = page.read_text(encoding="utf-8")
    return PART.sub(lambda part: "\n" * part[0].count("\n"), text)


def blocks(page: Path) -> Iterator[tuple[str, str, int]]:
    """Each fenced block: its language, its text, and the line that it begins on."""
    text = words(page)
    for found in FENCED.finditer(text):
        yield found[1], found[2], text.count("\n", 0, found.start()) + 1


@pages
def test_python_does_what_is_shown(page: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    names: dict[str, object] = {"__name__": page.stem}
    for language, text, line in blocks(page):
        where = f"{page.name}:{line}"
        if language == "python" and ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, names, where, str(page), line)
            complaints: list[str] = []
            runner.run(test, out=complaints.append, clear_globs=False)
            names.update(test.globs)
            assert not complaints, "".join(complaints)
        elif language == "python":
            exec(compile(text, where, "exec"), names)
        elif language == "toml":
            names["toml"] = text
        elif language == "record":
            assert_same_text(text, str(names["record"]), where)


def assert_same_text(shown: str, true: str, where: str) -> None:
    """The same, up to `...`."""
    if not doctest.OutputChecker().check_output(shown, true, doctest.ELLIPSIS):
        pytest.fail(f"{where}: the record is not the one that is shown, but\n{true}")


@pages
def test_scenarios_pass(page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if any(language == "scenario" for language, _, _ in blocks(page)):
        copy = tmp_path / page.name
        copy.write_text(words(page), encoding="utf-8")
        assert main(["check", str(copy)]) == 0, capsys.readouterr().out


@pages
def test_links_lead_somewhere(page: Path) -> None:
    for found in LINK.finditer(FENCED.sub("", words(page))):
        target = (found[1] or found[2]).partition("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs/decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("[0-9]*.md"):
        assert f"[{page.name[:4]}]({page.name})" in index
