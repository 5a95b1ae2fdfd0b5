"""A process that stood still, and a log that is ahead of the clock: nobody's time runs out."""

from pathlib import Path

from tangledbank.server.steady_clock import SteadyClock
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, SeatPlan, Setup
from tests.server.house import House, fresh_id, in_house

DAY = 86_400_000
MOVE = Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("move", 10))
BANK = Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("bank", 300, 0))


def test_the_clock_takes_no_notice_of_the_wall() -> None:
    ticks = [7_000_000_000]
    clock = SteadyClock(1_700_000_000_000, lambda: ticks[0])
    before = clock()
    ticks[0] += 1_500_000_000
    assert clock() - before == 1_500


def test_nobody_is_decided_for_after_a_stall(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, _ = await house.begin(MOVE, "ann", "bob")
        room = await house.room(table)
        steps = len(room.table.steps)
        house.time += 20_000
        house.rooms._stalled()
        await house.pass_time(table, 0)
        assert len(room.table.steps) == steps
        assert room.table.timing.deadline == house.time + 10_000, "the question begins again"
        await house.pass_time(table, 10)
        assert room.table.steps[steps].by == "clock", "but only once"

    in_house(tmp_path / "tables.db", scenario)


def test_a_decision_right_after_a_stall_costs_no_bank(tmp_path: Path) -> None:
    """It may come to the table before the table's own timer does."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(BANK, "ann", "bob")
        room = await house.room(table)
        seat = room.table.acting
        house.time += 200_000
        house.rooms._stalled()
        await house.decide(table, guests)
        assert room.table.timing.banks[seat] == 300_000

    in_house(tmp_path / "tables.db", scenario)


def test_who_was_cut_off_is_waited_for_again_after_a_stall(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(MOVE, "ann", "bob")
        room = await house.room(table)
        await house.leave(table, guests[1])
        house.time += MOVE.grace * 1000 + 1_000
        house.rooms._stalled()
        await house.pass_time(table, 0)
        assert not any(seat.stand_in for seat in room.table.seats)

    in_house(tmp_path / "tables.db", scenario)


def test_a_log_that_is_a_day_ahead_gives_no_time(tmp_path: Path) -> None:
    """The machine's clock was a day ahead, and was set right before the server started again."""

    async def first(house: House) -> None:
        house.time += DAY
        table, guests = await house.begin(BANK, "ann", "bob")
        await house.decide(table, guests)
        tables.append(table)

    async def second(house: House) -> None:
        guests = [await house.join(tables[0], name) for name in ("ann", "bob")]
        room = await house.room(tables[0])
        before = room.table.at
        assert room.now() == before
        assert room.table.timing.deadline - room.now() == 300_000
        seat = room.table.acting
        house.time += 60_000
        await house.decide(tables[0], guests)
        assert room.table.at == before + 60_000
        assert room.table.timing.banks[seat] == 240_000
        said = await house.say(tables[0], guests[0], wire.Ping(fresh_id()))
        assert said["now"] == before + 60_000, "clients compare deadlines with the table's time"

    tables: list[str] = []
    in_house(tmp_path / "tables.db", first)
    in_house(tmp_path / "tables.db", second)
