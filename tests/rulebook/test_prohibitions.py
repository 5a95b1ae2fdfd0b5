"""Every clause that forbids something refuses something, by its name."""

from pathlib import Path

import pytest

from tangledbank.core.errors import GameError
from tangledbank.rulebook import references
from tangledbank.rulebook.pages import Book, book, games
from tangledbank.rulebook.prohibitions import prohibition_holes, prohibitions, refusals
from tangledbank.rulebook.runner import scenario_of
from tangledbank.rulebook.script import Scenario, parse

PAGE = """# Big

## BASE-BIG-02
Only big carnivores attack it.

```scenario
edition: gift
A1: carnivorous
B1: big
> ann: attack A1 B1 -> refused BASE-BIG-02
```

## BASE-FAT-08
Neither take nor hunt.

Editions: tw
"""


def a_book(folder: Path, listed: str, page: str = PAGE) -> Book:
    (folder / "CLAUSES").write_text("BASE-BIG-02\nBASE-FAT-08\n", encoding="utf-8")
    (folder / "PROHIBITIONS").write_text(listed, encoding="utf-8")
    (folder / "big.md").write_text(page, encoding="utf-8")
    return Book(folder)


def holes_of(one: Book) -> list[str]:
    scenarios = [scenario_of(block) for page in one.pages for block in page.blocks]
    return prohibition_holes(one, scenarios)


def scenario(text: str) -> Scenario:
    return parse(text, "test", 1, "")


@pytest.mark.parametrize("game", games())
def test_every_prohibition_refuses_something(game: str) -> None:
    assert holes_of(book(game)) == []


@pytest.mark.parametrize("game", games())
def test_few_prohibitions_cannot_be_named(game: str) -> None:
    """A reason is an exception: at least nine of ten prohibitions are named."""
    reasons = list(prohibitions(book(game)).values())
    assert 10 * sum(1 for reason in reasons if reason) <= len(reasons)


HOUSE = """# Spiny

## HOUSE-SPINY-01
Only hungry carnivores attack it.

Forbids: an attack
"""

REFUSES = """
```scenario
edition: gift
A1: carnivorous
B1: big
> ann: attack A1 B1 -> refused HOUSE-SPINY-01
```
"""


@pytest.mark.parametrize(
    ("page", "wanted"),
    [
        (HOUSE, ["HOUSE-SPINY-01: forbids something, but no scenario is refused by it"]),
        (HOUSE + REFUSES, []),
        (
            HOUSE.replace("Forbids: an attack", "") + REFUSES,
            [
                "HOUSE-SPINY-01: a scenario is refused by it; "
                "add a line to it that says what it forbids, such as 'Forbids: an attack'"
            ],
        ),
    ],
)
def test_a_clause_of_the_house_says_itself_what_it_forbids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str, wanted: list[str]
) -> None:
    monkeypatch.setattr(references, "house_ids", lambda: frozenset(["HOUSE-SPINY-01"]))
    (tmp_path / "CLAUSES").touch()
    (tmp_path / "PROHIBITIONS").touch()
    (tmp_path / "spiny.md").write_text(page, encoding="utf-8")
    one = Book(tmp_path)
    assert one.known() == ["HOUSE-SPINY-01"]
    assert holes_of(one) == wanted


def test_a_prohibition_that_refuses_nothing(tmp_path: Path) -> None:
    found = holes_of(a_book(tmp_path, "BASE-BIG-02\nBASE-FAT-08\n"))
    assert found == ["BASE-FAT-08: forbids something, but no scenario is refused by it"]


def test_a_reason_stands_in_for_a_refusal(tmp_path: Path) -> None:
    assert holes_of(a_book(tmp_path, "BASE-BIG-02\nBASE-FAT-08: nobody can try\n")) == []


def test_a_reason_that_is_not_true(tmp_path: Path) -> None:
    found = holes_of(a_book(tmp_path, "BASE-BIG-02: nobody can try\n"))
    assert found == ["BASE-BIG-02: a scenario is refused by it; PROHIBITIONS says that none can be"]


def test_a_refusal_that_the_list_does_not_know(tmp_path: Path) -> None:
    found = holes_of(a_book(tmp_path, "# nothing\n"))
    assert found == ["BASE-BIG-02: a scenario is refused by it; add it to PROHIBITIONS"]


def test_a_clause_that_there_is_not(tmp_path: Path) -> None:
    found = holes_of(a_book(tmp_path, "BASE-BIG-02\nBASE-HUGE-01\n"))
    assert found == ["BASE-HUGE-01: is in PROHIBITIONS, but is not a clause"]


def test_a_clause_of_another_booklet(tmp_path: Path) -> None:
    page = PAGE.replace("refused BASE-BIG-02", "refused BASE-BIG-02 BASE-FAT-08")
    (found,) = holes_of(a_book(tmp_path, "BASE-BIG-02\nBASE-FAT-08\n", page))
    assert found.endswith("refused by BASE-FAT-08 in gift, whose booklet does not print it")


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("BASE-BIG-02\nBASE-BIG-02\n", "PROHIBITIONS:2: BASE-BIG-02 is already listed"),
        ("\nBASE-BIG-02:\n", "PROHIBITIONS:2: write after the colon why"),
    ],
)
def test_a_list_that_cannot_be_read(tmp_path: Path, listed: str, said: str) -> None:
    with pytest.raises(GameError, match=said):
        prohibitions(a_book(tmp_path, listed))


def test_refusals_are_found_wherever_they_stand() -> None:
    assert refusals(scenario("set-up: refused BASE-SETUP-01")) == {"BASE-SETUP-01"}
    played = scenario(
        "A1: plain\n"
        "> ann: take A1 -> refused BASE-FEED-09, BASE-FEED-10\n"
        "= illegal: pass because BASE-FEED-12; take A1 because BASE-FEED-14\n"
    )
    either = scenario("A1: plain\n> ann: take A1 -> refused BASE-FEED-09 or BASE-FEED-10\n")
    assert refusals(either) == set()
    assert refusals(played) == {"BASE-FEED-09", "BASE-FEED-10", "BASE-FEED-12", "BASE-FEED-14"}


def test_a_book_without_the_list_says_what_is_missing(tmp_path: Path) -> None:
    one = a_book(tmp_path, "")
    (tmp_path / "PROHIBITIONS").unlink()
    with pytest.raises(GameError, match=r"PROHIBITIONS: cannot be read: No such file"):
        prohibitions(one)
