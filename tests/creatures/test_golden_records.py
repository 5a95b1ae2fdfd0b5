"""Games that were played once are played the same for ever, whichever way the engine is built."""

import pytest

from tangledbank import replay, verify
from tangledbank.core.recording import write_record
from tests.creatures.make_records import FOLDER, GAMES, play


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    report = verify(text)
    assert report.ok, str(report)
    game = play(name)
    assert replay(text) == game
    assert write_record(game) == text


def test_all_of_them_are_known() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
