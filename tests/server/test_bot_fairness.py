"""Many tables of one address do not hold up the bots of another, and no bot is waited for long."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from tangledbank.bots.bot import BOTS
from tangledbank.server.bot_task import Client, Task, Thought, position_of
from tangledbank.server.bots import process
from tangledbank.server.bots.budget import FLOOR, ROUND
from tangledbank.server.bots.fair_queue import FairQueue, Waiting
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server import odd_bots
from tests.server.house import House, Listener, fresh_id, in_house
from tests.server.table.desk import begun, open_seats

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

FLOODER: Client = ("192.0.2.1", "mallory")
BYSTANDER: Client = ("192.0.2.2", "ann")

#: Whatever is waited for here comes long before, or not at all.
PATIENCE = 60.0

DESK = begun(Setup(seats=open_seats(2)), "ann", "bob")


@pytest.fixture(autouse=True)
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be odd bots, here and in the worker processes."""
    for name, home in odd_bots.ODD.items():
        monkeypatch.setitem(BOTS, name, home)
    monkeypatch.setattr(process, "work", odd_bots.work)


def task(spec: str, client: Client, table: str = "desk", hint: bool = False) -> Task:
    one = DESK.table
    return Task(table, one.moment, position_of(one.the_game), spec, hint, client)


def in_pool(
    count: int,
    scenario: Callable[[BotPool], Coroutine[None, None, None]],
    bound: float = PATIENCE,
    reserve: float = 0.2,
) -> None:
    async def run() -> None:
        bot_pool = BotPool(count, bound, reserve)
        try:
            await asyncio.wait_for(scenario(bot_pool), PATIENCE)
        finally:
            bot_pool.close()

    asyncio.run(run())


class Answers:
    """Questions to a pool, and in which order they were answered."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self.order: list[str] = []
        self.thoughts: dict[str, Thought] = {}
        self.asked: list[asyncio.Task[None]] = []

    def ask(self, name: str, question: Task) -> None:
        async def wait() -> None:
            self.thoughts[name] = await self._bot_pool.think(question)
            self.order.append(name)

        self.asked.append(asyncio.create_task(wait()))

    async def all(self) -> None:
        await asyncio.gather(*self.asked)

    async def drop(self) -> None:
        """Ask for nothing any more."""
        for one in self.asked:
            one.cancel()
        await asyncio.gather(*self.asked, return_exceptions=True)
        assert self._bot_pool.waiting == 0


def test_addresses_take_turns_and_then_their_people() -> None:
    async def run() -> None:
        queue = FairQueue()

        def put(address: str, person: str) -> None:
            future = asyncio.get_running_loop().create_future()
            queue.put(Waiting(task("random", (address, person)), future))

        for person in ("m1", "m1", "m1", "m2"):
            put("one", person)
        put("two", "ann")
        assert len(queue) == 5
        taken = [one.task.client for one in iter(queue.take, None)]
        assert taken == [
            ("one", "m1"),
            ("two", "ann"),
            ("one", "m2"),
            ("one", "m1"),
            ("one", "m1"),
        ]
        assert len(queue) == 0

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, 2])
def test_a_flood_of_searches_delays_another_by_one_turn(count: int) -> None:
    async def scenario(bot_pool: BotPool) -> None:
        answers = Answers(bot_pool)
        for number in range(28):
            question = task("search:0.3s", FLOODER, f"flood{number}")
            answers.ask(f"flood{number}", question)
        await asyncio.sleep(0)
        answers.ask("bystander", task("search:0.3s", BYSTANDER, "quiet"))
        await answers.asked[-1]
        # One search was under way, and perhaps one more was next.
        assert len(answers.order) <= 3
        assert not any(thought.error for thought in answers.thoughts.values())
        await answers.drop()

    in_pool(count, scenario)


def test_budgets_shrink_under_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(odd_bots.NOTES, str(notes))

    async def scenario(bot_pool: BotPool) -> None:
        answers = Answers(bot_pool)
        answers.ask("alone", task("noting", FLOODER))
        await answers.all()
        for number in range(200):
            answers.ask(f"flood{number}", task("noting", FLOODER, f"flood{number}"))
        answers.ask("bystander", task("noting:2s", BYSTANDER, "quiet"))
        await answers.all()

    in_pool(1, scenario)
    alone, first, second, bystander, *others = map(float, notes.read_text().split())
    assert alone == first == 5.0, "nobody else waits yet"
    assert second == FLOOR, "199 tables of one of two addresses share half a round"
    assert bystander == 2.0, "as much as it asked for: less than its half of a round"
    assert others[0] == FLOOR
    assert others[-1] == 5.0
    assert others[-2] == ROUND / 2
    assert sorted(others) == others, "it grows again as the queue gets shorter"


def test_a_search_that_does_not_end_is_replaced_by_a_cheaper_bot() -> None:
    async def scenario(bot_pool: BotPool) -> None:
        # The quick process is up, so that the cheaper bot has time enough.
        assert not (await bot_pool.think(task("greedy", BYSTANDER))).error
        answers = Answers(bot_pool)
        for number in range(3):
            answers.ask(f"flood{number}", task("pondering", FLOODER, f"flood{number}"))
        await answers.all()
        assert [thought.error for thought in answers.thoughts.values()] == ["", "", ""]
        assert all(thought.action in DESK.legal() for thought in answers.thoughts.values())
        # The process that hung was replaced.
        assert not (await bot_pool.think(task("search:0.1s", BYSTANDER))).error

    in_pool(2, scenario, reserve=0.95)


def test_at_the_bound_there_is_an_answer_even_if_every_process_hangs() -> None:
    async def scenario(bot_pool: BotPool) -> None:
        answers = Answers(bot_pool)
        answers.ask("hanging", task("hanging", FLOODER))
        await asyncio.sleep(0)
        answers.ask("bystander", task("hanging", BYSTANDER, "quiet"))
        await answers.all()
        assert answers.thoughts["hanging"].error, "the table decides by default"
        bot_pool.bound = PATIENCE
        # A process that hangs is replaced, and the next one is as good as new.
        assert (await bot_pool.think(task("greedy", BYSTANDER))).action in DESK.legal()

    in_pool(1, scenario, bound=3.0)


def test_hints_wait_for_games() -> None:
    async def scenario(bot_pool: BotPool) -> None:
        answers = Answers(bot_pool)
        answers.ask("first", task("search:0.2s", FLOODER))
        await asyncio.sleep(0)
        answers.ask("hint", task("search", BYSTANDER, "hinted", hint=True))
        for number in range(5):
            answers.ask(f"game{number}", task("search:0.1s", FLOODER, f"game{number}"))
            answers.ask(f"quick{number}", task("greedy", FLOODER, f"quick{number}"))
        await answers.all()
        assert answers.order[-1] == "hint"
        assert answers.thoughts["hint"].advice

    in_pool(1, scenario)


def test_bots_think_on_behalf_of_the_hosts_address(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=[SeatPlan(), SeatPlan(), SeatPlan("greedy")])
        table = await house.rooms.create(setup, await house.person("ann"))
        room = await house.room(table)
        assert room.audience.client == ("", "ann".ljust(32, "0")), "nobody came yet"
        guests = []
        for seat, (name, address) in enumerate([("bob", "192.0.2.2"), ("ann", "192.0.2.1")]):
            guest = Listener(await house.person(name))
            guest.address = address
            guests.append(guest)
            room.arrive(guest)
            await room.settled()
            await house.say(table, guest, wire.Sit(fresh_id(), seat))
        for guest in guests:
            await house.say(table, guest, wire.Ready(fresh_id(), "ab" * 16))
        assert room.table.status == "playing"
        assert room.audience.client == ("192.0.2.1", "ann".ljust(32, "0"))
        assert room.scheduler.task("greedy").client == room.audience.client

    in_house(tmp_path / "tables.db", scenario)
