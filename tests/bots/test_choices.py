"""The bots decide as they did before, to the last visit of the search."""

import json

import pytest

from tests.bots.choices import KEPT, TABLES, figures


@pytest.mark.parametrize("table", TABLES)
def test_the_same_choices_as_before(table: str) -> None:
    assert figures(table) == json.loads(KEPT.read_text(encoding="utf-8"))[table]
