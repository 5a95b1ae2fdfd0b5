"""What a release reads in the changelog, and what it changes there."""

import datetime
import doctest

import pytest

from tasks import changelog, release
from tasks.changelog import ChangelogError, close, newest, notes

OPEN = "# Changelog\n\n## [1.1.0] - unreleased\n\n- New.\n\n## [1.0.0] - 2026-01-31\n\n- Old.\n"
DAY = datetime.date(2026, 2, 1)


def test_the_examples_in_the_code_are_true() -> None:
    for module in (changelog, release):
        tried = doctest.testmod(module)
        assert tried.attempted
        assert not tried.failed


def test_the_newest_section_is_dated_and_nothing_else_changes() -> None:
    closed = close(OPEN, "1.1.0", DAY)
    assert closed == OPEN.replace("unreleased", "2026-02-01")
    assert newest(closed) == ("1.1.0", "2026-02-01")


def test_each_section_has_its_own_notes() -> None:
    assert notes(OPEN, "1.1.0") == "- New.\n"
    assert notes(OPEN, "1.0.0") == "- Old.\n"


def test_a_closed_section_is_not_closed_again() -> None:
    with pytest.raises(ChangelogError, match="no unreleased section"):
        close(close(OPEN, "1.1.0", DAY), "1.2.0", DAY)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# Changelog\n", "no section for 1.1.0"),
        ("## [1.1.0] - unreleased\n\n## [1.0.0]\n", "says nothing about 1.1.0"),
    ],
)
def test_notes_that_are_missing(text: str, told: str) -> None:
    with pytest.raises(ChangelogError, match=told):
        notes(text, "1.1.0")
