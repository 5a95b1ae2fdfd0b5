"""A table that is opened from a snapshot is the table that its log says."""

import random
from typing import Any

import msgspec
import pytest

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.table import snapshot as module
from tangledbank.server.table.snapshot import SnapshotError, engine_id, snapshot_of, table_of
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats
from tests.server.table.test_log import play_anyhow

#: Beside one case that always runs.
SLOW = pytest.mark.slow(days=3)

SETUPS = [
    Setup(seats=open_seats(2)),
    Setup(seats=open_seats(3), clock=Clock(kind="bank", seconds=600, increment=5), watch_delay=30),
    Setup(seats=open_seats(2), sets=["base", "fly", "continents", "special"]),
    Setup(seats=open_seats(2), edition="creatures", clock=Clock(kind="move", seconds=60)),
]

#: What a table may have or not, without being another.
PASSING = {"checkpoints", "_own_game", "_tried"}


def inner(value: Any) -> Any:
    """All that a value is made of."""
    if isinstance(value, Game):
        return value.to_json()
    if isinstance(value, Event):
        return value.__reduce__()
    if isinstance(value, (list, tuple)):
        return [inner(one) for one in value]
    if isinstance(value, dict):
        return {key: inner(one) for key, one in value.items()}
    if isinstance(value, msgspec.Struct) or not type(value).__module__.startswith("tangledbank"):
        return value
    names = getattr(value, "__slots__", None) or vars(value)
    return {name: inner(getattr(value, name)) for name in names if name not in PASSING}


def check_same(desk: Desk, opened: Table) -> None:
    whole = desk.replayed()
    assert inner(opened) == inner(whole)
    assert desk.all_eyes(opened) == desk.all_eyes(whole)


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=SLOW) for n in (1, 2))])
@pytest.mark.parametrize("setup", SETUPS)
def test_it_goes_on_from_any_entry_as_the_log_does(setup: Setup, seed: int) -> None:
    chooser = random.Random(seed)
    people = ["ann", "bob", "eve"][: len(setup.seats)]
    desk = begun(setup, *people)
    desk.do("zoe", wire.Say(fresh_id(), "hello"))
    desk.do("ann", wire.Mute(fresh_id(), -1))
    kept = snapshot_of(desk.table)
    for _ in range(12):
        play_anyhow(desk, chooser, 25)
        opened = table_of(desk.name, kept)
        assert opened.v == kept.seq
        for entry in desk.entries[kept.seq :]:
            opened.take(entry)
        check_same(desk, opened)
        kept = snapshot_of(desk.table)
        check_same(desk, table_of(desk.name, kept))


def test_a_table_before_its_game() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    desk.ready("ann")
    check_same(desk, table_of(desk.name, snapshot_of(desk.table)))


def test_undo_goes_back_beyond_the_snapshot() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "ann")
    for _ in range(40):
        desk.decide()
    opened = table_of(desk.name, snapshot_of(desk.table))
    assert not len(opened.checkpoints)
    desk.table = opened
    for _ in range(25):
        desk.do("ann", wire.Undo(fresh_id()))
    check_same(desk, desk.table)


def test_what_is_damaged_or_of_another_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    kept = snapshot_of(desk.table)
    replace = msgspec.structs.replace
    for wrong in (
        replace(kept, body=kept.body[:-1]),
        replace(kept, body=b"x" + kept.body[1:]),
        replace(kept, seq=kept.seq - 1),
        replace(kept, digest=b""),
        replace(kept, engine="0.0.1"),
    ):
        with pytest.raises(SnapshotError):
            table_of(desk.name, wrong)
    with pytest.raises(SnapshotError):
        table_of("another", kept)
    body = msgspec.msgpack.encode(["nonsense"])
    digest = module._digest(desk.name, kept.seq, kept.engine, body)
    with pytest.raises(SnapshotError):
        table_of(desk.name, replace(kept, body=body, digest=digest))
    monkeypatch.setattr(module, "engine_id", lambda: "a newer one")
    with pytest.raises(SnapshotError, match="engine"):
        table_of(desk.name, kept)


def test_the_engine_is_known_by_its_code() -> None:
    version, digest = engine_id().split()
    assert version
    assert len(digest) == 32
