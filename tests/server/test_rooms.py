"""Rooms: each command once, written before it is acknowledged, acknowledged before it is told."""

import asyncio
import secrets
from pathlib import Path

import pytest

from tangledbank.server.rooms import new_table_id
from tangledbank.server.store.store import Entry, Facts
from tangledbank.server.table.log import read
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, SeatPlan, Setup
from tests.server.house import House, Listener, Told, TroubledStore, fresh_id, in_house

TWO = Setup(seats=[SeatPlan(), SeatPlan()])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_no_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-oQ9Y4bNES9_YvpBiwoqXg", "--Q9Y4bNES9_YvpBiwoqXg", "oQ9Y4bNES9-YvpBiwoqXg_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "oQ9Y4bNES9-YvpBiwoqXg_"


# The order of things


def test_written_then_acknowledged_then_told(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        order: list[str] = []
        write = house.store.append

        async def append(table: str, entries: list[Entry], facts: Facts | None = None) -> None:
            await write(table, entries, facts)
            order.append("written")

        def listen(guest: Listener) -> None:
            def keep(text: bytes) -> None:
                order.append(f"{guest.name} {'done' if b'done' in text[:12] else 'news'}")

            setattr(guest, "send", keep)  # noqa: B010

        setattr(house.store, "append", append)  # noqa: B010
        for guest in guests:
            listen(guest)
        room = await house.room(table)
        acting = room.table.acting
        mover = guests[acting]
        line = str(room.table.the_game.legal_actions()[0])
        room.post(mover, wire.Decide(fresh_id(), room.table.moment, line))
        await room.settled()
        assert order[:2] == ["written", f"{mover.name} done"]
        assert sorted(order[2:]) == ["ann news", "bob news"]

    in_house(file, scenario)


def test_the_acknowledged_version_is_told(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        for _ in range(10):
            mover = await house.decide(table, guests)
            done = mover.of("done")[-1]
            for guest in guests:
                assert guest.of("news")[-1]["v"] == done["v"]
                assert guest.steps[-1]["number"] == len(guest.steps) - 1
        assert guests[0].last("public") == guests[1].last("public")

    in_house(file, scenario)


def test_what_is_told_adds_up_to_what_a_newcomer_is_told(file: Path) -> None:
    """Whoever heard every change knows what somebody learns who asks for everything."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        for number in range(60):
            if (await house.table(table)).status == "over":
                break
            mover = await house.decide(table, guests)
            if number % 7 == 0:
                await house.say(table, mover, wire.Undo(fresh_id()))
            if number % 9 == 0:
                await house.say(table, mover, wire.Say(fresh_id(), f"line {number}"))
        for guest in guests:
            fresh = await house.join(table, guest.name)
            everything = fresh.told[0]
            for part in ("public", "own", "ask", "undo", "clocks"):
                assert guest.last(part) == everything[part], part
            assert guest.steps == everything["steps"]
            await house.leave(table, fresh)

    in_house(file, scenario)


# Each command once


def test_a_command_sent_again_is_done_once(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        now = await house.table(table)
        mover, other = guests[now.acting], guests[1 - now.acting]
        line = str(now.the_game.legal_actions()[0])
        command = wire.Decide("the same", now.moment, line)
        first = await house.say(table, mover, command)
        told = len(other.told)
        await house.say(table, mover, wire.Say("chat", "hello"))
        for _ in range(3):
            mover.told.clear()
            assert await house.say(table, mover, command) == first
            mover.told.clear()
            await house.say(table, mover, wire.Say("chat", "hello"))
        now = await house.table(table)
        assert len(now.steps) == 2
        assert len(now.chat.lines) == 1
        assert len(other.told) == told + 1, "the others hear of it once"
        answer = await house.say(table, other, wire.Say("the same", "my own id"))
        assert answer["t"] == "done"
        assert len((await house.table(table)).chat.lines) == 2, "another's id is another id"

    in_house(file, scenario)


def test_also_after_a_restart(file: Path) -> None:
    names: list[str] = []
    answers: list[Told] = []
    commands: list[wire.AnyCommand] = []

    async def before(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        now = await house.table(table)
        line = str(now.the_game.legal_actions()[0])
        mover = guests[now.acting]
        names.extend([table, mover.name])
        commands.extend([wire.Decide("one", now.moment, line), wire.Say("two", "hello")])
        answers.extend([await house.say(table, mover, command) for command in commands])

    async def after(house: House) -> None:
        table, name = names
        guest = await house.join(table, name)
        for command, answer in zip(commands, answers, strict=True):
            assert await house.say(table, guest, command) == answer
        now = await house.table(table)
        assert len(now.steps) == 2
        assert len(now.chat.lines) == 1

    in_house(file, before)
    in_house(file, after)


def test_a_refused_command_may_be_sent_again(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        now = await house.table(table)
        other = guests[1 - now.acting]
        refused = await house.say(table, other, wire.Decide("x", now.moment, "pass"))
        assert (refused["t"], refused["why"]) == ("refused", "not-asked")
        assert len((await house.table(table)).steps) == 1

    in_house(file, scenario)


def test_of_two_at_once_one_is_too_late(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        now = await house.table(table)
        mover = guests[now.acting]
        lines = [str(action) for action in now.the_game.legal_actions()]
        room = await house.room(table)
        for at in range(3):
            room.post(mover, wire.Decide(f"d{at}", now.moment, lines[at % len(lines)]))
        await room.settled()
        kinds = [mover.answer(f"d{at}")["t"] for at in range(3)]
        assert kinds == ["done", "refused", "refused"]

    in_house(file, scenario)


# Going and coming


def test_a_restart_loses_nothing(file: Path) -> None:
    names: list[str] = []
    seen: list[Told] = []

    async def before(house: House) -> None:
        table, guests = await house.begin(
            Setup(seats=[SeatPlan(), SeatPlan()], clock=Clock("bank", 300, 5)), "ann", "bob"
        )
        for _ in range(30):
            house.time += 1000
            await house.decide(table, guests)
        fresh = await house.join(table, "ann")
        names.append(table)
        seen.append(fresh.told[0])

    async def after(house: House) -> None:
        house.time += 32_000
        guest = await house.join(names[0], "ann")
        told = guest.told[0]
        for part in ("public", "own", "ask", "steps", "undo"):
            assert told[part] == seen[0][part]
        assert told["clocks"]["banks"] == seen[0]["clocks"]["banks"]
        now = await house.table(names[0])
        # The question begins again: nobody could decide while the server was away.
        bank = now.timing.banks[now.timing.running]
        assert now.timing.deadline == house.time + bank

    in_house(file, before)
    in_house(file, after)


def test_who_comes_back_is_told_what_was_missed(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        for _ in range(5):
            await house.decide(table, guests)
        seen = guests[1].of("news")[-1]["v"]
        known = guests[1].steps
        await house.leave(table, guests[1])
        gone = guests.pop()
        again = await house.join(table, "bob", seen)
        guests.append(again)
        assert again.told[0]["steps"] == []
        assert again.told[0]["steps_from"] == len(known)
        for _ in range(5):
            await house.decide(table, guests)
        third = await house.join(table, "bob", seen)
        assert third.told[0]["steps_from"] == len(known)
        fresh = await house.join(table, "bob")
        assert known + third.told[0]["steps"] == fresh.told[0]["steps"]
        assert gone.steps == known, "who is gone is told nothing"
        for nonsense in (10**8, 1):
            fresh = await house.join(table, "bob", nonsense)
            assert fresh.told[0]["steps_from"] == 0
            assert len(fresh.told[0]["steps"]) == 11

    in_house(file, scenario)


def test_steps_that_were_taken_back_meanwhile_are_not_kept(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.decide(table, guests)
        mover = await house.decide(table, guests)
        seen = mover.of("news")[-1]["v"]
        known = mover.steps
        await house.say(table, mover, wire.Undo(fresh_id()))
        legal = (await house.table(table)).the_game.legal_actions()
        await house.decide(table, guests, str(legal[-1]))
        again = await house.join(table, mover.name, seen)
        start = again.told[0]["steps_from"]
        assert known[:start] + again.told[0]["steps"] == mover.steps

    in_house(file, scenario)


def test_a_table_nobody_looks_at_is_put_away_and_found_again(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.decide(table, guests)
        house.time += 100_000
        await house.rooms._put_away()
        assert table in house.rooms.rooms, "somebody is there"
        for guest in guests:
            await house.leave(table, guest)
        house.time += 100_000
        await house.rooms._put_away()
        assert table not in house.rooms.rooms
        guest = await house.join(table, "ann")
        assert len(guest.steps) == 2

    in_house(file, scenario)


def test_there_is_no_other_table(file: Path) -> None:
    async def scenario(house: House) -> None:
        assert await house.rooms.room("nothing") is None
        assert await house.rooms.look("nothing", lambda table: table) is None

    in_house(file, scenario)


@pytest.mark.parametrize("name", ["", "\x00", "a b", "../tables", "x" * 65, "\u00e4", "a\n"])
def test_what_is_no_name_never_reaches_the_database(file: Path, name: str) -> None:
    """PostgreSQL would break off the connection of all for some of them."""

    async def scenario(house: House) -> None:
        store_of(house).unreadable = True
        assert await house.rooms.room(name) is None
        assert await house.rooms.look(name, lambda table: table) is None

    in_house(file, scenario)


def store_of(house: House) -> TroubledStore:
    assert isinstance(house.store, TroubledStore)
    return house.store


def test_many_come_at_once_and_find_one_room(file: Path) -> None:
    async def scenario(house: House) -> None:
        table = await house.rooms.create(TWO, await house.person("ann"))
        rooms = await asyncio.gather(*(house.rooms.room(table) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1

    in_house(file, scenario)


# A next game


def test_a_rematch_is_found_by_all(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        early = await house.say(table, guests[0], wire.Rematch(fresh_id()))
        assert early["why"] == "not-over"
        await house.say(table, guests[0], wire.Surrender(fresh_id()))
        stranger = await house.join(table, "eve")
        refused = await house.say(table, stranger, wire.Rematch(fresh_id()))
        assert refused["why"] == "not-seated"
        for guest in guests:
            assert (await house.say(table, guest, wire.Rematch(fresh_id())))["t"] == "done"
        new = {guest.last("table")["rematch"] for guest in guests}
        assert len(new) == 1
        name = new.pop()
        assert name != table
        assert (await house.table(name)).setup == (await house.table(table)).setup
        assert (await house.table(name)).status == "gathering"

    in_house(file, scenario)


# Trouble of our own


def test_an_error_in_one_command_is_answered_and_the_room_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        from tangledbank.server.table import verbs

        table, guests = await house.begin(TWO, "ann", "bob")

        def bad(*_: object) -> verbs.Bodies:
            raise ZeroDivisionError

        monkeypatch.setitem(verbs.VERBS, wire.Mute, bad)
        answer = await house.say(table, guests[0], wire.Mute(fresh_id(), 1))
        assert (answer["t"], answer["why"]) == ("refused", "trouble")
        await house.decide(table, guests)

    in_house(file, scenario)


def test_the_log_says_who_did_what(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        mover = await house.decide(table, guests)
        stored = await house.store.load(table)
        assert stored is not None
        assert read(stored.entries[-1].body).who == mover.person
        assert stored.facts.persons == (guests[0].person, guests[1].person)

    in_house(file, scenario)


# A table never dies


def test_a_room_whose_queue_stops_is_read_again_and_goes_on(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(TWO, "ann", "bob")
        await house.decide(table, guests)
        room = await house.room(table)
        known = room.table
        for _ in range(2):
            room.commands.runner.cancel()
            await asyncio.wait({room.commands.runner})
            assert house.rooms.stopped() == [table]
            await room.settled()
            assert house.rooms.stopped() == []
        assert room.table is not known, "it is read from what is written"
        assert room.table.the_game.position_key() == known.the_game.position_key()
        assert all(guest.of("news")[-1]["v"] == room.table.v for guest in guests)
        await house.decide(table, guests)

    in_house(file, scenario)
