"""What several people are told is made once, and comes out as if it were made for each."""

import random

import msgspec
import pytest

from tangledbank.server.audience import SharedNews
from tangledbank.server.change import Change
from tangledbank.server.kinds import adapter
from tangledbank.server.table.undo import asked_step, free_step, state_of
from tangledbank.server.table.views import Crowd, NewSteps, Viewpoint, step_for, steps_from
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

PEOPLE = ["ann", "bob", "cid", "dot"]
KINDS = {
    "gift": Setup(edition="gift", seats=open_seats(4)),
    "all sets": Setup(
        edition="gift", sets=["base", "fly", "continents", "special"], seats=open_seats(4)
    ),
    "creatures": Setup(edition="creatures", seats=open_seats(4)),
}


def play(desk: Desk, dice: random.Random) -> None:
    while desk.status() == "playing":
        desk.decide(dice.choice(desk.legal()))


@pytest.mark.parametrize("kind", KINDS)
def test_steps_are_told_to_each_as_if_to_them_alone(kind: str) -> None:
    desk = begun(KINDS[kind], *PEOPLE)
    play(desk, random.Random(3))
    table = desk.table
    looks = [Viewpoint(table, person) for person in [*PEOPLE, "eve"]]
    alone = [
        [step_for(table, at, step, look) for at, step in enumerate(table.steps)] for look in looks
    ]
    shared = NewSteps(table, 0)
    assert [shared.seen_from(look) for look in looks] == alone
    assert len({str(one) for one in alone}) == len(looks), "all five read something else"
    last = NewSteps(table, len(table.steps) - 3)
    assert last.seen_from(looks[1]) == steps_from(table, len(table.steps) - 3, looks[1])


def test_whoever_has_several_seats_reads_what_an_onlooker_reads() -> None:
    desk = Desk(KINDS["gift"], "ann")
    for seat, person in enumerate(["ann", "ann", "bob", "cid"]):
        desk.sit(person, seat)
    for person in ["ann", "bob", "cid"]:
        desk.ready(person)
    play(desk, random.Random(4))
    shared = NewSteps(desk.table, 0)
    several, spectator = Viewpoint(desk.table, "ann"), Viewpoint(desk.table, "eve")
    assert several.seats == [0, 1]
    assert shared.seen_from(several) == shared.seen_from(spectator)
    assert shared.seen_from(several) == steps_from(desk.table, 0, several)


@pytest.mark.parametrize("kind", KINDS)
def test_kept_moves_are_those_of_the_actions(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "MOVES_KEPT", 20)  # they are forgotten often
    desk = begun(KINDS[kind], *PEOPLE)
    dice = random.Random(5)
    while desk.status() == "playing":
        table = desk.table
        legal = table.the_game.legal_actions()
        assert table.adapter.moves(table.the_game) == [table.adapter.move(one) for one in legal]
        desk.decide(dice.choice(desk.legal()))


def test_undo_is_told_to_each_as_if_to_them_alone() -> None:
    desk = begun(KINDS["gift"], *PEOPLE)
    dice, found = random.Random(6), set()
    while desk.status() == "playing":
        for person in [*PEOPLE, "eve"]:
            state = state_of(desk.table, person)
            free, asked = free_step(desk.table, person), asked_step(desk.table, person)
            assert (state == "free") == (free is not None)
            assert (state == "ask") == (free is None and asked is not None)
            found.add(state)
        desk.decide(dice.choice(desk.legal()))
    assert found == {"no", "free", "ask"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("talking", [False, True])
def test_news_of_a_decision_are_sent_as_if_encoded_whole(kind: str, talking: bool) -> None:
    desk = begun(KINDS[kind], *PEOPLE)
    dice = random.Random(7)
    while desk.status() == "playing":
        desk.decide(dice.choice(desk.legal()))
        table, change = desk.table, Change()
        change.game, change.start = True, len(table.steps) - dice.choice([1, 1, 2])
        if talking:
            desk.do("bob", wire.Say(fresh_id(), "well"))
            table, change.chat = desk.table, desk.table.chat.total - 1
        words = SharedNews(table, change, Crowd(), desk.now)
        told = [words.to(Viewpoint(table, person)) for person in [*PEOPLE, "eve"]]
        for person, text in zip([*PEOPLE, "eve"], told, strict=True):
            whole = SharedNews(table, change, Crowd(), desk.now).news(Viewpoint(table, person))
            assert text == msgspec.json.encode(whole)
