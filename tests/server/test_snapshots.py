"""Rooms make snapshots of long tables, and open tables from them."""

from pathlib import Path

import pytest

from tangledbank.server import snapshots
from tangledbank.server.table.snapshot import engine_id
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.house import House, fresh_id, in_house
from tests.server.table.desk import open_seats


def test_rooms_make_snapshots_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "LEAST", 20)
    monkeypatch.setattr(snapshots, "EVERY", 10)

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=open_seats(2)), "ann", "bob")
        for _ in range(10):
            await house.decide(table, guests)
        rooms = house.rooms
        await rooms.snapshots.make(rooms.rooms)
        first = await house.store.snapshot(table, engine_id())
        assert first is None, "its log is short"
        for _ in range(12):
            await house.decide(table, guests)
        await rooms.snapshots.make(rooms.rooms)
        now = await house.table(table)
        kept = await house.store.snapshot(table, engine_id())
        assert kept is not None
        assert kept.seq == now.v
        await house.decide(table, guests)
        now = await house.table(table)
        assert not rooms.snapshots.due(now)
        told = guests[0].last("public")
        await rooms.rooms.pop(table).close()
        again = await house.join(table, "ann")
        assert again.last("public") == told
        await house.say(table, again, wire.Abort(fresh_id()))
        assert (await house.table(table)).v == now.v + 1

    in_house(tmp_path / "tables.db", scenario)
