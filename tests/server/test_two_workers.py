"""Two server processes on one database: each may write, one runs the clocks, neither doubles.

Both live in one process here, each with its own rooms; on PostgreSQL with stores of their own, on
SQLite with one that says it is shared.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server.store.choose import store_of
from tangledbank.server.store.store import Person, Store, StoreError
from tangledbank.server.table.acting import Actor
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, SeatPlan, Setup
from tests.server.house import House, Listener, TroubledStore, fresh_id, new_animal
from tests.server.store.cluster import Cluster, NoPostgres

pytestmark = pytest.mark.slow

TWO = Setup(seats=[SeatPlan(), SeatPlan()])
LEASE = 600

Pair = tuple[House, House]


class SharedFile(TroubledStore):
    shared = True
    mute = 0  # so many of the next words are lost

    async def tell(self, channel: str, text: bytes) -> None:
        if self.mute:
            self.mute -= 1
            raise StoreError("the connection was lost")
        await super().tell(channel, text)


@pytest.fixture(scope="module")
def cluster() -> Any:
    try:
        cluster = Cluster()
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL could be started: {reason}")
    yield cluster
    cluster.remove()


@pytest.fixture(params=["file", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], list[Store]]:
    """Two ways into one database; opened in the loop that uses them."""
    if request.param == "file":
        return lambda: [SharedFile(tmp_path / "tables.db")]
    url = request.getfixturevalue("cluster").empty_database()
    return lambda: [store_of(url), store_of(url)]


def in_two_houses(
    stores: Callable[[], list[Store]], scenario: Callable[[Pair], Coroutine[Any, Any, None]]
) -> None:
    async def run() -> None:
        opened = stores()
        for store in opened:
            await store.open()
        one = House(opened[0], {"worker": "one", "lease": LEASE}, False)
        two = House(opened[-1], {"worker": "two", "lease": LEASE}, False)
        for house in (one, two):
            await house.open()
        try:
            async with asyncio.timeout(300):
                await scenario((one, two))
        finally:
            for house in (one, two):
                await house.close()
            for store in opened:
                await store.close()

    asyncio.run(run())


async def keep_time(houses: Pair) -> None:
    """Let the houses' clocks go as the world's does."""
    loop = asyncio.get_running_loop()
    began, start = loop.time(), houses[0].time
    while True:
        for house in houses:
            house.time = start + int((loop.time() - began) * 1000)
        await asyncio.sleep(0.01)


async def begin(houses: Pair, setup: Setup) -> tuple[str, Listener, Listener]:
    """Ann is connected to the first worker, Bob to the second."""
    one, two = houses
    table = await one.rooms.create(setup, await one.person("ann"))
    ann = await one.join(table, "ann")
    bob = await two.join(table, "bob")
    for house, guest, seat in ((one, ann, 0), (two, bob, 1)):
        assert (await house.say(table, guest, wire.Sit(fresh_id(), seat)))["t"] == "done"
    for house, guest in ((one, ann), (two, bob)):
        answer = await house.say(table, guest, wire.Ready(fresh_id(), "00" * 8))
        assert answer["t"] == "done"
    await agree(houses, table)
    return table, ann, bob


async def agree(houses: Pair, table: str) -> None:
    """Wait until both know the same."""
    rooms = [await house.room(table) for house in houses]
    await houses[0].until(lambda: rooms[0].table.v == rooms[1].table.v)
    for room in rooms:
        await room.settled()


def owners(houses: Pair, table: str) -> list[bool]:
    return [house.rooms.rooms[table].scheduler.owner for house in houses]


def test_players_of_one_table_at_two_workers(stores: Callable[[], list[Store]]) -> None:
    async def scenario(houses: Pair) -> None:
        table, ann, bob = await begin(houses, TWO)
        chooser = random.Random(1)
        for _ in range(40):
            now = await houses[0].table(table)
            if now.status == "over":
                break
            at = now.acting
            house, guest = (houses[0], ann) if at == 0 else (houses[1], bob)
            mine = await house.table(table)
            line = str(chooser.choice(mine.the_game.legal_actions()))
            answer = await house.say(table, guest, wire.Decide(fresh_id(), mine.moment, line))
            assert answer["t"] == "done", answer
            await agree(houses, table)
        assert len(ann.steps) == len(bob.steps) > 20
        assert ann.last("public") == bob.last("public")
        assert owners(houses, table).count(True) == 1

    in_two_houses(stores, scenario)


def test_both_write_at_once(stores: Callable[[], list[Store]]) -> None:
    """Chat from both sides in any order: nothing is lost, nothing doubled, all hear the same."""

    async def scenario(houses: Pair) -> None:
        one, two = houses
        table, ann, bob = await begin(houses, TWO)
        lines = 25

        async def talk(house: House, guest: Listener) -> None:
            for number in range(lines):
                while True:
                    command = wire.Say(f"{guest.name} {number}", f"{guest.name} {number}")
                    (await house.room(table)).post(guest, command)
                    await house.table(table)
                    answers = [one for one in guest.told if one.get("id") == command.id]
                    if answers[-1]["t"] == "done":
                        break
                    assert answers[-1]["why"] == "stale", "only because the other was quicker"

        await asyncio.gather(talk(one, ann), talk(two, bob))
        await agree(houses, table)
        said = [line.text for line in (await one.table(table)).chat.lines]
        assert sorted(said) == sorted(
            f"{name} {number}" for name in ("ann", "bob") for number in range(lines)
        )
        assert said == [line.text for line in (await two.table(table)).chat.lines]
        stored = await one.store.load(table)
        assert stored is not None
        assert [entry.seq for entry in stored.entries] == list(range(1, len(stored.entries) + 1))

    in_two_houses(stores, scenario)


def test_one_command_at_two_workers_is_done_once(stores: Callable[[], list[Store]]) -> None:
    """A client that lost its connection sends what was not answered again, to the other worker."""

    async def scenario(houses: Pair) -> None:
        one, two = houses
        table, ann, _ = await begin(houses, TWO)
        again = await two.join(table, "ann")
        for number in range(12):
            command = wire.Say(f"same {number}", f"line {number}")
            rooms = [await house.room(table) for house in houses]
            rooms[0].post(ann, command)
            rooms[1].post(again, command)
            for room in rooms:
                await room.settled()
            await agree(houses, table)
            assert ann.answer(command.id)["t"] == "done"
            assert again.answer(command.id)["t"] == "done"
        assert len((await one.table(table)).chat.lines) == 12

    in_two_houses(stores, scenario)


def test_one_decision_of_two_windows(stores: Callable[[], list[Store]]) -> None:
    """The same person decides differently in two windows: one of them is too late."""

    async def scenario(houses: Pair) -> None:
        table, ann, bob = await begin(houses, TWO)
        now = await houses[0].table(table)
        name = ("ann", "bob")[now.acting]
        guests = [ann, bob]
        here = guests[now.acting]
        at = now.acting
        there = await houses[1 - at].join(table, name)
        lines = [str(action) for action in now.the_game.legal_actions()]
        commands = [wire.Decide(f"w{n}", now.moment, lines[n]) for n in range(2)]
        (await houses[at].room(table)).post(here, commands[0])
        (await houses[1 - at].room(table)).post(there, commands[1])
        await agree(houses, table)
        for house in houses:
            await house.table(table)
        answers = [here.answer("w0")["t"], there.answer("w1")["t"]]
        assert sorted(answers) == ["done", "refused"]
        assert len((await houses[0].table(table)).steps) == 2

    in_two_houses(stores, scenario)


def test_what_could_not_be_told_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just after the database came back, the line to the others may still be broken."""
    monkeypatch.setattr("tangledbank.server.rooms.AGAIN", (0.01, 0.01, 0.01))

    async def scenario(houses: Pair) -> None:
        one, two = houses
        table, ann, bob = await begin(houses, TWO)
        store = one.store
        assert isinstance(store, SharedFile)
        room = await one.room(table)
        if room.table.acting == 1:
            await two.decide(table, [bob])
            await agree(houses, table)
        before = len(bob.steps)
        store.mute = 2
        await one.decide(table, [ann])
        await one.until(lambda: len(bob.steps) > before)
        assert store.mute == 0

    in_two_houses(lambda: [SharedFile(tmp_path / "tables.db")], scenario)


def test_presence_is_known_at_both(stores: Callable[[], list[Store]]) -> None:
    async def scenario(houses: Pair) -> None:
        one, two = houses
        table, ann, bob = await begin(houses, TWO)

        def here(guest: Listener) -> list[bool]:
            return [seat["here"] for seat in guest.last("table")["seats"]]

        await one.until(lambda: here(ann) == [True, True] and here(bob) == [True, True])
        await two.leave(table, bob)
        await one.until(lambda: here(ann) == [True, False])

    in_two_houses(stores, scenario)


def test_also_of_a_program_without_a_connection(stores: Callable[[], list[Store]]) -> None:
    async def scenario(houses: Pair) -> None:
        one, two = houses
        table, ann, bob = await begin(houses, TWO)
        await two.leave(table, bob)
        await one.until(lambda: not ann.last("table")["seats"][1]["here"])
        await (await two.room(table)).look(Actor(bob.person, "bob", True))
        await one.until(lambda: bool(ann.last("table")["seats"][1]["here"]))

    in_two_houses(stores, scenario)


def test_a_crowd_does_not_hide_who_is_there(stores: Callable[[], list[Store]]) -> None:
    """What is told between processes is short: only those who sit there, and how many look on."""

    async def scenario(houses: Pair) -> None:
        one, _ = houses
        table, ann, bob = await begin(houses, TWO)
        room = await one.room(table)
        for number in range(300):
            room.arrive(Listener(Person(f"{number:032}", f"eve {number}", False, 0)))
            await room.settled()  # one by one: however busy the machine is, none waits too long
        await one.until(lambda: bob.last("table")["watchers"] == 300)
        assert ann.last("table")["watchers"] == 300
        await one.leave(table, ann)
        await one.until(lambda: not bob.last("table")["seats"][0]["here"])
        again = await one.join(table, "ann")
        await one.until(lambda: bool(bob.last("table")["seats"][0]["here"]))
        assert again.last("table")["seats"][1]["here"]

    in_two_houses(stores, scenario)


def test_clocks_and_bots_move_to_the_other_when_one_dies(
    stores: Callable[[], list[Store]],
) -> None:
    async def scenario(houses: Pair) -> None:
        one, two = houses
        clock = asyncio.create_task(keep_time(houses))
        setup = Setup(
            seats=[SeatPlan(), SeatPlan(), SeatPlan("greedy")], clock=Clock("move", 3_000)
        )
        table, ann, bob = await begin(houses, setup)
        await one.until(lambda: owners(houses, table) == [True, False])
        guests = (ann, bob)
        room = await two.room(table)
        await asyncio.sleep(0.2)
        # Let the game come to Bob, who is at the second worker; then the first dies.
        for _ in range(20):
            now = await one.table(table)
            if now.acting == 1:
                break
            if now.acting == 0:
                await one.decide(table, [ann], new_animal(now))
            await agree(houses, table)
            await asyncio.sleep(0.02)
        assert room.table.acting == 1
        await one.die()
        await two.until(lambda: room.scheduler.owner)
        # The bot plays on at the second worker, exactly once for each question.
        number = len(room.table.steps)
        await two.decide(table, [guests[1]], new_animal(room.table))
        await two.until(lambda: len(room.table.steps) > number + 1)
        assert room.table.steps[number + 1].by == "bot"
        stored = await two.store.load(table)
        assert stored is not None
        assert [entry.seq for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        again = await two.join(table, "ann")
        assert len(again.steps) == len(room.table.steps)
        clock.cancel()

    in_two_houses(stores, scenario)


def test_a_stand_in_for_who_was_connected_to_the_dead_one(
    stores: Callable[[], list[Store]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says goodbye for those whose worker dies; they are missed all the same."""
    monkeypatch.setattr("tangledbank.server.rooms.FORGOTTEN", 1_000)

    async def scenario(houses: Pair) -> None:
        one, two = houses
        clock = asyncio.create_task(keep_time(houses))
        table, _, bob = await begin(houses, Setup(seats=[SeatPlan(), SeatPlan()], grace=5))
        await two.until(lambda: bob.last("table")["seats"][0]["here"])
        await one.die()
        await two.until(lambda: not bob.last("table")["seats"][0]["here"])
        clock.cancel()
        await two.until(lambda: two.rooms.rooms[table].scheduler.owner)
        await two.pass_time(table, 5)
        assert bob.last("table")["seats"][0]["stand_in"]

    in_two_houses(stores, scenario)


def test_nobody_is_told_what_is_not_written_yet(tmp_path: Path) -> None:
    """Somebody comes to the other worker while this one waits for the disk."""

    async def scenario(houses: Pair) -> None:
        one, two = houses
        store = one.store
        assert isinstance(store, SharedFile)
        table, ann, _ = await begin(houses, TWO)
        v = (await one.table(table)).v
        store.pause = 0.3
        room = await one.room(table)
        room.post(ann, wire.Surrender(fresh_id()))
        await asyncio.sleep(0.05)
        await two.join(table, "eve")
        await asyncio.sleep(0.1)
        assert ann.last("table")["status"] == "playing"
        assert max(one["v"] for one in ann.of("news")) == v
        await one.until(lambda: ann.last("table")["status"] == "over")

    in_two_houses(lambda: [SharedFile(tmp_path / "tables.db")], scenario)
