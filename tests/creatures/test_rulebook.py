"""The creatures' book: every clause proven, every scenario passes, every page says whose it is."""

from pathlib import Path

import pytest

from tangledbank.creatures.traits.names import NAMES
from tangledbank.rulebook.holes import holes
from tangledbank.rulebook.pages import Block, book
from tangledbank.rulebook.runner import run, scenario_of
from tangledbank.rulebook.translations import clause_text
from tests.rulebook.scenario_text import problems

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
        ("A1: small, energy 1\n= over: no", "marks go after the semicolon"),
        ("A1: plain; small\n= over: no", "traits go before the semicolon"),
        ("source: well\n= over: no", "no source is called"),
        ("source: mon-lake\n= over: no", "did you mean moon-lake?"),
        ("sources: moon-lake moon-lake\n= over: no", "a source is listed twice"),
        ("solo: yes\nchoice: 3 3\n= over: no", "each once"),
        ("choice: 3\n= over: no", "add 'solo: yes'"),
        ("phase: feeding\n= over: no", "phase: 'feeding' is unknown"),
        ("phase: start\ndiscard: 3\n= over: no", "'discard' has no effect in phase start"),
        ("weather: fine\n= over: no", "unknown set-up line"),
        ("rund: 2\n= over: no", "did you mean round?"),
        ("to act: eve\n= over: no", "nobody here is called"),
        ("activated: A3\n= over: no", "ann has no creature A3"),
        ("A1: plain\n= A1: hungry", "unknown property"),
        ("A1: plain\n= A1: lacks big", "no trait is called 'big'"),
        ("A1: plain\n= A9: gone", "A9 was never on the table; there were A1"),
        ("A1: plain\n= food: 3", "no expectation is called 'food'"),
        ("A1: plain\n= sourse: moon-lake", "did you mean source?"),
        ("A1: plain\n= no event: attcked", "did you mean attacked?"),
        ("A1: plain\n= no event: lost B4", "no event looks like 'lost B4'"),
        ("A1: plain\n= legal only slep: none", "did you mean sleep?"),
        ("A1: plain\nshuffle: small\n= over: no", "remove 'shuffle'"),
        ("solo: yes\nchoice shuffle: 3\n= over: no", "remove 'choice shuffle'"),
        ("covers: CREA-TURN-99\n= over: no", "no clause is called 'CREA-TURN-99'"),
    ],
)
def test_scenarios_that_cannot_be_set_up(text: str, said: str) -> None:
    found = problems(f"edition: creatures\n{text}")
    assert any(said in one for one in found), found


def test_a_creature_scenario_says_more() -> None:
    text = """
edition: creatures
A1: vampire; energy 1
A2: plain
B1: plain; energy 2, card astral/molting
B2: stone; asleep, card astral/metamorph
hand ann: small, scary
deck: stone/scary, 3 more
to act: ann
= creatures ann: 2
= deck: 4
= deck top: stone/scary
= legal: create small then attack A1 B1
= illegal: create small then create scary because CREA-TURN-01
= spectator sees the same as: bob
> ann: attack A1 B2 -> refused CREA-STONE-01 or CREA-SLEEP-01
"""
    assert problems(text) == []


def test_a_seat_cannot_tell_what_is_hidden() -> None:
    text = """
edition: creatures
A1: plain
B1: plain; card astral/molting
hand ann: small
to act: ann
"""
    assert problems(text + "= bob sees the same with: A1: ; card scary/astral") == []
    assert problems(text + "= bob sees the same with: hand ann: scary") == []
    (found,) = problems(text + "= ann sees the same with: hand ann: scary")
    assert "expected the same" in found


def test_a_scenario_can_fail() -> None:
    block = Block("here.md", 1, "edition: creatures\nA1: plain\nB1: plain\n= A1: energy 3", "")
    (failure,) = run(scenario_of(block))
    assert "expected energy 3, found energy 0" in str(failure)
