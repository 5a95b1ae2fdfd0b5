"""After every test the bots are again who they were."""

import sys
from collections.abc import Iterator

import pytest

from tangledbank.bots.bot import BOTS

#: Importing it enters the rogues, also when modules are only looked through for examples.
collect_ignore = ["rogue_entries.py"]


@pytest.fixture(autouse=True)
def no_rogues_stay() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)
    sys.modules.pop("tests.arena.rogue_entries", None)
