"""A question that may be asked for show is answered by schedule: nothing is told by time."""

import random
from pathlib import Path

import pytest

from tangledbank.server.room import Room
from tangledbank.server.table.table import Table
from tangledbank.server.table.views import Viewpoint, questions
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import House, in_house
from tests.server.table.desk import begun, open_seats

DECK = """
[cards]
carnivorous = 30
anglerfish = 14
"""
DELAY = 2_500
CHOOSER = random.Random(7)


def hunting_move(table: Table) -> str:
    """What brings attacks on plain animals about."""
    lines = [str(action) for action in table.the_game.legal_actions()]
    for verb in ("attack", "play", "animal"):
        found = [line for line in lines if line.startswith(verb)]
        if found:
            return CHOOSER.choice(found)
    return lines[0]


def asked(table: Table) -> str:
    return table.the_game.asking.word if table.acting >= 0 else ""


async def bot_decides(house: House, room: Room) -> None:
    step = len(room.table.steps)
    await house.until(lambda: len(room.table.steps) > step)


@pytest.mark.slow(days=3)  # it plays until chance has asked both ways
@pytest.mark.parametrize("bot", ["search:0.1s", "greedy"])
def test_a_bot_answers_when_the_schedule_says(tmp_path: Path, bot: str) -> None:
    """Whether it has an Anglerfish to think about, or nothing to choose."""
    choices: set[bool] = set()

    async def answer_of_bot(house: House, table: str, room: Room) -> None:
        since, step = room.table.at, len(room.table.steps)
        turn = room.scheduler._turn
        assert turn is not None
        choices.add(len(room.table.the_game.legal_actions()) > 1)
        await house.until(lambda: turn.thought is not None)
        await room.settled()
        assert len(room.table.steps) == step, "it is known what the bot says, and it is not told"
        assert room.scheduler.next_due == since + DELAY
        await house.pass_time(table, (DELAY - 1) / 1000)
        assert len(room.table.steps) == step
        await house.pass_time(table, 0.001)
        assert len(room.table.steps) > step
        assert room.table.steps[step].at == since + DELAY

    async def scenario(house: House) -> None:
        setup = Setup(deck=DECK, seats=[SeatPlan(), SeatPlan(bot)])
        for _ in range(300):
            table, guests = await house.begin(setup, "ann")
            room = await house.room(table)
            while room.table.status == "playing" and choices != {True, False}:
                if room.table.acting == 0:
                    await house.decide(table, guests, hunting_move(room.table))
                elif asked(room.table) == "lure":
                    await answer_of_bot(house, table, room)
                else:
                    await bot_decides(house, room)
                await room.settled()
            if choices == {True, False}:
                return
        raise AssertionError("no bot was asked both ways")

    delays = {"show_delay": DELAY, "show_delay_slow": DELAY}
    in_house(tmp_path / "tables.db", scenario, real_bots=True, bot_processes=1, **delays)


def test_a_bot_that_is_not_done_in_time_does_not_delay_the_answer(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(deck=DECK, seats=[SeatPlan(), SeatPlan("greedy")])
        table, guests = await house.begin(setup, "ann")
        room = await house.room(table)
        while asked(room.table) != "lure" or room.table.acting == 0:
            if room.table.status == "over":  # nobody was asked in this game
                table, guests = await house.begin(setup, "ann")
                room = await house.room(table)
            elif room.table.acting == 0:
                await house.decide(table, guests, hunting_move(room.table))
            else:
                await bot_decides(house, room)
            await room.settled()
        turn = room.scheduler._turn
        assert turn is not None
        await house.until(lambda: turn.thought is not None)
        turn.thought = None  # as if it still thought
        step, since = len(room.table.steps), room.table.at
        assert room.scheduler.next_due == since + DELAY
        await house.pass_time(table, DELAY / 1000)
        assert room.table.steps[step].at == since + DELAY
        assert room.table.steps[step].by == "bot"

    in_house(tmp_path / "tables.db", scenario, real_bots=True, bot_processes=1, show_delay=DELAY)


def test_people_are_asked_the_same_way_and_can_say_no_at_once() -> None:
    """Only the cards that could be turned over differ."""
    seen: dict[bool, tuple[str, str]] = {}
    for number in range(40):
        desk = begun(Setup(deck=DECK, seats=open_seats(2)), "ann", f"bob{number}")
        while desk.status() == "playing":
            if asked(desk.table) == "lure":
                [ask] = questions(desk.table, Viewpoint(desk.table, desk.acting))
                verbs = [move.verb for move in ask.moves]
                assert verbs.count("pass") == 1 or verbs == ["reveal"], verbs
                if "pass" in verbs:
                    seen[len(verbs) > 1] = (ask.asked, verbs[0])
            desk.decide(hunting_move(desk.table))
        if set(seen) == {True, False}:
            break
    assert seen[True] == seen[False] == ("lure", "pass")
