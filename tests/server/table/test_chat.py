"""Talking at a table: plain text, and everybody may choose whom not to hear."""

import msgspec
import pytest

from tangledbank.server.table.chat import KEPT as CHAT_KEPT
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import STRANGER, Desk, begun, fresh_id, open_seats


def heard(desk: Desk, person: str) -> list[str]:
    chat = desk.news(person).chat
    assert chat is not None
    return [line.text for line in chat]


def test_what_is_said_is_heard_by_all() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.do("ann", wire.Say(fresh_id(), "hello <b>bob</b>"))
    desk.do("eve", wire.Say(fresh_id(), "I watch"))
    for person in ("ann", "bob", STRANGER):
        assert heard(desk, person) == ["hello <b>bob</b>", "I watch"]
    chat = desk.news("bob").chat
    assert chat is not None
    assert [(line.seat, line.name) for line in chat] == [(0, "Ann"), (-1, "Eve")]
    desk.check_log()


def test_only_text_is_said() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.do("ann", wire.Say(fresh_id(), "a\x00b\n\u202ec "))
    assert heard(desk, "bob") == ["abc"]
    assert desk.refuse("ann", wire.Say(fresh_id(), "\x07\n \u2028")) == "empty"


def test_a_table_may_have_no_chat() -> None:
    desk = begun(Setup(seats=open_seats(2), chat=False), "ann", "bob")
    assert desk.refuse("ann", wire.Say(fresh_id(), "hello")) == "no-chat"


def test_who_is_muted_is_not_heard_by_that_one() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.do("ann", wire.Mute(fresh_id(), 1))
    desk.do("bob", wire.Say(fresh_id(), "rude"))
    desk.do("eve", wire.Say(fresh_id(), "ruder"))
    assert heard(desk, "ann") == ["ruder"]
    assert heard(desk, "bob") == ["rude", "ruder"]
    desk.do("ann", wire.Mute(fresh_id(), -1))
    assert heard(desk, "ann") == []
    desk.do("ann", wire.Mute(fresh_id(), 1, False))
    assert heard(desk, "ann") == ["rude"]
    desk.check_log()


def test_nobody_learns_who_muted_them() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.do("ann", wire.Mute(fresh_id(), 1))
    table = desk.news("bob").table
    assert table is not None
    assert not any(seat.muted for seat in table.seats)


def test_only_the_last_lines_are_kept() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    for number in range(CHAT_KEPT * 2 + 50):
        desk.do("ann", wire.Say(fresh_id(), f"line {number}"))
    lines = heard(desk, "bob")
    assert CHAT_KEPT <= len(lines) <= CHAT_KEPT * 2
    assert lines[-1] == f"line {CHAT_KEPT * 2 + 49}"
    desk.check_log()


@pytest.mark.parametrize("text", ["x", "x" * 300])
def test_the_length_of_a_line(text: str) -> None:
    raw = msgspec.json.encode({"t": "say", "id": "1", "text": text})
    assert msgspec.json.decode(raw, type=wire.AnyCommand) == wire.Say("1", text)
    for wrong in ("", text + "x" * 300):
        raw = msgspec.json.encode({"t": "say", "id": "1", "text": wrong})
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=wire.AnyCommand)
