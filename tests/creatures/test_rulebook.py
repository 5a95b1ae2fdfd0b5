"""The creatures' book: every clause proven, every scenario passes, every page says whose it is."""

from pathlib import Path

import pytest

from tangledbank.creatures.traits.names import NAMES
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.pages import Block, book, clause_text
from tangledbank.rulebook.runner import run, scenario_of
from tangledbank.rulebook.script import ScenarioError

BOOK = book("creatures")
BLOCKS = [block for page in BOOK.pages for block in page.blocks]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.source}:{block.line}")
def test_scenario(block: Block) -> None:
    assert [str(failure) for failure in run(scenario_of(block))] == []


def test_no_holes() -> None:
    assert holes(BOOK) == []


def test_every_trait_has_a_page() -> None:
    pages = {Path(page.source).stem for page in BOOK.pages if "traits" in page.source}
    assert pages == set(NAMES)


def test_every_clause_says_whose_it_is() -> None:
    for clause in BOOK.clauses.values():
        assert any(word in clause.origin for word in ("rulebook", "damaged passage", "ours")), (
            clause.name
        )
    assert "Origin: ours" in clause_text("CREA-WINGED-01")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A1: winged, winged\n= over: no", "never has a trait twice"),
        ("A1: plain; energy 5\n= over: no", "after ';' write"),
        ("A1: big\n= over: no", "no trait is called"),
        ("source: well\n= over: no", "no source is called"),
        ("solo: yes\nchoice: 3 3\n= over: no", "each once"),
        ("phase: feeding\n= over: no", "the phases are"),
        ("weather: fine\n= over: no", "unknown line"),
        ("to act: eve\n= over: no", "nobody here is called"),
        ("A1: plain\n= A1: hungry", "unknown property"),
        ("A1: plain\n= food: 3", "unknown expectation"),
    ],
)
def test_scenarios_that_cannot_be_set_up(text: str, said: str) -> None:
    block = Block("here.md", 1, f"edition: creatures\n{text}", "")
    with pytest.raises(ScenarioError, match=said):
        run(scenario_of(block))


def test_a_scenario_can_fail() -> None:
    block = Block("here.md", 1, "edition: creatures\nA1: plain\nB1: plain\n= A1: energy 3", "")
    (failure,) = run(scenario_of(block))
    assert "expected energy 3, found energy 0" in str(failure)
