"""How fast a table's bots decide is the host's choice."""

from pathlib import Path

from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import House, in_house
from tests.server.house import fresh_id as new

THREE = Setup(seats=[SeatPlan(), SeatPlan(), SeatPlan("random")])
#: The server's own, in milliseconds.
PACE = 10_000


def test_the_bots_keep_to_the_pace_of_the_host(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(THREE, "ann", "bob")
        room = await house.room(table)

        async def waits() -> int:
            """For how many milliseconds the bot's next decision is kept back."""
            while room.table.acting == 2:  # it was asked before
                await house.until(lambda: not room.scheduler.busy)
                await house.pass_time(table, PACE / 1000)
            while room.table.acting != 2:
                await house.decide(table, guests)
            await house.until(lambda: room.scheduler._turn is not None)
            turn = room.scheduler._turn
            assert turn is not None
            due = turn.due - room.table.at
            steps = len(room.table.steps)
            await house.until(lambda: not room.scheduler.busy)
            await house.pass_time(table, due / 1000)
            await house.until(lambda: len(room.table.steps) > steps)
            return due

        assert await waits() == PACE
        assert (await house.say(table, guests[0], wire.Pace(new(), 20)))["t"] == "done"
        assert await waits() == PACE // 5
        # The others' choice does not count.
        assert (await house.say(table, guests[1], wire.Pace(new(), 300)))["why"] == "not-host"
        assert await waits() == PACE // 5
        assert (await house.say(table, guests[0], wire.Pace(new(), 0)))["t"] == "done"
        assert await waits() == 0

    in_house(tmp_path / "tables.db", scenario, bot_pace=PACE)
