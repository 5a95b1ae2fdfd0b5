"""A report of a problem tells nothing that is hidden from whoever reports."""

import random

import pytest

from tangledbank.core.game import Game
from tangledbank.server.table.report import Report
from tests.server.test_secrecy import (
    ALL_SETS,
    game_anyhow,
    other_game,
    other_past,
    positions,
    table_of,
)

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)


class Twin(Report):
    """The report of another world, in which others hold other cards."""

    def __init__(self, report: Report, chooser: random.Random) -> None:
        table, seat = report.table, report.seat
        self.number, game = report.last_set_up()
        self.game = None if game is None else other_game(game, seat, chooser)
        now = other_game(table.the_game, seat, chooser)
        super().__init__(table_of(table, now, other_past(table, now, seat)), seat)

    def last_set_up(self) -> tuple[int, Game | None]:
        return self.number, self.game


@pytest.mark.parametrize(
    ("edition", "sets", "seats"),
    [("gift", ["base"], 3), ("gift", ALL_SETS, 4), ("ua3", ["base"], 2), ("creatures", [], 2)],
)
def test_two_worlds_give_the_same_report(edition: str, sets: list[str], seats: int) -> None:
    chooser = random.Random(f"report {edition} {sets}")
    desk = game_anyhow(edition, sets or ["base"], seats, 2)
    compared = told = 0
    for table in positions(desk, chooser, every=7):
        seat = chooser.randrange(-1, seats)
        report = Report(table, seat)
        twin = Twin(report, chooser)
        assert twin.text() == report.text()
        compared += 1
        # With all seats together the two worlds differ.
        report.seats = twin.seats = list(range(seats))
        told += twin.position() != report.position()
    assert compared > 3
    assert told > 0
