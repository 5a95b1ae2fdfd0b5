"""Leaving, coming back, giving up, and what all must agree on."""

import pytest

from tangledbank.server.table import log, verbs
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.outcome import result_of
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

THREE = ("ann", "bob", "eve")


def three() -> Desk:
    return begun(Setup(seats=open_seats(3)), *THREE)


def others_of(person: str) -> list[str]:
    return [one for one in THREE if one != person]


def paused(desk: Desk) -> bool:
    return desk.table.paused


def motion_of(desk: Desk) -> int:
    assert desk.table.motion is not None
    return desk.table.motion.number


# A bot for a while


def test_a_bot_stands_in_for_who_leaves() -> None:
    desk = begun(Setup(seats=open_seats(2), stand_in="random"), "ann", "bob")
    person, seat = desk.acting, desk.table.acting
    desk.do(person, wire.Leave(fresh_id()))
    assert desk.table.bot_of(seat) == "random"
    told = desk.news(person).table
    assert told is not None
    assert [(one.stand_in, one.left) for one in told.seats if one.mine] == [(True, True)]
    assert desk.news(person).ask == [], "it is not theirs to decide now"
    why = desk.refuse(person, wire.Decide(fresh_id(), desk.table.moment, desk.legal()[0]))
    assert why == "stand-in"
    desk.bot_decides()
    assert desk.table.steps[-1].by == "stand-in"
    assert desk.refuse(person, wire.Leave(fresh_id())) == "no-change"
    desk.do(person, wire.Return(fresh_id()))
    assert desk.table.bot_of(seat) == ""
    assert desk.refuse(person, wire.Return(fresh_id())) == "no-change"
    desk.check_log()


def test_all_seats_of_a_person_go_and_come_together() -> None:
    desk = begun(Setup(seats=open_seats(3)), "ann", "ann", "bob")
    desk.do("ann", wire.Leave(fresh_id()))
    assert [seat.stand_in for seat in desk.table.seats] == [True, True, False]
    desk.do("ann", wire.Return(fresh_id()))
    assert [seat.stand_in for seat in desk.table.seats] == [False, False, False]


def test_a_stranger_neither_leaves_nor_returns() -> None:
    desk = three()
    for command in (wire.Leave(fresh_id()), wire.Return(fresh_id()), wire.Surrender(fresh_id())):
        assert desk.refuse("mallory", command) == "not-seated"


# Giving up


def test_with_two_the_other_wins() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.decide()
    desk.do("ann", wire.Surrender(fresh_id()))
    assert desk.status() == "over"
    result = result_of(desk.table)
    assert result is not None
    assert result.decided_by == "surrender"
    assert [seat.winner for seat in result.seats] == [False, True]
    assert desk.refuse("bob", wire.Surrender(fresh_id())) == "over"
    desk.check_log()


def test_with_more_the_others_play_on() -> None:
    desk = three()
    desk.do("ann", wire.Surrender(fresh_id()))
    assert desk.status() == "playing"
    assert desk.table.bot_of(0) == "greedy"
    assert desk.refuse("ann", wire.Surrender(fresh_id())) == "surrendered"
    desk.do("ann", wire.Leave(fresh_id()))
    desk.do("ann", wire.Return(fresh_id()))
    assert desk.table.bot_of(0) == "greedy", "there is no way back from giving up"
    while desk.status() == "playing":
        if desk.table.bot_of(desk.table.acting):
            desk.bot_decides()
        else:
            desk.decide()
    result = result_of(desk.table)
    assert result is not None
    assert not result.seats[0].winner
    assert any(seat.winner for seat in result.seats)
    desk.check_log()


def test_when_only_bots_are_left_it_is_over() -> None:
    desk = begun(Setup(seats=open_seats(1, "greedy", "greedy")), "ann")
    desk.do("ann", wire.Surrender(fresh_id()))
    assert desk.status() == "over"


def test_who_gave_up_watches_with_his_own_eyes() -> None:
    desk = three()
    hand = desk.news("ann").own
    desk.do("ann", wire.Surrender(fresh_id()))
    assert desk.news("ann").own == hand
    assert desk.news("ann").ask == []


# Agreements


def test_a_pause_is_agreed_on() -> None:
    desk = three()
    desk.do("ann", wire.Pause(fresh_id()))
    shown = desk.news("bob").table
    assert shown is not None
    assert shown.proposal == news.Proposal(motion_of(desk), "pause", 0, [0], [1, 2])
    desk.do("bob", wire.Answer(fresh_id(), motion_of(desk), True))
    assert not paused(desk)
    desk.do("eve", wire.Answer(fresh_id(), motion_of(desk), True))
    assert paused(desk)
    assert desk.table.motion is None
    line = desk.legal()[0]
    moment = desk.table.moment
    assert desk.refuse(desk.acting, wire.Decide(fresh_id(), moment, line)) == "paused"
    assert desk.news(desk.acting).ask == []
    assert desk.refuse("ann", wire.Pause(fresh_id())) == "paused"
    desk.do("eve", wire.Resume(fresh_id()))
    assert desk.refuse("eve", wire.Resume(fresh_id())) == "not-paused"
    desk.decide(line)
    desk.check_log()


def test_a_game_is_called_off() -> None:
    desk = three()
    desk.do("ann", wire.Abort(fresh_id()))
    for person in ("bob", "eve"):
        desk.do(person, wire.Answer(fresh_id(), motion_of(desk), True))
    assert desk.status() == "over"
    result = result_of(desk.table)
    assert result is not None
    assert result.decided_by == "aborted"
    assert not any(seat.winner for seat in result.seats)
    for command in (wire.Undo(fresh_id()), wire.Resume(fresh_id()), wire.Leave(fresh_id())):
        assert desk.refuse("ann", command) == "over"
    desk.check_log()


def test_who_proposed_can_think_better_of_it() -> None:
    desk = three()
    desk.do("ann", wire.Abort(fresh_id()))
    desk.do("ann", wire.Answer(fresh_id(), motion_of(desk), False))
    assert desk.table.motion is None


@pytest.mark.parametrize("how", ["leave", "surrender"])
def test_who_does_not_play_has_no_say(how: str) -> None:
    desk = three()
    desk.do("ann", wire.Leave("a1") if how == "leave" else wire.Surrender("a1"))
    for command in (wire.Abort(fresh_id()), wire.Pause(fresh_id()), wire.Undo(fresh_id())):
        assert desk.refuse("ann", command) == "not-playing"
    with pytest.raises(Refusal) as refused:
        verbs.entries_of(desk.table, Actor("ann", "Ann"), wire.Pause(fresh_id()))
    stands_in = "A stand-in is playing your seat."
    assert refused.value.text == (stands_in if how == "leave" else "You have given up.")
    desk.do("bob", wire.Abort(fresh_id()))
    for yes in (True, False):
        said = wire.Answer(fresh_id(), motion_of(desk), yes)
        assert desk.refuse("ann", said) == "not-playing"
    desk.do("eve", wire.Answer(fresh_id(), motion_of(desk), True))
    assert desk.status() == "over", "the two who play have agreed"


@pytest.mark.parametrize("how", ["leave", "surrender", "grace"])
def test_who_goes_is_no_longer_waited_for(how: str) -> None:
    desk = three()
    desk.do("ann", wire.Pause(fresh_id()))
    desk.do("bob", wire.Answer(fresh_id(), motion_of(desk), True))
    if how == "grace":
        desk.write(*verbs.stand_ins(desk.table, "eve", True, False))
    else:
        desk.do("eve", wire.Leave("e1") if how == "leave" else wire.Surrender("e1"))
    assert paused(desk)
    desk.check_log()


def test_who_goes_does_not_agree_for_the_others() -> None:
    desk = three()
    desk.do("ann", wire.Pause(fresh_id()))
    desk.do("ann", wire.Leave(fresh_id()))
    assert not paused(desk)
    desk.do("bob", wire.Answer(fresh_id(), motion_of(desk), True))
    assert not paused(desk)
    desk.do("eve", wire.Answer(fresh_id(), motion_of(desk), True))
    assert paused(desk)


def test_nothing_is_proposed_before_the_game() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    for command in (
        wire.Abort(fresh_id()),
        wire.Pause(fresh_id()),
        wire.Undo(fresh_id()),
        wire.Surrender(fresh_id()),
        wire.Return(fresh_id()),
    ):
        assert desk.refuse("ann", command) == "not-begun"


def test_a_bot_that_was_thinking_is_not_asked_after_the_end() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.write(log.Ended(by="aborted"))
    with pytest.raises(Refusal):
        desk.decide("pass", "ann")
