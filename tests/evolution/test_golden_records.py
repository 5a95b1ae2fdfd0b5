"""Finished games that were recorded once and must replay for ever."""

from itertools import combinations
from pathlib import Path

import pytest

from tangledbank import RecordError, read_record, replay, verify, write_record
from tangledbank.core.chance import FastChance

FOLDER = Path(__file__).resolve().parents[1] / "records"
FILES = sorted(FOLDER.glob("*.record"))


def name(path: Path) -> str:
    return path.stem


def test_every_edition_and_table_size_is_there() -> None:
    records = [read_record(path.read_text(encoding="utf-8"), path.name) for path in FILES]
    tables = {(record.edition, len(record.seats)) for record in records}
    assert {
        (edition, seats) for edition in ("ua3", "tw", "gift") for seats in range(2, 9)
    } <= tables
    assert all(record.finished for record in records)


def test_every_combination_of_sets_is_there() -> None:
    records = [read_record(path.read_text(encoding="utf-8"), path.name) for path in FILES]
    expansions = ("fly", "continents", "special")
    mixed = [("base", *some) for count in (1, 2, 3) for some in combinations(expansions, count)]
    for edition in ("gift", "cont1"):
        played = [record for record in records if record.edition == edition and record.sets]
        assert {tuple(record.sets) for record in played} >= set(mixed)
        assert {len(record.seats) for record in played} >= set(range(2, 9))
    assert any(record.deck and record.cap for record in records)
    cuts = {record.options.get("deck_reduction_advice") for record in records}
    assert cuts >= {"half_by_kind", "half_random"}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_it_replays_and_verifies(path: Path) -> None:
    kept = path.read_bytes()
    text = kept.decode()
    report = verify(read_record(text, path.name))
    assert report.ok, str(report)
    game = replay(text)
    again = write_record(game)
    if engine_of(again) == engine_of(text):
        assert again.encode() == kept
    # The checksum covers the engine's version, so these two lines alone may differ.
    assert without_engine(again) == without_engine(text)


def engine_of(text: str) -> str:
    return text.split("\n")[1]


def without_engine(text: str) -> list[str]:
    lines = text.split("\n")
    assert lines[1].startswith("engine "), lines[1]
    return [lines[0], *lines[2:-2]]


def test_all_of_them_are_here() -> None:
    assert len(FILES) >= 51


@pytest.mark.parametrize("path", FILES, ids=name)
def test_tampering_is_noticed(path: Path) -> None:
    """Some lines of each record; `test_record` tries every line of one."""
    lines = path.read_text(encoding="utf-8").split("\n")
    chance = FastChance(len(lines))
    for _ in range(6):
        at = chance.below(len(lines) - 1)
        for tampered in (
            [*lines[:at], *lines[at + 1 :]],
            [*lines[:at], lines[at], *lines[at:]],
            [*lines[:at], with_another_letter(lines[at], chance), *lines[at + 1 :]],
        ):
            assert not holds("\n".join(tampered)), f"line {at + 1}: {lines[at]}"


def with_another_letter(line: str, chance: FastChance) -> str:
    if not line:
        return "# nothing"
    at = chance.below(len(line))
    return line[:at] + ("x" if line[at] != "x" else "y") + line[at + 1 :]


def holds(text: str) -> bool:
    try:
        return verify(text).ok
    except RecordError:
        return False
