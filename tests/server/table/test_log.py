"""A table is what its log says, whatever is done at it; what is refused has changed nothing."""

import random

import pytest

from tangledbank.server.store.store import Entry
from tangledbank.server.table import log, verbs
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, Setup
from tests.server.table.desk import Desk, begun, fresh_id, open_seats

#: Beside one case that always runs.
SLOW = pytest.mark.slow(days=3)

PEOPLE = ["ann", "bob", "eve"]
NONSENSE = ["", "pass", "attack A1 B1", "animal", "\u00b2", "burn A1 999999999999999999999", "A1"]

EVERYTHING = ["base", "fly", "continents", "special"]


def any_command(table: Table, chooser: random.Random) -> wire.AnyCommand:
    """Something somebody might send; most of it makes no sense at the moment."""
    seat = chooser.randrange(-1, 9)
    motion = table.motion.number if table.motion is not None else chooser.randrange(50)
    line = chooser.choice(NONSENSE)
    if table.acting >= 0 and chooser.random() < 0.7:
        line = str(chooser.choice(table.the_game.legal_actions()))
    moment = table.moment if chooser.random() < 0.9 else table.moment + chooser.choice([-1, 1, 99])
    name = fresh_id()
    kinds: list[wire.AnyCommand] = [
        wire.Sit(name, seat),
        wire.Stand(name, seat),
        wire.Arrange(name, seat, chooser.choice(["", "greedy", "random", "nobody"])),
        wire.Ready(name, f"{chooser.getrandbits(64):016x}"),
        wire.Undo(name),
        wire.Pause(name),
        wire.Resume(name),
        wire.Resume(name),
        wire.Answer(name, motion, chooser.random() < 0.7),
        wire.Answer(name, motion, chooser.random() < 0.7),
        wire.Leave(name),
        wire.Return(name),
        wire.Return(name),
        wire.Say(name, chooser.choice(["hello", "\x00\n", "<b>"])),
        wire.Mute(name, seat if seat < 8 else -1, chooser.random() < 0.5),
    ]
    if chooser.random() < 0.02:
        kinds = [wire.Abort(name), wire.Surrender(name)]
    if chooser.random() < 0.75:
        return wire.Decide(name, moment, line)
    return chooser.choice(kinds)


def play_anyhow(desk: Desk, chooser: random.Random, rounds: int) -> tuple[int, int]:
    """Random commands of random people; how many were carried out, and how many refused."""
    done = refused = 0
    for _ in range(rounds):
        table = desk.table
        desk.now += chooser.randrange(3_000)
        seat = table.acting
        if seat >= 0 and table.bot_of(seat) and not table.paused and chooser.random() < 0.6:
            desk.bot_decides(str(chooser.choice(table.the_game.legal_actions())))
            continue
        if 0 < table.timing.deadline <= desk.now:
            desk.write(verbs.by_default(table, "clock"))
            continue
        person = chooser.choice(PEOPLE)
        if seat >= 0 and table.seats[seat].person and chooser.random() < 0.7:
            person = table.seats[seat].person
        command = any_command(table, chooser)
        before = desk.sees(person), table.v, len(desk.entries)
        try:
            desk.do(person, command)
            done += 1
        except Refusal:
            refused += 1
            assert (desk.sees(person), desk.table.v, len(desk.entries)) == before, command
    return done, refused


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=SLOW) for n in range(1, 6))])
@pytest.mark.parametrize(
    ("edition", "sets"), [("gift", ["base"]), ("gift", EVERYTHING), ("creatures", ["base"])]
)
def test_a_table_is_what_its_log_says(edition: str, sets: list[str], seed: int) -> None:
    chooser = random.Random(f"{edition} {sets} {seed}")
    clock = Clock(chooser.choice(["none", "move", "bank", "days"]), 60, 2, 10)
    seats = [open_seats(2), open_seats(3), open_seats(2, "greedy")][seed % 3]
    desk = Desk(Setup(edition=edition, sets=sets, seats=seats, clock=clock))
    play_anyhow(desk, chooser, 25)
    desk.check_log()
    fill_the_seats(desk)
    done = refused = 0
    for _ in range(5):
        more = play_anyhow(desk, chooser, 50)
        done, refused = done + more[0], refused + more[1]
        desk.check_log()
    assert done > 10
    assert refused > 10
    assert len(desk.table.steps) > 10 or desk.status() == "over"


def fill_the_seats(desk: Desk) -> None:
    """Let everybody sit down where there is room, and the game begin."""
    for at, seat in enumerate(desk.table.seats):
        if not seat.taken:
            desk.sit(PEOPLE[at], at)
    for person in PEOPLE:
        if desk.status() == "gathering" and desk.table.seats_of(person):
            desk.ready(person)


def test_every_entry_is_read_as_it_was_written() -> None:
    chooser = random.Random(5)
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    desk.sit("bob", 1)
    desk.ready("ann")
    desk.ready("bob")
    play_anyhow(desk, chooser, 200)
    for entry in desk.entries:
        assert log.write(log.read(entry.body)) == entry.body


def test_a_gap_in_the_log_is_noticed() -> None:
    desk = Desk(Setup(seats=open_seats(2)))
    desk.sit("ann", 0)
    table = desk.table
    body = log.write(log.Stood(seat=0))
    with pytest.raises(Exception, match="entry 4 cannot follow entry 2"):
        table.take(Entry(4, desk.now, body))


def test_what_is_so_already_is_not_written() -> None:
    desk = begun(Setup(seats=open_seats(2)), "ann", "bob")
    desk.do("ann", wire.Mute(fresh_id(), 1))
    v = desk.table.v
    desk.do("ann", wire.Mute(fresh_id(), 1))
    desk.do("ann", wire.Mute(fresh_id(), 0, False))
    assert desk.table.v == v
