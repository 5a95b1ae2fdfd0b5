"""Spectators: no hidden information, later than the players if the table says so, or not at all."""

import json
from pathlib import Path

import pytest

from tangledbank.server import delayed_spectators
from tangledbank.server.delayed_spectators import delayed_of
from tangledbank.server.facts import summary_of
from tangledbank.server.opening import open_table, read
from tangledbank.server.store.store import Entry
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Done, Refused
from tangledbank.server.wire.setup import SeatPlan, Setup
from tests.server.house import House, Listener, TroubledStore, fresh_id, in_house

OPEN = [SeatPlan(), SeatPlan()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def hands_of(guests: list[Listener]) -> list[str]:
    return [json.dumps(guest.last("own")[0]["hand"]) for guest in guests]


def test_a_spectator_sees_no_hidden_card(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN), "ann", "bob")
        watchers = [await house.join(table, "eve"), await house.join(table)]
        for _ in range(25):
            await house.decide(table, guests)
        for watcher in watchers:
            for news in watcher.of("news"):
                assert not news.get("own")
                assert not news.get("ask")
                assert news.get("undo", "no") == "no"
            assert watcher.last("public") == guests[0].last("public")
            assert watcher.last("public")["hand"] == []
            hidden = [step for step in watcher.steps if step["number"] and not step["action"]]
            for step in hidden:
                mine = guests[step["seat"]].steps[step["number"]]
                assert mine["action"], "the one who decided knows what it was"
        # One looks at nobody's cards, also where somebody else is shown them.
        assert "animal" not in {step["action"].split(" ")[0] for step in watchers[0].steps}

    in_house(file, scenario)


def test_watchers_are_counted(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN), "ann", "bob")
        watcher = await house.join(table)
        assert guests[0].last("table")["watchers"] == 1
        await house.leave(table, watcher)
        assert guests[0].last("table")["watchers"] == 0

    in_house(file, scenario)


def test_all_who_look_on_are_told_the_same_once(file: Path) -> None:
    """A thousand of them who read slowly wait for one message, not for a thousand."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN), "ann", "bob")
        watchers = [await house.join(table, "eve"), await house.join(table)]
        await house.decide(table, guests)
        assert watchers[0].raw[-1] is watchers[1].raw[-1]
        assert watchers[0].raw[-1] is not guests[0].raw[-1]
        await house.say(table, watchers[0], wire.Mute(fresh_id(), 0))
        await house.say(table, guests[0], wire.Say(fresh_id(), "hello"))
        assert watchers[0].last("chat") == []
        assert watchers[1].last("chat")[0]["text"] == "hello"

    in_house(file, scenario)


# Later


def test_a_delay_is_kept_to_the_millisecond(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch_delay=30)
        table, guests = await house.begin(setup, "ann", "bob")
        watcher = await house.join(table, "eve")
        assert watcher.last("table")["status"] == "gathering", "the game began a moment ago"
        for _ in range(4):
            house.time += 5_000
            await house.decide(table, guests)
        now = await house.table(table)
        assert watcher.steps == [], "nothing is told before its time"
        started = now.steps[0].at
        house.time = started + 30_000 - 1
        await house.pass_time(table, 0)
        assert watcher.steps == []
        await house.pass_time(table, 0.001)
        assert len(watcher.steps) == 1
        for number in range(1, 5):
            house.time = now.steps[number].at + 29_999
            await house.pass_time(table, 0)
            assert len(watcher.steps) == number
            await house.pass_time(table, 0.001)
            assert len(watcher.steps) == number + 1
        late = await house.join(table)
        assert len(late.steps) == 5
        assert late.last("public") == watcher.last("public") == guests[0].last("public")

    in_house(file, scenario)


def test_the_newcomer_sees_it_as_late_as_the_others(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, watch_delay=30), "ann", "bob")
        house.time += 60_000
        await house.decide(table, guests)
        house.time += 20_000
        await house.decide(table, guests)
        house.time += 15_000
        await house.pass_time(table, 0)
        watcher = await house.join(table, "eve", since=10**6)
        assert len(watcher.steps) == 2
        # Another room for the same log shows the same.
        for guest in [*guests, watcher]:
            await house.leave(table, guest)
        house.time += 0
        room = house.rooms.rooms.pop(table)
        await room.close()
        again = await house.join(table, "eve")
        assert again.steps == watcher.steps

    in_house(file, scenario)


def test_a_late_spectator_does_not_learn_how_far_the_game_is(file: Path) -> None:
    """What a spectator is answered tells no more than what a spectator is shown."""

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, watch_delay=30), "ann", "bob")
        watcher = await house.join(table, "eve")
        seen = watcher.of("news")[-1]["v"]
        for _ in range(5):
            await house.decide(table, guests)
        done = await house.say(table, watcher, wire.Say("hello", "hello"))
        assert done["v"] == seen
        told = len(watcher.told)
        for _ in range(5):
            await house.decide(table, guests)
        assert len(watcher.told) == told
        watcher.told.clear()
        assert (await house.say(table, watcher, wire.Say("hello", "hello")))["v"] == seen
        for command in (
            wire.Why(fresh_id(), "pass"),
            wire.Undo(fresh_id()),
            wire.Decide(fresh_id(), (await house.table(table)).moment, "pass"),
            wire.Decide(fresh_id(), 1, "pass"),
        ):
            answer = await house.say(table, watcher, command)
            assert answer["why"] in ("not-seated", "not-asked")

    in_house(file, scenario)


def test_the_end_and_the_seed_come_late_too(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, watch_delay=30), "ann", "bob")
        watcher = await house.join(table)
        await house.pass_time(table, 40)
        await house.say(table, guests[0], wire.Surrender(fresh_id()))
        assert guests[1].last("table")["seed"]
        assert watcher.last("table")["status"] == "playing"
        assert watcher.last("table")["seed"] == ""
        await house.pass_time(table, 31)
        assert watcher.last("table")["status"] == "over"
        assert watcher.last("table")["seed"]

    in_house(file, scenario)


def test_before_the_game_nothing_is_late(file: Path) -> None:
    """Whoever comes by the link must see which seats are free."""

    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch_delay=30)
        table = await house.rooms.create(setup, await house.person("ann"))
        guests = [await house.join(table, "ann"), await house.join(table, "bob")]
        await house.say(table, guests[0], wire.Sit(fresh_id(), 0))
        await house.say(table, guests[0], wire.Say(fresh_id(), "come in"))
        await house.until(lambda: bool(guests[1].last("chat")))
        assert [seat["name"] for seat in guests[1].last("table")["seats"]] == ["ann", ""]
        late = await house.join(table, "eve")
        assert [seat["name"] for seat in late.last("table")["seats"]] == ["ann", ""]
        assert late.last("chat")[0]["text"] == "come in"

    in_house(file, scenario)


def test_nor_does_the_lobby_tell_before_its_time_how_far_a_game_is(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch_delay=30, public=True)
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        dealt = room.table.progress.last
        while room.table.the_game.turn < 2:
            await house.decide(table, guests)
        now = room.table.progress.last
        assert now[0] == 2
        assert now[1] < dealt[1]
        assert far(room.facts.summary) == dealt
        assert far_now(room.table, house.time) == dealt
        house.time += 29_999
        await house.decide(table, guests)
        assert far(room.facts.summary) == dealt
        assert far_now(room.table, house.time) == dealt
        house.time += 1
        await house.decide(table, guests)
        assert far(room.facts.summary)[0] == 2
        assert far_now(room.table, house.time)[0] == 2
        assert summary_of(room.table).turn == room.table.the_game.turn, "who sits there knows"

    in_house(file, scenario)


def far(summary: bytes) -> tuple[int, int]:
    told = json.loads(summary)
    return told["turn"], told["deck"]


def far_now(table: Table, now: int) -> tuple[int, int]:
    told = summary_of(table, now)
    return told.turn, told.deck


@pytest.mark.parametrize("trouble", ["fails", "fails_late"])
def test_late_spectators_go_on_after_trouble_with_the_database(file: Path, trouble: str) -> None:
    async def scenario(house: House) -> None:
        store = house.store
        assert isinstance(store, TroubledStore)
        table, guests = await house.begin(Setup(seats=OPEN, watch_delay=30), "ann", "bob")
        watcher = await house.join(table)
        await house.decide(table, guests)
        setattr(store, trouble, 1)
        now = await house.table(table)
        line = str(now.the_game.legal_actions()[0])
        command = wire.Decide(fresh_id(), now.moment, line)
        answer = await house.say(table, guests[now.acting], command)
        assert answer["t"] == ("done" if trouble == "fails_late" else "refused")
        for _ in range(3):
            await house.decide(table, guests)
        await house.pass_time(table, 31)
        steps = len((await house.table(table)).steps)
        assert len(watcher.steps) == steps

    in_house(file, scenario)


# Not at all


def test_nobody_may_watch(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch="nobody")
        table, _ = await house.begin(setup, "ann", "bob")
        for name in ("eve", ""):
            watcher = await house.join(table, name)
            assert watcher.told == []
            assert watcher.bye is not None
            assert (watcher.bye.why, watcher.bye.again) == ("private", False)
        assert (await house.join(table, "bob")).steps

    in_house(file, scenario)


def test_who_only_looked_on_before_the_game_is_seen_off_when_it_begins(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch="nobody")
        table = await house.rooms.create(setup, await house.person("ann"))
        curious = [await house.join(table, "eve"), await house.join(table)]
        guests = [await house.join(table, "ann"), await house.join(table, "bob")]
        for seat, guest in enumerate(guests):
            assert not curious[0].bye
            await house.say(table, guest, wire.Sit(fresh_id(), seat))
        for guest in guests:
            await house.say(table, guest, wire.Ready(fresh_id(), "00" * 8))
        for one in curious:
            assert one.bye is not None
            assert one.bye.why == "private"
            assert "playing" not in json.dumps(one.told)
        for guest in guests:
            assert guest.bye is None
            assert guest.last("table")["status"] == "playing"

    in_house(file, scenario)


def test_who_is_not_let_in_says_nothing(file: Path) -> None:
    async def scenario(house: House) -> None:
        setup = Setup(seats=OPEN, watch="nobody")
        table, guests = await house.begin(setup, "ann", "bob")
        room = await house.room(table)
        stranger = Listener(await house.person("eve"))
        v = room.table.v
        room.arrive(stranger)
        room.post(stranger, wire.Say(fresh_id(), "let me in"))
        room.post(stranger, wire.Mute(fresh_id(), 1))
        room.post(stranger, wire.Why(fresh_id(), "pass"))
        await room.settled()
        assert stranger.bye is not None
        assert stranger.told == []
        assert room.table.v == v
        assert guests[0].last("chat") in ([], None)

    in_house(file, scenario)


def test_nor_without_a_connection(file: Path) -> None:
    async def scenario(house: House) -> None:
        table, _ = await house.begin(Setup(seats=OPEN, watch="nobody"), "ann", "bob")
        room = await house.room(table)
        v = room.table.v
        for name in ("eve", ""):
            answer = await room.answer(
                Actor(name.ljust(32, "0") if name else "", name), wire.Say("x", "hello")
            )
            assert isinstance(answer, Refused)
            assert answer.why == "private"
        assert room.table.v == v
        person = await house.person("bob")
        mine = await room.answer(Actor(person.id, "bob"), wire.Say("x", "hello"))
        assert isinstance(mine, Done)

    in_house(file, scenario)


@pytest.mark.parametrize("late", [0, 10, 31])
def test_a_table_that_is_opened_again_shows_spectators_what_they_may_know(
    file: Path, late: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some seconds after the last decision; and what all may know is not played again."""
    replays: list[int] = []

    async def counted(table: Table, entries: list[Entry]) -> str:
        replays.append(len(entries))
        return await read(table, entries)

    monkeypatch.setattr(delayed_spectators, "read", counted)

    async def scenario(house: House) -> None:
        table, guests = await house.begin(Setup(seats=OPEN, watch_delay=30), "ann", "bob")
        watcher = await house.join(table)
        for _ in range(4):
            await house.decide(table, guests)
            await house.pass_time(table, 10)
        await house.pass_time(table, late)
        opened = await open_table(house.store, table)
        assert opened is not None
        replays.clear()
        delayed = await delayed_of(opened, house.time)
        assert delayed is not None
        room = await house.room(table)
        assert room.audience.delayed is not None
        known = room.audience.delayed.table
        assert [step.action for step in delayed.table.steps] == [one.action for one in known.steps]
        assert (delayed.table.v, delayed.due) == (known.v, room.audience.due)
        assert len(watcher.steps) == len(known.steps)
        assert len(replays) == (0 if late == 31 else 1)

    in_house(file, scenario)
