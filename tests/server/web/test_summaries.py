"""What is told of a table from outside comes from what is stored, never from its log."""

import msgspec
import pytest

from tangledbank.server.table.table import Table
from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.settings import WebSettings
from tests.server.web.house import TWO_OPEN, House, house


def put_away(server: House, table: str) -> None:
    """As if nobody had looked for a while."""

    async def close() -> None:
        await server.rooms.rooms.pop(table).close()

    server.run(close)


def test_nobody_replays_a_game_to_list_it(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    server.become("Ann")
    table = server.begin()
    (before,) = server.get("/api/mine").json()
    summary = server.get(f"/api/tables/{table}").json()
    put_away(server, table)

    def refuse(*_: object) -> None:
        raise AssertionError("a log is read")

    monkeypatch.setattr(Table, "take", refuse)
    assert server.get("/api/mine").json() == [before]
    assert before["my_move"] is True
    assert server.get(f"/api/tables/{table}").json() == summary
    assert server.get("/api/tables/nothing").status_code == 404


def test_whose_move_it_is_is_stored_with_every_decision(server: House) -> None:
    server.become("Bob")
    table = server.table(seats=[{}, {"bot": "greedy"}])
    server.command(table, {"t": "sit", "id": "s", "seat": 0})
    server.command(table, {"t": "ready", "id": "r", "nonce": "ab" * 16})

    async def decide() -> None:
        room = await server.rooms.room(table)
        assert room is not None
        while room.table.acting != 0:
            await room.settled()

    server.run(decide)
    put_away(server, table)
    (told,) = server.get("/api/mine").json()
    assert told["my_move"] is True
    server.command(table, {"t": "pause", "id": "p"})
    put_away(server, table)
    (told,) = server.get("/api/mine").json()
    assert told["my_move"] is False


def test_a_rematch_counts_as_a_table() -> None:
    rates = msgspec.structs.replace(NO_LIMITS, open_tables=2)
    with house(WebSettings(rates=rates)) as here:
        here.become("Ann")
        first = here.begin()
        assert here.command(first, {"t": "abort", "id": "a"})["t"] == "done"
        second = here.begin()
        assert here.command(second, {"t": "abort", "id": "a"})["t"] == "done"
        assert here.command(first, {"t": "rematch", "id": "1"})["t"] == "done"
        here.table()
        told = here.command(second, {"t": "rematch", "id": "2"})
        assert (told["t"], told["why"]) == ("refused", "too-many-tables")
        answer = here.post("/api/tables", {"setup": TWO_OPEN})
        assert answer.status_code == 429
        (_, facts), *_ = here.run(lambda: here.rooms.store.tables_of(_person(here, first), 1))
        assert b"testclient" not in facts.summary


def _person(here: House, table: str) -> str:
    return here.rooms.rooms[table].table.persons()[0]
