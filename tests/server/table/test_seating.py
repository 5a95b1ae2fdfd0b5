"""Random seating: who sits where is drawn from everybody's nonces when the game begins."""

import pytest

from tangledbank.core.chance import FairChance
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.replaying import replayed
from tangledbank.server.table.seating import TAG
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

PEOPLE = ["ann", "bob", "cleo", "dan"]


def drawn(desk: Desk) -> list[str]:
    """Who sits where by the secret and the nonces."""
    table = desk.table
    order = FairChance(table.secret, [*table.nonce_bytes(), TAG]).order(len(PEOPLE))
    return [PEOPLE[at] for at in order]


def test_the_seats_follow_from_the_nonces() -> None:
    desk = begun(Setup(seats=open_seats(4), seating="random"), *PEOPLE)
    sits = [seat.person for seat in desk.table.seats]
    assert sits == drawn(desk)
    assert sits != PEOPLE, "with this secret and these nonces somebody moves"
    assert [call.lower() for call in desk.table.calls] == sits
    desk.check_log()
    for _ in range(20):
        desk.decide()
    desk.check_log()


def test_fixed_seats_stay() -> None:
    desk = begun(Setup(seats=open_seats(4)), *PEOPLE)
    assert [seat.person for seat in desk.table.seats] == PEOPLE


def test_bots_are_drawn_too_and_keep_their_names() -> None:
    desk = begun(Setup(seats=open_seats(1, "greedy", "greedy", "random"), seating="random"), "ann")
    bots = {seat.name: seat.bot for seat in desk.table.seats if seat.bot}
    assert bots == {"Wallace": "greedy", "Merian": "greedy", "Huxley": "random"}
    desk.check_log()


def test_what_was_said_before_stays_with_whoever_said_it() -> None:
    desk = Desk(Setup(seats=open_seats(4), seating="random"))
    for seat, person in enumerate(PEOPLE):
        desk.sit(person, seat)
        desk.do(person, wire.Say(fresh_id(), f"I am {person}"))
    desk.do("ann", wire.Mute(fresh_id(), PEOPLE.index("bob"), True))
    for person in PEOPLE:
        desk.ready(person)
    table = desk.table
    for said in table.chat.lines:
        assert table.seats[said.seat].person == said.person
    heard = {said.person for said in table.chat.heard("ann", 0)}
    assert heard == {"ann", "cleo", "dan"}


def test_other_seats_than_the_drawn_ones_break_the_table() -> None:
    desk = begun(Setup(seats=open_seats(4), seating="random"), *PEOPLE)
    entries = []
    for entry in desk.entries:
        body = log.read(entry.body)
        if isinstance(body, log.Began):
            forged = log.Began(calls=body.calls, thrown=body.thrown, order=body.order[::-1])
            entries.append(Entry(entry.seq, entry.at, log.write(forged)))
            break
        entries.append(entry)
    table = replayed(desk.name, desk.table.engine, entries)
    assert table.status == "broken"
    assert "the random seating comes out differently" in table.problem


@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_every_edition_can(edition: str) -> None:
    desk = begun(Setup(edition=edition, seats=open_seats(3), seating="random"), *PEOPLE[:3])
    assert sorted(seat.person for seat in desk.table.seats) == PEOPLE[:3]
    desk.check_log()
