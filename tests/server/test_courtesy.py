"""Bots wait while people agree on taking something back, but not for ever."""

from pathlib import Path

from tangledbank.server.scheduler import COURTESY
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import House, Listener, fresh_id, in_house

#: Two people and a bot that takes its time, so that they can speak before it decides.
THREE = Setup(seats=[SeatPlan(), SeatPlan(), SeatPlan("random")])


def test_a_bot_waits_for_an_undo_to_be_agreed_on(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests, steps = await ask_before_the_bot(house)
        room = await house.room(table)
        await house.until(lambda: not room.scheduler.busy)
        await house.pass_time(table, 1)
        now = await house.table(table)
        assert now.motion is not None
        assert len(now.steps) == steps
        other = next(one for one in guests if one.person not in now.motion.yes)
        said = await house.say(table, other, wire.Answer(fresh_id(), now.motion.number, True))
        assert said["t"] == "done"
        assert len((await house.table(table)).steps) < steps

    in_house(tmp_path / "tables.db", scenario, bot_pace=100)


def test_a_bot_goes_on_when_nobody_answers(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, _, steps = await ask_before_the_bot(house)
        room = await house.room(table)
        await house.pass_time(table, COURTESY / 1000 + 1)
        await house.until(lambda: not room.scheduler.busy)
        await house.pass_time(table, 1)
        await house.until(lambda: len(room.table.steps) > steps)
        assert room.table.motion is None

    in_house(tmp_path / "tables.db", scenario, bot_pace=100)


async def ask_before_the_bot(house: House) -> tuple[str, list[Listener], int]:
    """Somebody asks to take a decision back, which showed a card, when it is the bot's turn."""
    table, guests = await house.begin(THREE, "ann", "bob")
    room = await house.room(table)
    while True:
        if room.table.acting == 2:
            await house.until(lambda: not room.scheduler.busy)
            await house.pass_time(table, 0.1)
            continue
        lines = [str(action) for action in room.table.the_game.legal_actions()]
        shown = next((line for line in lines if line.startswith("play")), "")
        animal = next((line for line in lines if line.startswith("animal")), "")
        mover = await house.decide(table, guests, shown or animal)
        if shown and room.table.acting == 2:
            break
    steps = len(room.table.steps)
    said = await house.say(table, mover, wire.Undo(fresh_id()))
    assert said["t"] == "done"
    assert room.table.motion is not None
    return table, guests, steps
