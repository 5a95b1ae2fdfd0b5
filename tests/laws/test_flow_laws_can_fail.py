"""The laws of the game's course and flow, and the second reading, catch what goes wrong."""

import random

import pytest

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import EXTINCTION, FEEDING, FOOD, OVER
from tangledbank.evolution.verbs import action
from tangledbank.laws import flow, reference
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.course import Course
from tangledbank.laws.flow import Flow
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.reference import Reading
from tangledbank.laws.tables import Table

# The course


@pytest.fixture
def course(game: Game) -> Course:
    """In the second turn's feeding, ann first."""
    course = Course(game)
    course.check([])
    return course


@pytest.mark.parametrize(
    ("events", "fault"),
    [
        ([Event(ev.PHASE, FOOD)], "food after feeding"),
        ([Event(ev.PHASE, EXTINCTION), Event(ev.PHASE, OVER)], "BASE-END-01"),
        ([Event(ev.ROUND, 7)], "round 7 after"),
        ([Event(ev.LAST_TURN), Event(ev.LAST_TURN)], "announced again"),
        ([Event(ev.TURN, 5, 0)], "turn 5 after turn 2"),
        ([Event(ev.TURN, 3, 2)], "BASE-TURN-06"),
        ([Event(ev.DICE, 0, 0, 0, [3, 4]), Event(ev.SUPPLY, 8)], "BASE-FOOD-03"),
        ([Event(ev.DICE, 0, 0, 0, [3]), Event(ev.SUPPLY, 3)], "BASE-FOOD-03"),
        ([Event(ev.PHASE, EXTINCTION)], "without an event"),
    ],
)
def test_a_game_off_its_course(course: Course, events: list[Event], fault: str) -> None:
    course.first = 0
    with pytest.raises(LawBroken, match=fault):
        course.check(events)


def test_a_last_turn_that_is_not_played(course: Course) -> None:
    events = [Event(ev.PHASE, EXTINCTION), Event(ev.LAST_TURN), Event(ev.PHASE, OVER)]
    with pytest.raises(LawBroken, match="BASE-END-01"):
        course.check(events)


def test_a_turn_after_the_last(course: Course) -> None:
    course.phase, course.first = EXTINCTION, 0
    course.last = course.announced = True
    with pytest.raises(LawBroken, match="BASE-END-02"):
        course.check([Event(ev.TURN, 3, 1, 1)])


def played_to_a_deal() -> tuple[Course, list[Event]]:
    """A game just before the events of its first deal are looked at."""
    game = Table("gift", 3, 1, {}, 2).sit_down()
    player = RandomPlayer(random.Random(2))
    course = Course(game, game.state.events)
    while True:
        events = game.apply(player.choose(game.legal_actions()))
        if game.state.turn == 2:
            return course, events
        course.check(events)


def test_a_deal_with_a_card_too_many() -> None:
    course, events = played_to_a_deal()
    course.game.state.players[1].animals.pop()
    with pytest.raises(LawBroken, match=r"dealt .*, due .*, should be"):
        course.check(events)


def test_a_deal_that_stops_too_early() -> None:
    course, events = played_to_a_deal()
    course.check(events)
    due = [course.due(seat) for seat in range(3)]
    course.dealt = course.shared_out(due, sum(due) - 1)
    with pytest.raises(LawBroken, match=r"dealt .* of .*, and there was more"):
        course.check_deal()


def test_a_deal_in_the_wrong_order() -> None:
    course, _ = played_to_a_deal()
    course.first = 1  # so seat 0 was dealt to first
    course.dealt = [3, 2, 1]
    assert course.shared_out([3, 3, 3]) == [2, 2, 2]
    assert course.shared_out([1, 9, 1]) == [1, 4, 1]


# The second reading


def test_a_list_that_differs_from_the_clauses(game: Game) -> None:
    reference.check(game)
    legal = game.legal_actions()
    game._legal = legal[1:]
    with pytest.raises(LawBroken, match=r"by the clauses missing \['.*'\], not legal \[\]"):
        reference.check(game)
    game._legal = [*legal, action(v.ACCEPT)]
    with pytest.raises(LawBroken, match=r"missing \[\], not legal \['accept'\]"):
        reference.check(game)


# The flow


def quiet_end(game: Game) -> Action:
    """An action after which another seat is asked."""
    for act in game.legal_actions():
        after = game.clone()
        after.apply(act)
        if after.state.phase == FEEDING and after.acting not in (-1, game.acting):
            return act
    raise AssertionError("no such action in this game")


def test_a_seat_that_is_passed_over(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    act = quiet_end(game)
    Flow(game).check(act)
    monkeypatch.setattr(flow, "whom_to_ask", lambda s, step: step.seat if step.seat >= 0 else None)
    with pytest.raises(LawBroken, match="is skipped in"):
        Flow(game).check(act)


def test_a_seat_that_is_asked_for_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    act = quiet_end(game)
    monkeypatch.setattr(Reading, "feeding", lambda reading, go: {action(v.PASS)})
    with pytest.raises(LawBroken, match="is asked but has no choice"):
        Flow(game).check(act)


def test_a_feeding_that_should_have_ended(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    act = quiet_end(game)
    monkeypatch.setattr(Flow, "feeding_ends", lambda flow, s: True)
    with pytest.raises(LawBroken, match="feeding goes on"):
        Flow(game).check(act)
