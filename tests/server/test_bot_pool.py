"""Bots in processes of their own: a bad one costs its own decisions, and delays its own table."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank.bots.bot import BOTS
from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.bots import process
from tangledbank.server.table import verbs
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server import odd_bots
from tests.server.house import House, fresh_id, in_house, new_animal

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)

#: A bot's decision comes after so many milliseconds at most: at once, or not while a test runs.
SOON = 100
NEVER = 3_600_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be odd bots, here and in the worker processes."""
    for name, home in odd_bots.ODD.items():
        monkeypatch.setitem(BOTS, name, home)
    monkeypatch.setattr(process, "work", odd_bots.work)


def against(*bots: str) -> Setup:
    return Setup(seats=[SeatPlan(), *(SeatPlan(bot) for bot in bots)])


def test_a_game_against_bots_is_played_to_its_end(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("greedy", "random"), "ann")
        room = await house.room(table)
        while (await room.settled()).status == "playing":
            await house.until(lambda: room.table.acting <= 0)
            await room.settled()
            if room.table.acting == 0:
                await house.decide(table, guests)
        by = {step["by"] for step in guests[0].steps}
        assert by == {"deal", "player", "bot"}
        assert guests[0].last("table")["result"]["seats"]

    in_house(file, scenario, real_bots=True, bot_processes=1)


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("bot", ["raising", "cheating", "dying"])
def test_a_bad_bot_decides_by_default(file: Path, bot: str) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(against(bot), "ann")
        room = await house.room(table)
        asked = 0
        while asked < 2:
            if room.table.acting == 0:
                await house.decide(table, guests)
            if room.table.acting == 1:
                game = room.table.the_game
                expected = str(game.default_action())
                number = len(room.table.steps)
                await house.until(lambda: len(room.table.steps) > number)  # noqa: B023
                step = room.table.steps[number]
                assert (step.seat, step.by, step.action) == (1, "bot", expected)
                asked += 1
        assert b"ZeroDivision" not in b"".join(guests[0].raw)

    in_house(file, scenario, real_bots=True, bot_processes=1)


@pytest.mark.usefixtures("odd")
def test_a_bot_that_hangs_delays_its_own_table_only(file: Path) -> None:
    async def scenario(house: House) -> None:
        slow, slow_guests = await house.begin(against("hanging"), "ann")
        quick, quick_guests = await house.begin(against("greedy"), "bob")
        room, other = await house.room(slow), await house.room(quick)
        while other.table.acting == 0:
            await house.decide(quick, quick_guests)
        await house.until(lambda: other.table.acting == 0)
        while room.table.acting == 0:
            await house.decide(slow, slow_guests)
        number = len(room.table.steps)
        for _ in range(2):
            await house.decide(quick, quick_guests)
            await house.until(lambda: other.table.acting == 0 or other.table.status == "over")
        assert len(room.table.steps) == number

    in_house(file, scenario, real_bots=True, bot_processes=2, bot_bound=NEVER)


@pytest.mark.usefixtures("odd")
def test_a_bot_that_hangs_decides_by_default(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("hanging"), "ann")
        room = await house.room(table)
        while room.table.acting == 0:
            await house.decide(table, guests)
        number = len(room.table.steps)
        await house.until(lambda: len(room.table.steps) > number)
        assert room.table.steps[number].by == "bot"

    in_house(file, scenario, real_bots=True, bot_processes=1, bot_bound=SOON)


def test_a_bot_does_not_decide_while_the_game_is_paused(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("greedy"), "ann")
        room = await house.room(table)
        # The bot is asked as soon as the decision is told; by then the pause stands in the queue.
        await house.until(lambda: room.table.acting == 0)
        room.post(guests[0], wire.Decide(fresh_id(), room.table.moment, new_animal(room.table)))
        room.post(guests[0], wire.Pause(fresh_id()))
        await room.settled()
        assert room.table.paused
        assert room.table.acting == 1
        number = len(room.table.steps)
        await house.until(lambda: not room.scheduler.busy)
        await room.settled()
        assert len(room.table.steps) == number
        await house.say(table, guests[0], wire.Resume(fresh_id()))
        await house.until(lambda: len(room.table.steps) > number)

    in_house(file, scenario, real_bots=True, bot_processes=1)


def test_a_bot_that_was_thinking_when_all_was_taken_back_is_not_listened_to(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("greedy"), "ann")
        room = await house.room(table)
        await house.until(lambda: room.table.acting == 0)
        room.post(guests[0], wire.Decide(fresh_id(), room.table.moment, new_animal(room.table)))
        room.post(guests[0], wire.Undo(fresh_id()))
        await room.settled()
        number = len(room.table.steps)
        await house.until(lambda: not room.scheduler.busy)
        await room.settled()
        assert len(room.table.steps) == number
        assert room.table.acting == 0

    in_house(file, scenario, real_bots=True, bot_processes=1)


@pytest.mark.usefixtures("odd")
def test_what_nobody_waits_for_any_more_does_not_stand_in_line(file: Path) -> None:
    """Else whoever decides and takes back, again and again, would hold up the bots of all."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("hanging"), "ann")
        room = await house.room(table)
        if room.table.acting == 1:
            await house.until(lambda: room.scheduler.busy)
            await room.carry_out([verbs.by_default(room.table, "clock")])
        for _ in range(6):
            await house.decide(table, guests, new_animal(room.table))
            assert (await house.say(table, guests[0], wire.Undo(fresh_id())))["t"] == "done"
        bot_pool = house.rooms.bot_pool
        await asyncio.sleep(0)
        assert bot_pool.waiting <= 1

    in_house(file, scenario, real_bots=True, bot_processes=1)


def test_one_hint_at_a_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints cost a second of thinking each; a hundred at once would hold up every search.

    Who asks again at once, after having cancelled, still gets an answer.
    """

    async def scenario(house: House) -> None:
        bot_pool = house.rooms.bot_pool
        think = bot_pool.think
        hints: list[Task] = []

        async def noted(task: Task) -> Thought:
            hints.extend([task] if task.hint else [])
            return await think(task)

        monkeypatch.setattr(bot_pool, "think", noted)
        table, guests = await house.begin(against("greedy"), "ann")
        room = await house.room(table)
        await house.until(lambda: room.table.acting == 0)
        for number in range(20):
            room.post(guests[0], wire.Hint(f"hint {number}"))
        await room.settled()
        await house.until(lambda: not room.scheduler.busy)
        answers = [guests[0].answer(f"hint {number}") for number in range(20)]
        assert [one.get("why") for one in answers[:-1]] == ["too-fast"] * 19
        assert answers[-1]["t"] == "hints"
        assert len(hints) == 1

    in_house(file, scenario, real_bots=True, bot_processes=1)


def test_a_hint_is_about_the_decision_it_was_asked_for(file: Path) -> None:
    """Who decides while it is thought about, and asks again, hears about the new decision."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=[SeatPlan(), SeatPlan()]), "ann", "ann")
        room = await house.room(table)
        room.post(guests[0], wire.Hint("before"))
        await house.decide(table, guests, new_animal(room.table))
        room.post(guests[0], wire.Hint("after"))
        await room.settled()
        await house.until(lambda: not room.scheduler.busy)
        assert guests[0].answer("before")["why"] == "too-fast"
        assert guests[0].answer("after")["moment"] == room.table.moment

    in_house(file, scenario, real_bots=True, bot_processes=1)


def test_a_hint_asked_for_again_is_the_same_hint(file: Path) -> None:
    """A page that hears nothing for five seconds says its command again, with the same id."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(against("greedy"), "ann")
        room = await house.room(table)
        await house.until(lambda: room.table.acting == 0)
        for _ in range(3):
            room.post(guests[0], wire.Hint("again"))
        await room.settled()
        await house.until(lambda: not room.scheduler.busy)
        assert guests[0].answer("again")["t"] == "hints"

    in_house(file, scenario, real_bots=True, bot_processes=1)


def test_a_table_may_have_no_hints(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(hints=False, seats=[SeatPlan(), SeatPlan()])
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        room.post(guests[0], wire.Hint("no"))
        await room.settled()
        assert guests[0].answer("no")["why"] == "no-hints"

    in_house(file, scenario)


#: Starts the first process of bots of a fresh Python and prints the signals that it blocks.
FIRST_BOT = """
import asyncio, multiprocessing, signal
from pathlib import Path
from tangledbank.server.bots.process import BotProcess

async def start():
    bot = BotProcess(False, lambda: None, lambda waiting: None)
    (child,) = multiprocessing.active_children()
    status = Path(f"/proc/{child.pid}/status").read_text()
    print(int(status.partition("SigBlk:")[2].split()[0], 16))
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
    bot.close()

if __name__ == "__main__":
    asyncio.run(start())
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads signal masks from /proc")
def test_ctrl_c_never_reaches_a_bot(tmp_path: Path) -> None:
    """Not even while its process imports: it would print where it was.

    In a Python of its own, because the first process that is started there is the one at risk.
    """
    script = tmp_path / "first_bot.py"
    script.write_text(FIRST_BOT)
    ran = subprocess.run([sys.executable, str(script)], check=True, capture_output=True, text=True)
    blocked, still_blocked = ran.stdout.split()
    assert int(blocked) & 1 << (signal.SIGINT - 1)
    assert still_blocked == "False"
