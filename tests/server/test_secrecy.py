"""Nothing hidden goes over the wire.

Two worlds that differ only in what somebody cannot see send that somebody the same bytes: the same
messages, in the same order and number, whatever is decided that can be decided in both.
"""

import asyncio
import copy
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import verbs as creatures_verbs
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.evolution.verbs import action
from tangledbank.laws import redeal, secrecy
from tangledbank.laws.candidates import candidate_actions
from tangledbank.laws.creatures import secrecy as creatures_secrecy
from tangledbank.server.facts import facts_of
from tangledbank.server.room import Room
from tangledbank.server.rooms import Rooms
from tangledbank.server.settings import Settings
from tangledbank.server.store.store import Entry, Facts, Hear, Person, Store
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.steps import Played, Steps
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import Clock, Setup
from tests.server.house import START, InstantBotPool, Listener, fresh_id
from tests.server.table.desk import SECRET, Desk, open_seats

ALL_SETS = ["base", "fly", "continents", "special"]
PEOPLE = [f"{number}" * 32 for number in range(1, 5)]
#: How many games of each kind; the environment may ask for a longer search.
GAMES = int(os.environ.get("TANGLEDBANK_SECRECY_GAMES", "1"))
#: Every so many steps a game is looked at, where there is little time and where there is more.
EVERY = 37 if GAMES == 1 else 11


class Ear(Listener):
    """Keeps the bytes alone."""

    def send(self, text: bytes) -> None:
        self.raw.append(text)


class NoStore(Store):
    """Everything can be written, and nothing is kept: worlds that are made up have no log."""

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        return

    async def listen(self, hear: Hear, lost: Any) -> None:
        return

    async def let_go(self, worker: str) -> None:
        return


def game_anyhow(edition: str, sets: list[str], seats: int, seed: int) -> Desk:
    """A table with random options of talk and clock, at which everybody has sat down."""
    clock = Clock(["none", "move", "bank"][seed % 3], 600, 5, 30)  # type: ignore[arg-type]
    desk = Desk(Setup(edition=edition, sets=sets, seats=open_seats(seats), clock=clock), PEOPLE[0])
    for seat in range(seats):
        desk.sit(PEOPLE[seat], seat, f"name{seat}")
    for seat in range(seats):
        desk.ready(PEOPLE[seat], f"{seed:08x}{seat:08x}")
    return desk


def positions(desk: Desk, chooser: random.Random, every: int) -> Iterator[Table]:
    """Positions of one random game."""
    while desk.status() == "playing":
        desk.wait(chooser.randrange(4))
        desk.decide(str(chooser.choice(desk.table.the_game.legal_actions())))
        if len(desk.table.steps) % every == 0 and desk.status() == "playing":
            yield desk.table


# Two worlds


def other_game(game: core.Game, seat: int, chooser: random.Random) -> core.Game:
    if isinstance(game, CreaturesGame):
        return creatures_secrecy.other_world(game, seat, chooser)
    assert isinstance(game, EvolutionGame)
    return redeal.other_world(game, seat, chooser)


def table_of(table: Table, game: core.Game, steps: list[Played]) -> Table:
    """The same table in another world."""
    world = copy.copy(table)
    world.game = game
    world.steps = Steps(steps)
    world.turns = [list(points) for points in table.turns]
    world.timing = copy.deepcopy(table.timing)
    world.done = table.done.clone()
    return world


def other_past(table: Table, game: core.Game, seat: int) -> list[Played]:
    """What happened, if others had held other cards."""
    if not isinstance(game, EvolutionGame):
        return list(table.steps)
    kinds = list(game.deck.copies)
    steps = []
    for step in table.steps:
        twin = copy.copy(step)
        shown = [event for event in step.events if secrecy.opens(game, event)]
        if not shown:
            twin.events = redeal.other_secrets(step.events, seat, kinds)
        if not step.open and step.seat != seat:
            twin.action = "animal another card"
        steps.append(twin)
    return steps


def counterpart(act: Action, there: core.Game, chooser: random.Random) -> Action | None:
    """The same decision in the other world; a card that is played face down may be another."""
    if act in there.legal_actions():
        return act
    if isinstance(there, EvolutionGame) and act.verb == v.ANIMAL:
        hand = there.state.players[there.acting].hand
        return action(v.ANIMAL, chooser.choice(hand), act.b, act.c)
    if isinstance(there, CreaturesGame) and act.verb == creatures_verbs.CREATE:
        return creatures_verbs.action(act.verb, there.state.players[there.acting].hand[0])
    return None


def opened(game: core.Game, events: list[Event], seat: int) -> bool:
    """Was something shown that rightly differs in the other world?"""
    if isinstance(game, CreaturesGame):
        return len(creatures_secrecy.unopened(events, seat)) < len(events)
    assert isinstance(game, EvolutionGame)
    return len(secrecy.old_news(game, events, seat)) < len(events)


class Worlds:
    """One table in two worlds, in two rooms, and the one who must not tell them apart."""

    def __init__(
        self, rooms: Rooms, table: Table, seat: int, chooser: random.Random, twin: core.Game
    ) -> None:
        self.seat = seat
        self.chooser = chooser
        self.compared = 0
        here = table_of(table, table.the_game.clone(), list(table.steps))
        there = table_of(table, twin, other_past(table, twin, seat))
        self.rooms = [Room(rooms, world, facts_of(world)) for world in (here, there)]
        person = Person(PEOPLE[seat], f"name{seat}", False, START) if seat >= 0 else None
        self.guests = [Ear(person), Ear(person)]

    @property
    def tables(self) -> list[Table]:
        return [room.table for room in self.rooms]

    async def come_in(self) -> None:
        for room, guest in zip(self.rooms, self.guests, strict=True):
            room.arrive(guest)
            await room.settled()
        self.compare("coming in")

    def compare(self, what: str) -> None:
        one, other = self.guests
        for number, (mine, theirs) in enumerate(zip(one.raw, other.raw, strict=False)):
            assert mine == theirs, f"{what}: message {number} tells seat {self.seat} a secret"
        assert len(one.raw) == len(other.raw), f"{what}: the number of messages tells a secret"
        lobby = [room.facts.summary for room in self.rooms]
        assert lobby[0] == lobby[1], f"{what}: the lobby tells a secret"

    async def ask(self, commands: list[wire.AnyCommand]) -> None:
        """Commands of the one who looks; their answers tell nothing."""
        for room, guest in zip(self.rooms, self.guests, strict=True):
            for command in commands:
                room.post(guest, command)
            await room.settled()
        self.compare("answers")

    async def decide(self) -> bool:
        """A decision of whoever must decide; is there something more to compare?"""
        here, there = (table.the_game for table in self.tables)
        seat = self.tables[0].acting
        assert seat == self.tables[1].acting
        act = self.chooser.choice(here.legal_actions())
        twin = counterpart(act, there, self.chooser)
        if twin is None:
            return True  # somebody else plays a card that he does not have in the other world
        before = [len(guest.raw) for guest in self.guests]
        for room, line in zip(self.rooms, (act, twin), strict=True):
            command = wire.Decide(f"d{room.table.v}", room.table.moment, str(line))
            if seat == self.seat:
                room.post(self.guests[self.rooms.index(room)], command)
                await room.settled()
            else:
                answer = await room.answer(Actor(PEOPLE[seat], f"name{seat}"), command)
                assert type(answer).__name__ == "Done", answer
                await room.settled()
        if any(opened(table.the_game, table.steps[-1].events, self.seat) for table in self.tables):
            # What is shown differs; that something is shown does not.
            after = [len(guest.raw) for guest in self.guests]
            assert after[0] - before[0] == after[1] - before[1]
            return False
        self.compare(f"{act} of seat {seat}")
        self.compared += 1
        return self.tables[0].status == "playing"

    async def close(self) -> None:
        for room in self.rooms:
            await room.close()


def lines(table: Table, chooser: random.Random) -> list[str]:
    """Lines somebody might write, most of them nonsense at the moment."""
    game = table.the_game
    said = ["pass", "attack A1 B1", "take A1", "attack B1 A1", "burn A1", "reveal A1", "what?"]
    if isinstance(game, EvolutionGame):
        every = candidate_actions(game, chooser, 60)
        said += [str(act) for act in chooser.sample(every, min(8, len(every)))]
    return said


async def look_for_secrets(edition: str, sets: list[str], seats: int, seed: int) -> int:
    """One game, looked at from many positions by everybody; how much was compared."""
    chooser = random.Random(f"{edition} {sets} {seats} {seed}")
    desk = game_anyhow(edition, sets, seats, seed)
    rooms = Rooms(NoStore(), Settings(now=lambda: desk.now), InstantBotPool)
    rooms.bot_pool = InstantBotPool(rooms.settings)
    compared = 0
    for table in positions(desk, chooser, EVERY):
        said = lines(table, chooser)
        for seat in range(-1, seats):
            twin = other_game(table.the_game, seat, chooser)
            worlds = Worlds(rooms, table, seat, chooser, twin)
            await worlds.come_in()
            asked: list[wire.AnyCommand] = []
            for line in said:
                asked.append(wire.Why(f"w{line}"[:40], line[:120]))
                if table.acting != seat:
                    asked.append(wire.Decide(f"d{line}"[:40], table.moment, line[:120]))
            asked += [wire.Undo("undo"), wire.Return("return"), wire.Answer("answer", 1, True)]
            if seat < 0:
                asked += [wire.Sit("sit", 0), wire.Say("say", "hello"), wire.Rematch("rematch")]
            await worlds.ask(asked[:-3] if seat >= 0 else asked)
            for _ in range(6):
                if not await worlds.decide():
                    break
            compared += worlds.compared
            await worlds.close()
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("edition", "sets"),
    [("gift", ["base"]), ("gift", ALL_SETS), ("ua3", ["base"]), ("creatures", ["base"])],
)
def test_two_worlds_send_the_same_bytes(edition: str, sets: list[str], seats: int) -> None:
    compared = 0
    for seed in range(GAMES):
        compared += asyncio.run(look_for_secrets(edition, sets, seats, seed))
    assert compared > 20 * GAMES


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself can fail: each of these would tell a secret."""
    from tangledbank.server.kinds.evolution.adapter import EvolutionServerAdapter
    from tangledbank.server.table import views

    def leak(name: str, owner: object, bad: object) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, bad)
            with pytest.raises(AssertionError, match="secret"):
                asyncio.run(look_for_secrets("gift", ["base"], 2, 0))

    leak("open_verbs", EvolutionServerAdapter, frozenset(range(60)))
    public = EvolutionServerAdapter.public
    leak(
        "public",
        EvolutionServerAdapter,
        lambda self, game: public(self, game) | {"next": game.state.deck[-1:]},
    )
    own = views.own_views
    leak(
        "own_views",
        views,
        lambda table, eye: (
            [table.adapter.own(table.the_game, seat) for seat in range(len(table.seats))]
            or own(table, eye)
        ),
    )
    lines_of = EvolutionServerAdapter.lines
    leak(
        "lines",
        EvolutionServerAdapter,
        lambda self, game, events, viewer: lines_of(self, game, events, 0),
    )


# Names and seeds


def test_no_message_holds_a_persons_id_or_the_seed() -> None:
    """Everything that anybody is told in a game with talk, undo and spectators."""

    async def scenario() -> None:
        desk = game_anyhow("gift", ALL_SETS, 3, 1)
        rooms = Rooms(NoStore(), Settings(now=lambda: desk.now), InstantBotPool)
        rooms.bot_pool = InstantBotPool(rooms.settings)
        chooser = random.Random(3)
        room = Room(rooms, desk.table, facts_of(desk.table))
        people: list[Person | None] = [
            Person(PEOPLE[seat], f"name{seat}", False, START) for seat in range(3)
        ]
        guests = [Listener(one) for one in [*people, Person("e" * 32, "eve", False, START), None]]
        for guest in guests:
            room.arrive(guest)
        for _ in range(150):
            if (await room.settled()).status != "playing":
                break
            table = room.table
            line = str(chooser.choice(table.the_game.legal_actions()))
            room.post(guests[table.acting], wire.Decide(fresh_id(), table.moment, line))
            others: list[wire.AnyCommand] = [
                wire.Undo(fresh_id()),
                wire.Say(fresh_id(), "hello"),
                wire.Why(fresh_id(), line),
                wire.Sit(fresh_id(), 0),
                wire.Mute(fresh_id(), 1),
                wire.Decide(fresh_id(), table.moment, line),
            ]
            room.post(chooser.choice(guests), chooser.choice(others))
        await room.settled()
        assert room.table.status == "playing"
        secrets = [*(one.encode() for one in PEOPLE), b"e" * 32, SECRET.encode()]
        secrets += [bytes.fromhex(SECRET)]
        for guest in guests:
            everything = b"".join(guest.raw)
            assert len(guest.raw) > 100
            for secret in secrets:
                assert secret not in everything
            mine = room.table.seats_of(guest.person)
            for news in guest.of("news"):
                assert [own["seat"] for own in news.get("own", [])] in ([], mine)
                assert all(ask["seat"] in mine for ask in news.get("ask", []))
                assert news.get("public", {"hand": []})["hand"] == []
        for secret in secrets:
            assert secret not in room.facts.summary
        await room.close()

    asyncio.run(scenario())
