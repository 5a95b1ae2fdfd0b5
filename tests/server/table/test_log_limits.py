"""A log cannot grow for ever, and nobody can use up what others need."""

from itertools import count

import pytest

from tangledbank.server.store.store import Entry
from tangledbank.server.table import limits, log
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats


@pytest.fixture
def desk() -> Desk:
    return begun(Setup(seats=open_seats(3)), "ann", "bob", "eve")


def fill(desk: Desk, body: log.AnyBody, entries: int) -> None:
    """Append many entries at once."""
    for _ in range(entries):
        entry = Entry(desk.table.v + 1, desk.now, log.write(body))
        desk.table.take(entry, body)
        desk.entries.append(entry)


def said(number: int, seat: int = -1) -> log.Said:
    return log.Said(person=f"guest {number}", seat=seat, name="Guest", text=f"line {number}")


def propose_and_decline(desk: Desk, person: str, other: str) -> None:
    desk.do(person, wire.Abort(fresh_id()))
    motion = desk.table.motion
    assert motion is not None
    desk.do(other, wire.Answer(fresh_id(), motion.number, False))


def test_chat_keeps_nobody_from_playing(desk: Desk) -> None:
    """58 spectators filled a log in 11 minutes; after that nobody could leave, undo or pause."""
    numbers = count()
    for _ in range(20_500):
        fill(desk, said(next(numbers)), 1)
    person = desk.acting
    desk.decide(next(line for line in desk.legal() if line.startswith("animal")))
    desk.do(person, wire.Undo(fresh_id()))
    desk.do(person, wire.Pause(fresh_id()))
    motion = desk.table.motion
    assert motion is not None
    others = [one for one in ("ann", "bob", "eve") if one != person]
    desk.do(others[0], wire.Answer(fresh_id(), motion.number, False))
    propose_and_decline(desk, others[0], others[1])
    desk.do(others[1], wire.Leave(fresh_id()))
    desk.check_log()


def test_spectators_cannot_silence_the_players(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BY_SPECTATORS", 4)
    monkeypatch.setattr(limits, "MOST_CHAT", 7)
    desk.do("zoe", wire.Mute(fresh_id(), 0))
    for _ in range(3):
        desk.do("zoe", wire.Say(fresh_id(), "hello"))
    assert desk.refuse("max", wire.Say(fresh_id(), "hello")) == "chat-full"
    assert desk.refuse("max", wire.Mute(fresh_id(), 1)) == "chat-full"
    for person in ("ann", "bob", "eve"):
        desk.do(person, wire.Say(fresh_id(), "hello"))
    assert desk.refuse("ann", wire.Say(fresh_id(), "hello")) == "chat-full"
    desk.do("ann", wire.Leave(fresh_id()))
    desk.check_log()


def test_a_full_log_still_lets_everybody_leave(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever fills the log uses up their own reserve, not that of the others."""
    monkeypatch.setattr(log, "MOST_ENTRIES", desk.table.v)
    monkeypatch.setattr(limits, "RESERVE", 3)
    for _ in range(3):
        propose_and_decline(desk, "ann", "bob")
    assert desk.table.late == {"ann": 3, "bob": 3}
    assert desk.refuse("ann", wire.Abort(fresh_id())) == "full"
    assert desk.refuse("ann", wire.Leave(fresh_id())) == "full"
    for _ in range(2):
        desk.decide(person=desk.acting)
    desk.do("eve", wire.Pause(fresh_id()))
    motion = desk.table.motion
    assert motion is not None
    desk.do("bob", wire.Answer(fresh_id(), motion.number, True))
    desk.do("ann", wire.Answer(fresh_id(), motion.number, True))
    desk.do("ann", wire.Resume(fresh_id()))
    desk.do("eve", wire.Leave(fresh_id()))
    desk.do("eve", wire.Return(fresh_id()))
    assert desk.refuse("eve", wire.Leave(fresh_id())) == "full"
    while desk.status() == "playing" and len(desk.table.steps) < 10:
        desk.decide()
    desk.do("ann", wire.Surrender(fresh_id()))
    again = desk.replayed()
    assert again.late == desk.table.late
    desk.check_log()


def test_nobody_sits_down_where_the_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    monkeypatch.setattr(log, "MOST_ENTRIES", desk.table.v)
    desk.ready("ann")
    desk.do("bob", wire.Stand(fresh_id(), 1))
    assert desk.refuse("bob", wire.Sit(fresh_id(), 1)) == "full"
