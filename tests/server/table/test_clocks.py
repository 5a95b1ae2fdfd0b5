"""Clocks: worked out from the log alone, and not to be cheated."""

import random

import pytest

from tangledbank.server.table import log, verbs
from tangledbank.server.table.clock import AFTER_AWAY, Timing
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

SECOND = 1000


def table_with(clock: Clock, people: int = 2) -> Desk:
    return begun(Setup(seats=open_seats(people), clock=clock), *["ann", "bob", "eve"][:people])


def left(desk: Desk) -> int:
    """The seconds that whoever must decide still has."""
    assert desk.table.timing.deadline, "no clock runs"
    return (desk.table.timing.deadline - desk.now) // SECOND


def bank(desk: Desk, seat: int) -> int:
    return desk.table.timing.banks[seat] // SECOND


def of(desk: Desk, verb: str) -> str:
    return next(action for action in desk.legal() if action.startswith(verb))


def until_answer(desk: Desk) -> None:
    """Play until somebody is asked for an answer to what another does."""
    chooser = random.Random(4)
    while not desk.table.the_game.asking.answers:
        attacks = [action for action in desk.legal() if action.startswith("attack")]
        carnivores = [
            action for action in desk.legal() if "tail-loss" in action or "carnivorous" in action
        ]
        desk.decide(chooser.choice(attacks or carnivores or desk.legal()))


# The kinds


def test_without_a_clock_nothing_runs_out() -> None:
    desk = table_with(Clock("none"))
    assert desk.table.timing.deadline == 0


def test_each_move_has_its_time() -> None:
    desk = table_with(Clock("move", 60))
    assert left(desk) == 60
    desk.wait(50)
    assert left(desk) == 10
    desk.decide()
    assert left(desk) == 60


def test_a_bank_is_for_the_whole_game() -> None:
    desk = table_with(Clock("bank", 300, 5))
    seat = desk.table.acting
    desk.wait(100)
    desk.decide(of(desk, "animal"))
    assert bank(desk, seat) == 300 - 100 + 5
    assert desk.table.acting != seat
    assert bank(desk, desk.table.acting) == 300
    desk.wait(20)
    desk.decide(of(desk, "animal"))
    assert left(desk) == 205
    desk.check_log()


def test_a_bank_runs_dry() -> None:
    desk = table_with(Clock("bank", 30, 0))
    seat = desk.table.acting
    desk.wait(40)
    desk.decide(of(desk, "animal"))
    assert bank(desk, seat) == 0


def test_days_run_for_answers_too() -> None:
    desk = table_with(Clock("days", 86_400, 0, 10))
    assert left(desk) == 86_400
    until_answer(desk)
    assert left(desk) == 86_400


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_answers_have_a_time_of_their_own(kind: str) -> None:
    desk = table_with(Clock("move" if kind == "move" else "bank", 5_000, 1, 12))
    until_answer(desk)
    seat, before = desk.table.acting, list(desk.table.timing.banks)
    assert left(desk) == 12
    desk.wait(10)
    desk.decide()
    assert desk.table.timing.banks[seat] == before[seat], "an answer is not charged to the bank"
    desk.check_log()


def test_bots_have_no_clock() -> None:
    desk = begun(Setup(seats=open_seats(1, "greedy"), clock=Clock("move", 60)), "ann")
    while desk.table.acting == 0:
        desk.decide()
    assert desk.table.timing.deadline == 0
    assert desk.table.timing.running == -1


# When it is over


def test_the_default_is_recorded_as_the_clocks() -> None:
    desk = table_with(Clock("move", 60))
    seat = desk.table.acting
    desk.wait(61)
    desk.write(verbs.by_default(desk.table, "clock"))
    step = desk.table.steps[-1]
    assert (step.seat, step.by, step.action) == (seat, "clock", "pass")
    desk.check_log()


@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_games_of_nobody_end(edition: str) -> None:
    setup = Setup(edition=edition, seats=open_seats(2), clock=Clock("move", 5))
    desk = begun(setup, "ann", "bob")
    while desk.status() == "playing":
        assert len(desk.table.steps) < 2_000
        desk.wait(6)
        desk.write(verbs.by_default(desk.table, "clock"))
    assert {step.by for step in desk.table.steps[1:]} == {"clock"}


# Standing still


def test_a_pause_stops_the_clock() -> None:
    desk = table_with(Clock("bank", 300, 5))
    seat = desk.table.acting
    desk.wait(100)
    desk.write(log.Paused())
    assert desk.table.timing.deadline == 0
    desk.wait(5_000)
    desk.write(log.Resumed())
    assert left(desk) == 200
    desk.wait(50)
    desk.decide(of(desk, "animal"))
    assert bank(desk, seat) == 155
    desk.check_log()


def test_after_being_away_a_question_begins_again() -> None:
    desk = table_with(Clock("move", 60))
    desk.wait(10_000)
    desk.write(log.Woke())
    assert left(desk) == 60


def test_days_go_on_while_the_server_is_away_but_leave_an_hour() -> None:
    desk = table_with(Clock("days", 86_400))
    desk.wait(3_600)
    desk.write(log.Woke())
    assert left(desk) == 86_400 - 3_600
    desk.wait(90_000)
    desk.write(log.Woke())
    assert left(desk) == AFTER_AWAY // SECOND


def test_a_paused_clock_does_not_wake() -> None:
    desk = table_with(Clock("move", 60))
    desk.wait(50)
    desk.write(log.Paused())
    desk.write(log.Woke())
    desk.write(log.Resumed())
    assert left(desk) == 10


# What must not give time


def test_leaving_and_coming_back_gives_no_time() -> None:
    """Else whoever goes and comes back before the bot has decided could think for ever."""
    for clock in (Clock("move", 60), Clock("bank", 60)):
        desk = table_with(clock)
        person = desk.acting
        desk.wait(40)
        for _ in range(3):
            desk.do(person, wire.Leave(fresh_id()))
            assert desk.table.timing.deadline == 0, "the bot has no clock"
            desk.wait(5)
            desk.do(person, wire.Return(fresh_id()))
        assert left(desk) == 5
        desk.check_log()


def test_who_was_away_for_long_is_not_charged_all_of_it() -> None:
    """While nobody is there no bot decides either, and that may be for days."""
    desk = table_with(Clock("move", 60))
    person = desk.acting
    desk.wait(20)
    desk.do(person, wire.Leave(fresh_id()))
    desk.wait(86_400)
    desk.do(person, wire.Return(fresh_id()))
    assert left(desk) == 30
    desk.check_log()


def test_who_was_only_cut_off_is_not_charged_for_it() -> None:
    desk = table_with(Clock("move", 60))
    person = desk.acting
    desk.wait(20)
    desk.write(*verbs.stand_ins(desk.table, person, True, False))
    desk.wait(5)
    desk.write(*verbs.stand_ins(desk.table, person, False, False))
    assert left(desk) == 40
    desk.check_log()


def test_coming_back_to_a_question_that_a_bot_was_asked() -> None:
    desk = table_with(Clock("move", 60))
    other = "bob" if desk.acting == "ann" else "ann"
    desk.do(other, wire.Leave(fresh_id()))
    desk.decide(of(desk, "animal"))
    assert desk.acting == other
    desk.wait(100)
    desk.do(other, wire.Return(fresh_id()))
    assert left(desk) == 60


def test_what_a_bot_decides_is_charged_up_to_where_it_took_over() -> None:
    desk = table_with(Clock("bank", 300, 7))
    seat = desk.table.acting
    desk.wait(100)
    desk.do(desk.acting, wire.Leave(fresh_id()))
    desk.wait(500)
    desk.bot_decides()
    assert bank(desk, seat) == 200


def test_somebody_elses_surrender_gives_no_time() -> None:
    desk = table_with(Clock("move", 60), people=3)
    other = next(one for one in ("ann", "bob", "eve") if one != desk.acting)
    desk.wait(50)
    desk.do(other, wire.Surrender(fresh_id()))
    assert left(desk) == 10
    desk.check_log()


def test_no_increment_for_what_is_taken_back() -> None:
    desk = table_with(Clock("bank", 100, 50))
    person, seat = desk.acting, desk.table.acting
    for _ in range(5):
        desk.wait(1)
        desk.decide(of(desk, "animal"))
        desk.do(person, wire.Undo(fresh_id()))
    assert bank(desk, seat) == 95
    assert left(desk) == 95
    desk.check_log()


@pytest.mark.parametrize("kind", ["move", "bank", "days"])
def test_taking_back_gives_no_time(kind: str) -> None:
    """Between two decisions of one's own one could think for ever, going to and fro."""
    clock = Clock("move" if kind == "move" else "bank" if kind == "bank" else "days", 60)
    desk = begun(Setup(seats=open_seats(2), clock=clock), "ann", "ann")
    desk.wait(10)
    desk.decide(of(desk, "animal"))
    desk.wait(30)
    desk.do("ann", wire.Undo(fresh_id()))
    assert left(desk) == 50
    desk.decide(of(desk, "animal"))
    assert left(desk) == 30
    desk.check_log()


def test_somebody_elses_undo_takes_no_time() -> None:
    """The time one had been thinking when the question was taken away is given back."""
    for kind in (Clock("move", 60), Clock("bank", 60)):
        desk = table_with(kind)
        first = desk.acting
        for _ in range(3):
            desk.decide(of(desk, "animal"))
            desk.wait(20)
            desk.do(first, wire.Undo(fresh_id()))
        desk.decide(of(desk, "animal"))
        assert desk.acting != first
        assert left(desk) == 60


def test_all_agree_to_go_back_and_have_their_time_again() -> None:
    desk = table_with(Clock("move", 60))
    first = desk.acting
    desk.wait(40)
    desk.decide(of(desk, "animal"))
    desk.wait(40)
    desk.decide(of(desk, "animal"))
    desk.do(first, wire.Undo(fresh_id()))
    motion = desk.table.motion
    assert motion is not None
    other = "bob" if first == "ann" else "ann"
    desk.do(other, wire.Answer(fresh_id(), motion.number, True))
    assert left(desk) == 60
    desk.check_log()


def test_the_clock_never_gives_more_than_it_has() -> None:
    """Whatever happens to it, a clock of moves never has more left than a move's time."""
    chooser = random.Random(8)
    timing = Timing(Clock("move", 60, 0, 30), 2)
    at = 0
    timing.ask(0, False, at)
    for number in range(2_000):
        at += chooser.randrange(20_000)
        something = chooser.randrange(8)
        if something == 0:
            timing.stop(at)
        elif something == 1:
            timing.go(at)
        elif something == 2:
            timing.wake(at)
        elif something == 3:
            timing.hand_over(at)
        elif something == 4:
            timing.take_back(timing.seat, timing.answer, at)
        elif something == 5:
            timing.decided(at)
        elif something == 6:
            timing.taken_back(at, 0, True)
        else:
            timing.ask(number % 2, number % 3 == 0, at, number)
        assert 0 <= timing.left <= 60_000
        assert timing.deadline == 0 or timing.deadline >= timing.began
