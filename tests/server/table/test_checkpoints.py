"""To go back costs a few steps, however long the game is."""

import random

import pytest

from tangledbank.core.game import Game
from tangledbank.server.table.checkpoints import EVERY, RECENT, SPARSE
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

GAMES = [("gift", ["base"]), ("gift", ["base", "fly", "continents", "special"]), ("creatures", [])]


def play(desk: Desk, chooser: random.Random, steps: int) -> None:
    while desk.status() == "playing" and len(desk.table.steps) < steps:
        desk.decide(chooser.choice(desk.legal()))


def from_the_deal(table: Table, steps: int) -> Game:
    game = table.new_game(table.calls)
    for step in table.steps[1:steps]:
        game.apply(step.action)
    return game


@pytest.mark.parametrize(("edition", "sets"), GAMES)
def test_a_game_after_some_steps_is_what_the_deal_leads_to(edition: str, sets: list[str]) -> None:
    chooser = random.Random(8)
    desk = begun(Setup(edition=edition, sets=sets or ["base"], seats=open_seats(2)), "ann", "ann")
    for goal in (40, 100, 90, 160):
        play(desk, chooser, goal)
        if desk.status() == "playing":
            desk.do("ann", wire.Undo(fresh_id()))
            assert desk.table.the_game.to_json() == (
                from_the_deal(desk.table, len(desk.table.steps)).to_json()
            )
    for steps in range(1, len(desk.table.steps) + 1, 7):
        again = desk.table.game_after(steps)
        assert again.to_json() == from_the_deal(desk.table, steps).to_json()
    desk.check_log()


def test_undo_does_not_deal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was the whole game each time, and again whenever the table was read."""
    chooser = random.Random(2)
    desk = begun(Setup(seats=open_seats(2)), "ann", "ann")
    play(desk, chooser, RECENT + EVERY)
    deals: list[Table] = []
    deal = Table.new_game

    def counted(table: Table, calls: list[str]) -> Game:
        deals.append(table)
        return deal(table, calls)

    monkeypatch.setattr(Table, "new_game", counted)
    for _ in range(20):
        desk.do("ann", wire.Undo(fresh_id()))
    assert not deals
    assert len(desk.table.steps) == RECENT + EVERY - 20
    desk.check_log()
    assert len(deals) == 1, "the log is read with one deal"


@pytest.mark.slow(days=3)
def test_what_is_kept_grows_slowly() -> None:
    chooser = random.Random(4)
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    play(desk, chooser, 10_000)
    steps = len(desk.table.steps)
    assert steps > 2 * SPARSE
    assert len(desk.table.checkpoints) <= RECENT / EVERY + 1 + steps / SPARSE


def test_undo_ends_when_many_steps_were_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.server.table.undo.MOST_STEPS", 3)
    desk = begun(Setup(seats=open_seats(1, "greedy")), "ann")
    taken = 0
    while taken < 3:
        while desk.table.acting != 0:
            desk.bot_decides()
        desk.decide(next(line for line in desk.legal() if line.startswith("animal")))
        before = len(desk.table.steps)
        desk.bot_decides()
        desk.do("ann", wire.Undo(fresh_id()))
        taken += 2
        assert len(desk.table.steps) == before - 1
    assert desk.table.taken_back == taken
    desk.decide()
    assert desk.news("ann").undo == "no"
    assert desk.refuse("ann", wire.Undo(fresh_id())) == "nothing-to-undo"
    desk.check_log()
