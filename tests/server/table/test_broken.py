"""A log that this engine does not replay is kept, and says so; nobody plays on from it."""

import msgspec
import pytest

from tangledbank.server.facts import facts_of
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.replaying import replayed
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import SECRET, STRANGER, Desk, begun, fresh_id, open_seats


def played() -> Desk:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    for _ in range(12):
        desk.decide()
    return desk


def with_body(entries: list[Entry], at: int, body: bytes) -> list[Entry]:
    changed = Entry(entries[at].seq, entries[at].at, body)
    return [*entries[:at], changed, *entries[at + 1 :]]


def last_decision(entries: list[Entry]) -> log.Decided:
    body = log.read(entries[-1].body)
    assert isinstance(body, log.Decided)
    return body


def other_decision(entries: list[Entry], **changes: object) -> bytes:
    return log.write(msgspec.structs.replace(last_decision(entries), **changes))


def broken(desk: Desk, entries: list[Entry]) -> Table:
    table = replayed("desk", "0.0.1", entries)
    assert table.status == "broken"
    assert "engine 0.0.1" in table.problem
    return table


@pytest.mark.parametrize(
    "changes",
    [
        {"action": "attack A1 B1"},
        {"action": "nonsense"},
        {"seat": 7},
        {"thrown": [("die", [6])]},
    ],
)
def test_a_decision_that_cannot_have_been(changes: dict[str, object]) -> None:
    desk = played()
    body = other_decision(desk.entries, **changes)
    broken(desk, with_body(desk.entries, len(desk.entries) - 1, body))


def test_a_deal_that_comes_out_otherwise() -> None:
    desk = played()
    at = next(n for n, one in enumerate(desk.entries) if isinstance(log.read(one.body), log.Began))
    body = log.read(desk.entries[at].body)
    assert isinstance(body, log.Began)
    changed = log.write(msgspec.structs.replace(body, thrown=[]))
    table = broken(desk, with_body(desk.entries, at, changed))
    assert "deal" in table.problem


@pytest.mark.parametrize(
    "body",
    [
        b'{"k":"something-new"}',
        b'{"k":"decided"}',
        b"not even json",
        b"",
        b"[" * 5_000,
        b'{"k":"sat","seat":99,"person":"x","name":"x"}',
        b'{"k":"undone","keep":-5}',
    ],
)
def test_an_entry_that_only_another_version_knows(body: bytes) -> None:
    desk = played()
    table = broken(desk, with_body(desk.entries, len(desk.entries) - 2, body))
    assert table.v == desk.table.v, "what comes after it is not lost"


def test_an_opening_that_only_another_version_knows() -> None:
    desk = played()
    table = broken(desk, with_body(desk.entries, 0, b'{"k":"opened","setup":{"new":1}}'))
    assert facts_of(table).status == "broken"


def test_it_says_so_and_lets_nobody_play() -> None:
    desk = played()
    body = other_decision(desk.entries, action="nonsense")
    desk.table = broken(desk, with_body(desk.entries, len(desk.entries) - 1, body))
    info = desk.news("ann").table
    assert info is not None
    assert (info.status, info.seed) == ("broken", "")
    assert info.problem
    assert SECRET not in info.problem
    assert desk.news("ann").ask == []
    assert desk.news(STRANGER).own == []
    assert facts_of(desk.table).status == "broken"
    assert facts_of(desk.table).due == 0
    for command in (
        wire.Decide(fresh_id(), desk.table.moment, "pass"),
        wire.Undo(fresh_id()),
        wire.Say(fresh_id(), "hello"),
        wire.Sit(fresh_id(), 0),
    ):
        assert desk.refuse("ann", command) == "broken"
