"""Who is there: presence, a bot for who stays away, clocks that run out, and coming back."""

import asyncio
from pathlib import Path

import pytest

from tangledbank.server.store.store import Entry, Facts
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, SeatPlan, Setup
from tests.server.house import START, House, Listener, TroubledStore, fresh_id, in_house, new_animal

OPEN = [SeatPlan(), SeatPlan()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def here(guest: Listener) -> list[bool]:
    return [seat["here"] for seat in guest.last("table")["seats"]]


def standing_in(guest: Listener) -> list[bool]:
    return [seat["stand_in"] for seat in guest.last("table")["seats"]]


def test_everybody_sees_who_is_there(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, (ann, bob) = await house.begin(Setup(seats=OPEN), "ann", "bob")
        assert here(ann) == [True, True]
        second = await house.join(table, "bob")
        await house.leave(table, bob)
        assert here(ann) == [True, True], "bob has another window open"
        await house.leave(table, second)
        assert here(ann) == [True, False]
        await house.join(table, "bob")
        assert here(ann) == [True, True]

    in_house(file, scenario)


def test_after_a_grace_time_a_bot_stands_in_until_he_is_back(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, grace=60)
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        while room.table.acting != 0:
            await house.decide(table, guests, new_animal(room.table))
        ann, bob = guests
        await house.leave(table, bob)
        await house.pass_time(table, 59)
        assert standing_in(ann) == [False, False]
        await house.pass_time(table, 1)
        assert standing_in(ann) == [False, True]
        assert ann.last("table")["seats"][1]["bot"] == "greedy"
        # The bot plays as soon as it is asked, and the record says so.
        await house.decide(table, [ann], new_animal(room.table))
        await house.until(lambda: room.table.acting == 0)
        await house.until(lambda: ann.steps[-1]["by"] == "stand-in")
        again = await house.join(table, "bob")
        assert standing_in(ann) == [False, False]
        assert standing_in(again) == [False, False]

    in_house(file, scenario)


def test_who_left_on_purpose_comes_back_on_purpose(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, (ann, bob) = await house.begin(Setup(seats=OPEN), "ann", "bob")
        await house.say(table, bob, wire.Leave(fresh_id()))
        await house.leave(table, bob)
        again = await house.join(table, "bob")
        assert standing_in(ann) == [False, True]
        await house.say(table, again, wire.Return(fresh_id()))
        assert standing_in(ann) == [False, False]

    in_house(file, scenario)


def test_nobody_is_stood_in_for_while_all_are_away(file: Path) -> None:
    """A game of friends who all went to bed waits for them."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, grace=60), "ann", "bob")
        for guest in guests:
            await house.leave(table, guest)
        await house.pass_time(table, 10_000)
        now = await house.table(table)
        assert not any(seat.stand_in for seat in now.seats)
        assert len(now.steps) == 1

    in_house(file, scenario)


def test_a_spectator_does_not_make_bots_play_for_people_who_are_all_away(file: Path) -> None:
    """Else anybody could have a game ended that its players wanted to go on with tomorrow."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, grace=10), "ann", "bob")
        eve = await house.join(table, "eve")
        for guest in guests:
            await house.leave(table, guest)
        await house.pass_time(table, 3_600)
        assert standing_in(eve) == [False, False]
        assert len(eve.steps) == 1
        ann = await house.join(table, "ann")
        await house.pass_time(table, 9)
        assert standing_in(ann) == [False, False]
        await house.pass_time(table, 1)
        assert standing_in(ann) == [False, True], "now somebody waits"

    in_house(file, scenario)


def test_nor_does_their_time_run_out(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, clock=Clock("move", 60), stand_in="")
        table, guests = await house.begin(setup, "ann", "bob")
        eve = await house.join(table, "eve")
        await house.pass_time(table, 50)
        for guest in guests:
            await house.leave(table, guest)
        await house.pass_time(table, 3_600)
        assert len(eve.steps) == 1
        room = await house.room(table)
        assert room.scheduler.next_due == 0
        back = await house.join(table, "bob")
        await house.pass_time(table, 0)
        assert back.last("clocks")["deadline"] == house.time + 60_000
        await house.pass_time(table, 60)
        assert [step["by"] for step in back.steps] == ["deal", "clock"], "bob waits for his turn"

    in_house(file, scenario)


def test_a_short_absence_of_all_gives_no_time(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, clock=Clock("move", 60), stand_in="")
        table, guests = await house.begin(setup, "ann", "bob")
        await house.pass_time(table, 50)
        deadline = guests[0].last("clocks")["deadline"]
        for guest in guests:
            await house.leave(table, guest)
        back = await house.join(table, "ann")
        assert back.last("clocks")["deadline"] == deadline

    in_house(file, scenario)


def test_coming_back_in_time_begins_the_grace_anew(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, (ann, bob) = await house.begin(Setup(seats=OPEN, grace=60), "ann", "bob")
        for _ in range(3):
            await house.leave(table, bob)
            await house.pass_time(table, 50)
            bob = await house.join(table, "bob")
        assert standing_in(ann) == [False, False]

    in_house(file, scenario)


def test_a_table_without_stand_ins_leaves_it_to_the_clock(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, grace=60, stand_in="", clock=Clock("move", 120))
        table, guests = await house.begin(setup, "ann", "bob")
        now = await house.table(table)
        away = guests[now.acting]
        stays = guests[1 - now.acting]
        seat = now.acting
        await house.leave(table, away)
        await house.pass_time(table, 119)
        assert len(stays.steps) == 1
        await house.pass_time(table, 1)
        assert stays.steps[1]["by"] == "clock"
        assert stays.steps[1]["seat"] == seat
        assert not any(standing_in(stays))

    in_house(file, scenario)


def test_the_clock_decides_for_who_is_there_too(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, clock=Clock("bank", 20, 0))
        table, guests = await house.begin(setup, "ann", "bob")
        await house.pass_time(table, 19)
        assert len(guests[0].steps) == 1
        await house.pass_time(table, 1)
        assert [step["by"] for step in guests[0].steps] == ["deal", "clock"]

    in_house(file, scenario)


def test_the_clock_tries_again_when_nothing_could_be_saved(file: Path) -> None:
    """And whoever could not have decided meanwhile has the whole time again."""

    async def scenario(house: House) -> None:
        store = house.store
        assert isinstance(store, TroubledStore)
        setup = Setup(seats=OPEN, clock=Clock("move", 20))
        table, guests = await house.begin(setup, "ann", "bob")
        store.fails = 1
        await house.pass_time(table, 21)
        assert len(guests[0].steps) == 1
        await house.pass_time(table, 1)
        assert guests[0].last("clocks")["deadline"] < house.time, "it may not be better yet"
        await house.pass_time(table, 2)
        assert guests[0].last("clocks")["deadline"] == house.time + 20_000
        await house.pass_time(table, 20)
        assert [step["by"] for step in guests[0].steps] == ["deal", "clock"]

    in_house(file, scenario)


def test_days_are_decided_while_nobody_is_there(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, clock=Clock("days", 86_400))
        table, guests = await house.begin(setup, "ann", "bob")
        due = (await house.table(table)).timing.deadline
        for guest in guests:
            await house.leave(table, guest)
        house.time += 100_000
        await house.rooms._put_away()
        assert table not in house.rooms.rooms
        assert await house.store.due(due - 1, 10) == []
        assert await house.store.due(due, 10) == [table]
        house.time = due + 1
        await house.pass_time(table, 0)
        now = await house.table(table)
        assert [step.by for step in now.steps] == ["deal", "clock"]
        assert now.timing.deadline == house.time + 86_400_000
        assert await house.store.due(house.time, 10) == []

    in_house(file, scenario)


def test_a_day_that_ended_while_no_server_was_there_leaves_an_hour(file: Path) -> None:
    names: list[str] = []
    dues: list[int] = []

    async def before(house: House) -> None:
        setup = Setup(seats=OPEN, clock=Clock("days", 86_400))
        table, _ = await house.begin(setup, "ann", "bob")
        names.append(table)
        dues.append((await house.table(table)).timing.deadline)

    async def after(house: House) -> None:
        house.time = house.rooms.started = dues[0] + 5_000_000
        await house.pass_time(names[0], 0)
        now = await house.table(names[0])
        assert len(now.steps) == 1
        assert now.timing.deadline == house.time + 3_600_000

    in_house(file, before)
    in_house(file, after)


def test_a_broken_table_is_not_due_for_ever(file: Path) -> None:
    """Fifty of them would keep all others from being looked at."""

    async def scenario(house: House) -> None:
        facts = Facts("playing", False, b"{}", START - 1, ("ann",))
        entry = Entry(1, START, b'{"k":"from the future"}')
        await house.store.create("broken", "9.9", facts, [entry], START)
        assert await house.store.due(house.time, 9) == ["broken"]
        for _ in range(100):
            if await house.store.due(house.time, 9) == []:
                break
            await asyncio.sleep(0.05)
        assert await house.store.due(house.time, 9) == []
        stored = await house.store.load("broken")
        assert stored is not None
        assert (stored.facts.status, stored.entries) == ("playing", [entry]), "all else is kept"

    in_house(file, scenario, lease=300)
