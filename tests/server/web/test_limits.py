"""How much anybody may ask for, with a clock that the test moves."""

import httpx
import msgspec
import pytest

from tangledbank.server.table.checkpoints import EVERY
from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import replayed_steps
from tangledbank.server.web.buckets import Bucket, Buckets, Counts, Rate
from tangledbank.server.web.limits import NO_LIMITS, Limits, Rates, undo_cost
from tangledbank.server.web.settings import WebSettings
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Setup
from tests.server.table.desk import begun, open_seats
from tests.server.web.house import TWO_OPEN, House, house


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_runs_out_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert bucket.take() == 0
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_clock_that_goes_back_gives_nothing(clock: Clock) -> None:
    bucket = Bucket(Rate(1, 1), clock)
    bucket.take()
    clock.now -= 50
    assert bucket.take() == 1


def test_what_is_given_back_can_be_taken(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 0), clock)
    assert buckets.take("a") == 0
    buckets.give_back("a")
    buckets.give_back("nobody")
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0


def test_keys_do_not_share(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 1), clock)
    assert buckets.take("a") == 0
    assert buckets.take("b") == 0
    assert buckets.take("a") == 1


def test_a_flood_of_keys_costs_no_memory(clock: Clock) -> None:
    buckets = Buckets(Rate(5, 1), clock, most=100)
    for number in range(10_000):
        buckets.take(str(number))
    assert len(buckets) <= 100
    clock.now += 1000  # all are full again, and forgotten before any busy one
    for _ in range(5):
        assert buckets.take("busy") == 0
    for number in range(50):
        buckets.take(f"other {number}")
    assert buckets.take("busy") > 0


def test_counts() -> None:
    counts = Counts(2)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a")] == [True, True, False]
    counts.leave("a")
    assert counts.enter("a")
    for _ in range(5):
        counts.leave("a")  # never below nothing
    assert len(counts) == 0


# Over the wire


def test_limits_of_one_address(clock: Clock) -> None:
    """One server for all of them: each limit is its own."""
    rates = msgspec.structs.replace(
        NO_LIMITS,
        requests=Rate(60, 1),
        persons=Rate(2, 1 / 60),
        heavy=Rate(3, 1),
        tables=Rate(3, 1 / 60),
        open_tables=2,
        commands=Rate(2, 1),
        chat=Rate(1, 0.1),
        table_changes=Rate(4, 0.1),
    )
    with house(WebSettings(), Limits(rates, clock=clock)) as server:
        new_persons(server, clock)
        heavy_requests(server, clock)
        tables(server, clock)
        commands(server, clock)
        requests(server, clock)


def too_fast(answer: httpx.Response, seconds: int) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.json()["why"] == "too-fast"
    assert int(answer.headers["retry-after"]) == seconds


def new_persons(server: House, clock: Clock) -> None:
    for name in ("Ann", "Bob"):
        server.become(name)
    server.forget()
    too_fast(server.post("/api/me", {"name": "Cat"}), 60)
    too_fast(server.post("/api/tokens", {"name": "Cat"}), 60)
    clock.now += 60
    server.become("Cat")
    assert server.post("/api/me", {"name": "Kate"}).status_code == 200  # no new person


def heavy_requests(server: House, clock: Clock) -> None:
    answers = [server.post("/api/preview", {"setup": {}}) for _ in range(4)]
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    too_fast(answers[3], 1)
    clock.now += 1
    assert server.post("/api/preview", {"setup": {}}).status_code == 200


def tables(server: House, clock: Clock) -> None:
    clock.now += 5
    made = [server.table(), server.table()]
    # Two are open, and there may be no third until one is over.
    answer = server.post("/api/tables", {"setup": TWO_OPEN})
    too_fast(answer, 600)
    assert "Finish some" in answer.json()["text"]
    clock.now += 10
    server.command(made[0], {"t": "sit", "id": "1", "seat": 0})
    server.command(made[0], {"t": "sit", "id": "2", "seat": 1})
    clock.now += 10
    server.command(made[0], {"t": "ready", "id": "3", "nonce": "00" * 16})
    server.command(made[0], {"t": "abort", "id": "4"})
    server.table()
    clock.now += 10
    answer = server.post("/api/tables", {"setup": TWO_OPEN})
    assert answer.status_code == 429
    clock.now += 600


def commands(server: House, clock: Clock) -> None:
    table = server.get("/api/mine").json()[0]["table"]["table"]
    path = f"/api/tables/{table}/commands"
    ping = {"t": "ping", "id": "p"}
    assert [server.post(path, ping).status_code for _ in range(3)] == [200, 200, 429]
    clock.now += 5
    say = {"t": "say", "id": "x", "text": "hello"}
    assert server.post(path, say).status_code == 200
    too_fast(server.post(path, say | {"id": "y"}), 10)
    clock.now += 2
    too_fast(server.post(path, {"t": "mute", "id": "z", "seat": 1}), 8)
    clock.now += 20
    for number in range(4):
        assert server.post(path, {"t": "leave", "id": f"l{number}"}).status_code == 200
        clock.now += 1
    assert server.post(path, {"t": "return", "id": "b"}).status_code == 429
    clock.now += 20
    # A rematch is a new table, too.
    rematch = {"t": "rematch", "id": "r"}
    for _ in range(3):
        assert server.post(path, rematch).status_code == 200
        clock.now += 1
    answer = server.post(path, rematch)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 30


def requests(server: House, clock: Clock) -> None:
    clock.now += 1000
    answers = [server.get("/api/me").status_code for _ in range(61)]
    assert answers == [200] * 60 + [429]
    too_fast(server.get("/api/catalogue"), 1)
    assert server.get("/health").status_code == 200  # those who run it must always know
    assert server.get("/").status_code == 200


def test_spectators_of_a_table_share_a_rate_that_players_do_not_feel(clock: Clock) -> None:
    rates = Rates(chat=Rate(2, 1), spectators_chat=Rate(3, 1))
    limits = Limits(rates, clock=clock)
    line = wire.Say("c", "hello")
    pond, other = begun(Setup(seats=open_seats(2)), "ann", "ann").table, Table("another table")
    waits = [limits.extra(line, f"guest {at}", "192.0.2.1", pond) for at in range(5)]
    assert waits == [0, 0, 0, 1, 1]
    assert limits.extra(line, "guest 9", "192.0.2.1", other) == 0
    assert [limits.extra(line, "ann", "192.0.2.1", pond) for _ in range(3)] == [0, 0, 1]
    clock.now += 1
    assert limits.extra(line, "guest 4", "192.0.2.1", pond) == 0
    assert limits.extra(line, "guest 4", "192.0.2.1", pond) == 1


def test_undo_is_charged_by_what_it_plays_again(clock: Clock) -> None:
    limits = Limits(Rates(table_changes=Rate(20, 1)), clock=clock)
    desk = begun(Setup(seats=open_seats(2)), "ann", "ann")

    def level_after_undo() -> float:
        """What is left to Ann after one undo, of twenty."""
        clock.now += 100
        assert limits.extra(wire.Undo("c"), "ann", "192.0.2.1", desk.table) == 0
        left = 0
        while not limits.extra(wire.Pause("c"), "ann", "192.0.2.1", desk.table):
            left += 1
        return left

    def play_until(steps: int) -> None:
        while len(desk.table.steps) < steps:
            desk.decide(desk.legal()[0])

    play_until(EVERY + 1)  # back to a copy of the game: nothing is played again
    assert replayed_steps(desk.table, "ann") == 0
    assert level_after_undo() == 19
    play_until(2 * EVERY)
    assert replayed_steps(desk.table, "ann") == EVERY - 1
    assert level_after_undo() == int(20 - undo_cost(EVERY - 1)) == 17
