"""Trouble with the database: nothing happens that is not written, and nobody waits for ever."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server.ledger import TRY_AGAIN
from tangledbank.server.store.store import StoreError
from tangledbank.server.table import log
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.replaying import replayed
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Refused
from tangledbank.server.wire.setup import Clock, SeatPlan, Setup
from tests.server.house import House, Listener, TroubledStore, fresh_id, in_house

TWO = Setup(seats=[SeatPlan(), SeatPlan()])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_what_cannot_be_written_has_not_happened(file: Path) -> None:
    async def scenario(house: House) -> None:
        store = house.store
        assert isinstance(store, TroubledStore)
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.decide(table, guests)
        now = await house.table(table)
        key, v = now.the_game.position_key(), now.v
        mover = guests[now.acting]
        line = str(now.the_game.legal_actions()[0])
        store.fails = 1
        command = wire.Decide("one", now.moment, line)
        answer = await house.say(table, mover, command)
        assert (answer["t"], answer["why"]) == ("refused", "not-saved")
        now = await house.table(table)
        assert (now.the_game.position_key(), now.v) == (key, v)
        assert [len(guest.steps) for guest in guests] == [2, 2]
        mover.told.remove(answer)
        assert (await house.say(table, mover, command))["t"] == "done", "the same id, again"
        for _ in range(5):
            await house.decide(table, guests)
        stored = await store.load(table)
        assert stored is not None
        assert [one.seq for one in stored.entries] == list(range(1, len(stored.entries) + 1))

    in_house(file, scenario)


def test_what_was_written_in_spite_of_an_error_is_not_done_twice(file: Path) -> None:
    """The connection is lost after the commit: the table is read again, and knows the command."""

    async def scenario(house: House) -> None:
        store = house.store
        assert isinstance(store, TroubledStore)
        table, guests = await house.begin(TWO, "ann", "bob")
        now = await house.table(table)
        mover = guests[now.acting]
        store.fails_late = 1
        command = wire.Decide("one", now.moment, str(now.the_game.legal_actions()[0]))
        first = await house.say(table, mover, command)
        assert first["t"] == "done", "it was, after all"
        mover.told.remove(first)
        assert (await house.say(table, mover, command))["t"] == "done"
        assert len((await house.table(table)).steps) == 2

    in_house(file, scenario)


def test_a_rematch_that_cannot_be_saved_is_refused(file: Path) -> None:
    async def scenario(house: House) -> None:
        store = house.store
        assert isinstance(store, TroubledStore)
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.say(table, guests[0], wire.Surrender(fresh_id()))
        store.fails = 1
        answer = await house.say(table, guests[0], wire.Rematch(fresh_id()))
        assert answer["why"] == "not-saved"
        assert (await house.say(table, guests[0], wire.Rematch(fresh_id())))["t"] == "done"

    in_house(file, scenario)


def store_of(house: House) -> TroubledStore:
    assert isinstance(house.store, TroubledStore)
    return house.store


async def decision(house: House, table: str) -> wire.Decide:
    now = (await house.room(table)).table
    return wire.Decide(fresh_id(), now.moment, str(now.the_game.legal_actions()[0]))


def test_a_table_that_cannot_be_read_refuses_until_it_can(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tangledbank.server.ledger.TRY_AGAIN", 50)

    async def scenario(house: House) -> None:
        store = store_of(house)
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.decide(table, guests)
        room = await house.room(table)
        v, mover = room.table.v, guests[room.table.acting]
        told = [len(guest.of("news")) for guest in guests]
        store.fails, store.unreadable = 1, True
        command = await decision(house, table)
        answers = [await answer_to(house, table, mover, command)]
        answers.append(await answer_to(house, table, guests[0], wire.Say(fresh_id(), "hello")))
        answers.append(await answer_to(house, table, guests[0], wire.Why(fresh_id(), "pass")))
        answers.append(await answer_to(house, table, mover, wire.Hint(fresh_id())))
        assert [one["why"] for one in answers] == ["not-saved"] * 4
        for guest, before in zip(guests, told, strict=True):
            assert len(guest.of("news")) == before, "what may not be true is shown to nobody"
        late = await house.join_anyhow(table, "eve")
        assert late.bye is not None
        assert (late.bye.why, late.bye.again, late.told) == ("trouble", True, [])
        with pytest.raises(StoreError):
            await house.rooms.look(table, lambda now: now.status)
        store.unreadable = False
        await house.until(lambda: not room.ledger.lost)
        assert room.table.v == v
        mover.told.clear()
        assert (await house.say(table, mover, command))["t"] == "done"
        assert len((await house.join(table, "eve")).steps) == 3

    in_house(file, scenario)


async def answer_to(
    house: House, table: str, guest: Listener, command: wire.AnyCommand
) -> dict[str, Any]:
    room = await house.room(table)
    room.post(guest, command)
    await house.until(lambda: any(one.get("id") == command.id for one in guest.told))
    return guest.answer(command.id)


def test_who_waits_for_a_table_that_does_not_get_on_is_told_so(file: Path) -> None:
    """What was given up is not done later, either."""

    async def scenario(house: House) -> None:
        store = store_of(house)
        table, guests = await house.begin(TWO, "ann", "bob")
        room = await house.room(table)
        mover, v = guests[room.table.acting], room.table.v
        store.gate.clear()
        first = await decision(house, table)
        room.post(mover, first)
        waiting = wire.Say(fresh_id(), "is anybody there?")
        room.post(guests[0], waiting)
        without = asyncio.create_task(
            room.answer(Actor(guests[1].person, "bob"), wire.Say(fresh_id(), "hello"))
        )
        looking = asyncio.create_task(house.rooms.look(table, lambda now: now.status))
        late = await house.join_anyhow(table, "eve")
        await house.until(lambda: any(one.get("id") == waiting.id for one in guests[0].told))
        assert guests[0].answer(waiting.id)["why"] == "not-saved"
        answer = await without
        assert isinstance(answer, Refused)
        assert answer.why == "not-saved"
        with pytest.raises(StoreError):
            await looking
        assert late.bye is not None
        assert late.bye.again
        assert not any(one.get("id") == first.id for one in mover.told), "that is not known yet"
        store.gate.set()
        await house.until(lambda: any(one.get("id") == first.id for one in mover.told))
        assert mover.answer(first.id)["t"] == "done"
        now = await house.table(table)
        assert (now.v, len(now.chat.lines)) == (v + 1, 0)

    in_house(file, scenario, patience=1_000)


def test_a_queue_has_an_end(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.server.command_queue.MOST_WAITING", 10)

    async def scenario(house: House) -> None:
        store = store_of(house)
        table, guests = await house.begin(TWO, "ann", "bob")
        room = await house.room(table)
        store.gate.clear()
        room.post(guests[room.table.acting], await decision(house, table))
        await asyncio.sleep(0)
        pings = [wire.Ping(f"p{number}") for number in range(15)]
        for ping in pings:
            room.post(guests[0], ping)
        refused = [one["id"] for one in guests[0].of("refused")]
        assert refused == [ping.id for ping in pings[10:]]
        store.gate.set()
        await house.until(lambda: len(guests[0].of("pong")) == 10)

    in_house(file, scenario)


def test_nobody_looks_at_what_is_not_written_yet(file: Path) -> None:
    """Else the seed of a game would be out whose end could not be saved."""

    async def scenario(house: House) -> None:
        store = store_of(house)
        table, guests = await house.begin(TWO, "ann", "bob")
        room = await house.room(table)
        store.gate.clear()
        known = room.table
        looking = asyncio.create_task(house.rooms.look(table, lambda now: now.status))
        await asyncio.sleep(0)
        room.post(guests[0], wire.Surrender(fresh_id()))
        store.fails = 1
        await house.until(lambda: store.at_gate == 1)
        assert room.table is known
        assert (known.status, known.seats[0].surrendered) == ("playing", False)
        assert await looking == "playing"
        later = asyncio.create_task(house.rooms.look(table, lambda now: now.status))
        store.gate.set()
        assert await later == "playing", "it could not be saved"

    in_house(file, scenario)


def test_a_hint_is_about_what_is_written(file: Path) -> None:
    async def scenario(house: House) -> None:
        store = store_of(house)
        setup = Setup(seats=[SeatPlan(), SeatPlan()], hints=True)
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        mover = guests[room.table.acting]
        other = next(guest for guest in guests if guest is not mover)
        store.gate.clear()
        store.fails = 1
        command = await decision(house, table)
        room.post(mover, command)
        await house.until(lambda: store.at_gate == 1)
        assert room.table.v == other.of("news")[-1]["v"], "the table is what is written"
        asked = guests[room.table.acting]
        hint = wire.Hint(fresh_id())
        room.post(asked, hint)
        await asyncio.sleep(0.05)
        assert not asked.of("hints")
        assert not [one for one in asked.told if one.get("id") == hint.id]
        store.gate.set()
        await house.until(lambda: any(one.get("id") == hint.id for one in asked.told))
        assert asked.answer(hint.id).get("why", "") == ("" if asked is mover else "not-asked")

    in_house(file, scenario)


def test_time_in_which_nothing_could_be_saved_does_not_count(file: Path) -> None:
    async def scenario(house: House) -> None:
        store = store_of(house)
        setup = Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("move", 60))
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        mover = guests[room.table.acting]
        await house.pass_time(table, 50)
        store.fails = 3
        answer = await house.say(table, mover, await decision(house, table))
        assert answer["why"] == "not-saved"
        await house.pass_time(table, 20)  # the clock would have run out; it cannot be saved either
        await house.pass_time(table, 20)
        assert len((await house.table(table)).steps) == 1
        await house.pass_time(table, TRY_AGAIN / 1000)
        now = await house.table(table)
        assert store.fails == 0
        assert len(now.steps) == 1, "nobody could have decided"
        assert now.timing.deadline == house.time + 60_000
        await house.pass_time(table, 59)
        assert len((await house.table(table)).steps) == 1
        await house.pass_time(table, 1)
        assert (await house.table(table)).steps[-1].by == "clock"

    in_house(file, scenario)


def test_the_scheduler_wakes_up_when_trouble_may_be_over(file: Path) -> None:
    """Not at the deadline, which may be long past or far off."""

    async def scenario(house: House) -> None:
        store = store_of(house)
        setup = Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("move", 60))
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        deadline = room.table.timing.deadline
        assert room.scheduler.next_due == deadline
        store.fails = 1
        await house.say(table, guests[room.table.acting], await decision(house, table))
        assert room.scheduler.next_due == house.time + TRY_AGAIN
        await house.pass_time(table, TRY_AGAIN / 1000)
        assert room.scheduler.next_due == room.table.timing.deadline == house.time + 60_000

    in_house(file, scenario)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_goes_wrong_nothing_acknowledged_is_lost_or_done_twice(
    file: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Writes fail, are done in spite of an error, and reading fails, all at random."""
    monkeypatch.setattr("tangledbank.server.ledger.TRY_AGAIN", 5)

    async def scenario(house: House) -> None:
        store, dice = store_of(house), random.Random(seed)
        setup = Setup(seats=[SeatPlan(), SeatPlan(), SeatPlan("random")])
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        done, refused = set[str](), Counter[str]()
        # As long as it takes: how many steps are the bot's depends on how busy the machine is.
        while len(done) <= 20 or refused["not-saved"] <= 5:
            assert room.table.status == "playing"
            store.fails = dice.choice([0, 0, 1, 2])
            store.fails_late = dice.choice([0, 0, 1])
            store.unreadable = dice.random() < 0.3
            command: wire.AnyCommand = wire.Say(fresh_id(), "hello")
            guest = dice.choice(guests)
            if room.table.acting in (0, 1) and dice.random() < 0.8:
                guest, command = guests[room.table.acting], await decision(house, table)
            answer = await answer_to(house, table, guest, command)
            if answer["t"] == "done":
                done.add(command.id)
            else:
                refused[answer["why"]] += 1
            house.time += dice.randrange(5_000)
            store.unreadable = False
            await house.until(lambda: not room.ledger.lost)
        store.fails = store.fails_late = 0
        await house.until(lambda: room.table.acting in (0, 1))
        await room.settled()
        stored = await store.load(table)
        assert stored is not None
        again = replayed(table, stored.engine, stored.entries)
        assert again.status == "playing", again.problem
        written = Counter(log.read(entry.body).cmd for entry in stored.entries)
        del written[""]
        assert set(written.values()) == {1}
        assert done <= set(written)
        for guest in guests:
            assert len(guest.steps) == len(again.steps)

    in_house(file, scenario)


def test_a_clock_that_could_not_be_woken_is_woken_then(file: Path) -> None:
    """Another process wrote just when this one took the table over."""

    async def scenario(house: House) -> None:
        setup = Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("move", 60))
        table, guests = await house.begin(setup, "ann", "bob")
        for guest in guests:
            await house.leave(table, guest)
        await house.rooms.rooms.pop(table).close()
        house.time += 50_000
        store_of(house).overtaken = 1
        back = await house.join(table, "ann")
        await house.until(lambda: back.last("clocks")["deadline"] == house.time + 60_000)
        assert store_of(house).overtaken == 0

    in_house(file, scenario)
