"""Before the game: seats, the host, being ready, and a deal that nobody could have arranged."""

import random

import pytest

import tangledbank
from tangledbank.core.chance import commitment
from tangledbank.server.table import views
from tangledbank.server.table.views import Crowd, Viewpoint
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import TableInfo
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import SECRET, Desk, begun, fresh_id, open_seats

#: Beside one case that always runs.
SLOW = pytest.mark.slow(days=3)


def info(desk: Desk, person: str = "") -> TableInfo:
    return views.table_info(desk.table, Viewpoint(desk.table, person), Crowd())


def play_on(desk: Desk, seed: int = 1) -> None:
    """To the end, anyhow."""
    chooser = random.Random(seed)
    while desk.status() == "playing":
        desk.decide(chooser.choice(desk.legal()))


# Seats


def test_a_seat_is_taken_once() -> None:
    desk = Desk(Setup(seats=open_seats(2, "greedy")))
    desk.sit("ann", 1)
    assert desk.refuse("bob", wire.Sit(fresh_id(), 1)) == "taken"
    assert desk.refuse("bob", wire.Sit(fresh_id(), 2)) == "taken", "a bot sits there"
    assert desk.refuse("bob", wire.Sit(fresh_id(), 3)) == "no-seat"
    assert [seat.who for seat in info(desk).seats] == ["nobody", "person", "bot"]


def test_only_who_sits_there_stands_up() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("bob", 0)
    assert desk.refuse("ann", wire.Stand(fresh_id(), 0)) == "not-yours", "not even the host"
    assert desk.refuse("ann", wire.Stand(fresh_id(), 1)) == "not-yours"
    desk.do("bob", wire.Stand(fresh_id(), 0))
    assert desk.table.persons() == []


def test_a_program_is_shown_as_one() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.do("ann", wire.Sit(fresh_id(), 0), program=True)
    assert info(desk).seats[0].who == "program"


def test_a_name_is_one_line() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0, " A\u202en\tn\x00\n ")
    desk.sit("bob", 1, "\u200b")
    assert [seat.name for seat in info(desk).seats] == ["A n n", "player"]


def test_no_two_names_at_a_table_look_alike() -> None:
    desk = Desk(Setup(seats=open_seats(4)))
    desk.sit("ann", 0, "Bill")
    desk.sit("bob", 1, "BiII")
    desk.sit("eve", 2, "Bill")
    desk.sit("ann", 3, "Bill")  # one person with two seats
    assert [seat.name for seat in info(desk).seats] == ["Bill", "BiII 2", "Bill 3", "Bill"]
    refused = Desk(Setup(seats=open_seats(2)))
    assert refused.refuse("eve", wire.Sit(fresh_id(), 0, name="Anning")) == "name"


def test_nobody_moves_after_the_game_began() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    assert desk.refuse("eve", wire.Sit(fresh_id(), 0)) == "begun"
    assert desk.refuse("ann", wire.Stand(fresh_id(), 0)) == "begun"
    assert desk.refuse("ann", wire.Arrange(fresh_id(), 1, "greedy")) == "begun"
    assert desk.refuse("ann", wire.Ready(fresh_id(), "0" * 16)) == "begun"


# The host


def test_only_the_host_arranges_seats() -> None:
    desk = Desk(Setup(seats=open_seats(3)), host="ann")
    desk.sit("bob", 0)
    assert desk.refuse("bob", wire.Arrange(fresh_id(), 1, "greedy")) == "not-host"
    desk.do("ann", wire.Arrange(fresh_id(), 1, "greedy"))
    assert desk.refuse("ann", wire.Arrange(fresh_id(), 2, "nobody-knows-it")) == "no-bot"
    desk.do("ann", wire.Arrange(fresh_id(), 0))  # whoever sits there
    assert [seat.who for seat in info(desk).seats] == ["nobody", "bot", "nobody"]


def test_the_host_does_not_put_a_bot_on_the_own_seat() -> None:
    desk = Desk(Setup(seats=open_seats(2)), host="ann")
    desk.sit("ann", 0)
    assert desk.refuse("ann", wire.Arrange(fresh_id(), 0, "greedy")) == "yours"
    assert info(desk).seats[0].host


def test_a_bot_in_the_last_seat_begins_the_game() -> None:
    desk = Desk(Setup(seats=open_seats(2)), host="ann")
    desk.sit("ann", 0)
    desk.ready("ann")
    assert desk.status() == "gathering"
    desk.do("ann", wire.Arrange(fresh_id(), 1, "greedy"))
    assert desk.status() == "playing"
    desk.check_log()


def test_bots_alone_do_not_begin() -> None:
    desk = Desk(Setup(seats=open_seats(2)), host="ann")
    desk.do("ann", wire.Arrange(fresh_id(), 0, "greedy"))
    desk.do("ann", wire.Arrange(fresh_id(), 1, "greedy"))
    assert desk.status() == "gathering"


# Being ready


def test_all_must_be_ready() -> None:
    desk = Desk(Setup(seats=open_seats(3)))
    assert desk.refuse("ann", wire.Ready(fresh_id(), "0" * 16)) == "not-seated"
    desk.sit("ann", 0)
    desk.ready("ann")
    desk.sit("bob", 1)
    desk.ready("bob")
    assert desk.status() == "gathering", "a seat is open"
    desk.sit("ann", 2)
    assert desk.status() == "gathering", "who sits down anew is not ready"
    assert [seat.ready for seat in info(desk).seats] == [False, True, False]
    desk.ready("ann")
    assert desk.status() == "playing"


def test_who_stands_up_is_no_longer_waited_for() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    desk.ready("bob")
    desk.do("ann", wire.Leave(fresh_id()))
    desk.sit("eve", 0)
    desk.ready("eve")
    assert desk.status() == "playing"
    assert desk.table.persons() == ["eve", "bob"]


# Fair dice


def test_the_seed_is_committed_to_before_and_shown_after() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    promised = info(desk).commitment
    assert promised == commitment(bytes.fromhex(SECRET))
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    desk.ready("ann", "aa" * 16)
    assert info(desk, "bob").nonces == [], "who is last must not know the others' nonces"
    assert b"aa" * 16 not in desk.sees("bob")
    desk.ready("bob", "bb" * 16)
    assert info(desk).nonces == ["aa" * 16, "bb" * 16]
    while desk.status() == "playing":
        assert SECRET.encode() not in b"".join(desk.all_eyes().values())
        desk.decide()
    told = info(desk)
    assert told.commitment == promised
    assert told.seed == SECRET


def test_every_nonce_changes_the_deal() -> None:
    deals = set()
    for nonces in [("00" * 8, "00" * 8), ("01" * 8, "00" * 8), ("00" * 8, "01" * 8)]:
        desk = Desk(Setup(seats=open_seats(2)))
        desk.sit("ann", 0)
        desk.sit("bob", 1)
        desk.ready("ann", nonces[0])
        desk.ready("bob", nonces[1])
        deals.add(desk.table.the_game.position_key())
    assert len(deals) == 3


def test_a_new_nonce_replaces_the_old() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    desk.ready("ann", "aa" * 16)
    desk.ready("ann", "ab" * 16)
    desk.ready("bob", "bb" * 16)
    assert info(desk).nonces == ["ab" * 16, "bb" * 16]
    desk.check_log()


@pytest.mark.parametrize("edition", ["gift", "creatures"])
@pytest.mark.parametrize(
    "names",
    [
        ("shadow", "A1"),
        pytest.param(("\u540d\u524d", "a b"), marks=SLOW),
        pytest.param(("Ann", "ann"), marks=SLOW),
    ],
)
def test_the_record_verifies_whatever_people_are_called(
    edition: str, names: tuple[str, str]
) -> None:
    desk = Desk(Setup(edition=edition, seats=open_seats(2)))
    for seat, name in enumerate(names):
        desk.sit(f"person {seat}", seat, name)
    for seat in range(2):
        desk.ready(f"person {seat}", f"0{seat}" * 16)
    play_on(desk)
    report = tangledbank.verify(tangledbank.write_record(desk.table.the_game))
    assert report.ok, str(report)
    assert len(set(desk.table.calls)) == 2


# Several seats, one screen


def test_one_person_plays_several_seats() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "ann")
    table = desk.table
    viewpoint = Viewpoint(table, "ann")
    assert viewpoint.seats == [0, 1]
    assert [own.seat for own in views.own_views(table, viewpoint)] == [0, 1]
    # The log stays in sight while the screen changes hands, so it tells no secrets.
    own_animals = [action for action in desk.legal() if action.startswith("animal")]
    desk.decide(own_animals[0])
    assert views.steps_from(table, 0, viewpoint)[-1].action == ""
    play_on(desk)
    desk.check_log()
    assert info(desk, "ann").result is not None


def test_bots_have_their_seats() -> None:
    desk = begun(Setup(seats=open_seats(1, "greedy", "random")), "ann")
    shown = info(desk, "ann").seats
    assert [seat.who for seat in shown] == ["person", "bot", "bot"]
    assert [seat.bot for seat in shown] == ["", "greedy", "random"]
    assert len({seat.call for seat in shown}) == 3
    while desk.table.acting == 0:
        desk.decide()
    acting = desk.table.acting
    assert desk.refuse("ann", wire.Decide(fresh_id(), desk.table.moment, "pass")) == "not-asked"
    desk.bot_decides()
    step = desk.table.steps[-1]
    assert (step.seat, step.by) == (acting, "bot")


# Deciding


def test_a_decision_answers_the_question_that_was_asked() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    acting, other = desk.acting, "bob" if desk.acting == "ann" else "ann"
    moment, line = desk.table.moment, desk.legal()[0]
    assert desk.refuse(other, wire.Decide(fresh_id(), moment, line)) == "not-asked"
    assert desk.refuse("eve", wire.Decide(fresh_id(), moment, line)) == "not-asked"
    wish = wire.Decide(fresh_id(), moment, "run")
    told = [reason.clause for reason in desk.refusal(other, wish).reasons]
    assert told == ["BASE-TURN-02", "BASE-RUNNING-01", "BASE-TURN-01"], "must wait, and why in vain"
    assert desk.refusal("eve", wish).reasons == [], "who has no seat would never be asked"
    nonsense = wire.Decide(fresh_id(), moment, "sing loudly")
    assert desk.refusal(other, nonsense).reasons == []
    assert desk.refuse(acting, wire.Decide(fresh_id(), moment - 1, line)) == "stale"
    assert desk.refuse(acting, wire.Decide(fresh_id(), moment + 1, line)) == "stale"
    assert desk.refuse(acting, wire.Decide(fresh_id(), moment, "attack A9 B9")) in (
        "not-legal",
        "not-understood",
    )
    desk.do(acting, wire.Decide(fresh_id(), moment, line))
    assert desk.table.steps[-1].action == line


@pytest.mark.parametrize(
    "line",
    [
        " ",
        "\u00b2",
        "burn A1 99999999999999999999999999",
        "burn A1 \u0663",
        "animal \ud7ff",
        "play " * 20,
        "attack A\u0661 B1",
        "A" * 120,
        "-1",
        "share cooperation A1 A2 A3 A4",
        "\x00",
        "{}",
        "%s",
        "animal carnivorous/carnivorous/carnivorous",
    ],
)
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_nonsense_is_refused_in_words(edition: str, line: str) -> None:
    desk = begun(Setup(edition=edition, seats=open_seats(2)), "ann", "bob")
    why = desk.refuse(desk.acting, wire.Decide(fresh_id(), desk.table.moment, line))
    assert why in ("not-legal", "not-understood")
