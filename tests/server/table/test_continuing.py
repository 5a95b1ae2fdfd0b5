"""A table that goes on from a position of another game."""

import random

import pytest

from tangledbank.server.table import log
from tangledbank.server.table.dealing import past_of
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

#: Beside one case that always runs.
SLOW = pytest.mark.slow(days=3)


def at_step(edition: str, steps: int) -> Desk:
    chooser = random.Random(steps)
    desk = begun(Setup(edition=edition, seats=open_seats(2)), "ann", "bob")
    for _ in range(steps):
        desk.decide(chooser.choice(desk.legal()))
    return desk


def going_on(old: Desk, secret: str) -> Desk:
    """The same position at a new table, with another seed."""
    before, thrown = past_of(old.table.the_game)
    opened = log.Opened(
        setup=old.table.setup,
        host="eve",
        secret=secret,
        origin=old.name,
        origin_step=len(old.table.steps) - 1,
        before=before,
        thrown=thrown,
        calls=list(old.table.calls),
        presets=old.table.terms.presets,
        options=old.table.terms.options,
    )
    return Desk(old.table.setup, "eve", opened, "new desk")


@pytest.mark.parametrize("edition", ["gift", "creatures"])
@pytest.mark.parametrize("steps", [25, *(pytest.param(n, marks=SLOW) for n in (0, 1, 60))])
def test_a_game_goes_on_from_where_it_was(edition: str, steps: int) -> None:
    old = at_step(edition, steps)
    desk = going_on(old, "c0" * 32)
    info = desk.news("eve").table
    assert info is not None
    assert (info.origin, info.origin_step) == ("desk", steps)
    desk.sit("eve", 0, "somebody else")
    desk.sit("kim", 1)
    for other in ("kim", "a spectator", ""):
        seen = desk.news(other).table
        assert seen is not None
        assert seen.origin == "", "the link of a private table is its secret"
    desk.ready("eve")
    desk.ready("kim")
    new = desk.table
    assert new.status == "playing"
    assert new.the_game.view(new.acting).to_json() == old.table.the_game.view(new.acting).to_json()
    assert len(new.steps) == 1, "what was before is not this table's to take back"
    assert desk.refuse(desk.acting, wire.Undo(fresh_id())) == "nothing-to-undo"
    chooser = random.Random(1)
    while desk.status() == "playing":
        desk.decide(chooser.choice(desk.legal()))
        if len(new.steps) == 5 and desk.news(desk.acting).undo == "free":
            desk.do(desk.acting, wire.Undo(fresh_id()))
    desk.check_log()


def test_what_comes_is_not_what_came() -> None:
    """The same decisions from the same position, but other dice."""
    old = at_step("gift", 30)
    desk = going_on(old, "c0" * 32)
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    desk.ready("ann")
    desk.ready("bob")
    dice: list[list[log.Thrown]] = []
    for one in (old, desk):
        chooser, seen = random.Random(2), []
        for _ in range(60):
            if one.table.status == "playing":
                one.decide(chooser.choice(one.legal()))
                seen += one.table.steps[-1].thrown
        dice.append(seen)
    assert dice[0] != dice[1]
