"""Rooms on a real database, and guests that keep all they are told; the test moves the clock."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.bots.renewal import in_processes
from tangledbank.server.bots.thinking import think
from tangledbank.server.guest import Guest
from tangledbank.server.room import Room
from tangledbank.server.rooms import Rooms
from tangledbank.server.settings import Settings
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Entry, Facts, Person, Store, Stored, StoreError, Taken
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Farewell
from tangledbank.server.wire.setup import Setup

START = 1_700_000_000_000
#: Whatever is waited for in a test comes long before, or not at all.
PATIENCE = 120.0

Told = dict[str, Any]

_ids = count()


def fresh_id() -> str:
    return f"c{next(_ids)}"


class Listener(Guest):
    """A connection that reads everything, and keeps it."""

    def __init__(self, person: Person | None) -> None:
        super().__init__(person)
        self.raw: list[bytes] = []
        self.told: list[Told] = []
        self.bye: Farewell | None = None

    def send(self, text: bytes) -> None:
        if self.bye is not None:
            return  # as a socket does it
        self.raw.append(text)
        self.told.append(json.loads(text))

    def dismiss(self, farewell: Farewell) -> None:
        self.bye = farewell

    def of(self, kind: str) -> list[Told]:
        return [one for one in self.told if one["t"] == kind]

    def last(self, part: str) -> Any:
        """The newest there is of a part of the news."""
        return next((one[part] for one in reversed(self.of("news")) if part in one), None)

    @property
    def steps(self) -> list[Told]:
        """The steps of the game, put together as a client does it."""
        known: list[Told] = []
        for one in self.of("news"):
            if "steps" in one:
                known = [*known[: one["steps_from"]], *one["steps"]]
        return known

    def answer(self, command: str) -> Told:
        found = [one for one in self.told if one.get("id") == command]
        assert len(found) == 1, found
        return found[0]


class InstantBotPool:
    """Bots that think at once, here; for tests that are about something else."""

    waiting = 0

    def __init__(self, settings: Settings) -> None:
        self.asked = 0

    async def think(self, task: Task) -> Thought:
        self.asked += 1
        return think(task)

    def close(self) -> None:
        pass


class TroubledStore(SqliteStore):
    """A database that sometimes does not write, and that several workers may share."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.fails = 0  # so many of the next appends
        self.fails_late = 0  # they are written, but nobody hears of it
        self.pause = 0.0  # before each append
        self.gate = asyncio.Event()  # no append goes on before it is open
        self.gate.set()
        self.at_gate = 0  # so many appends wait there
        self.unreadable = False
        self.overtaken = 0  # so many of the next appends: as if another process had been faster
        self.appended = 0

    async def load(self, table: str, after: int = 0) -> Stored | None:
        if self.unreadable:
            raise StoreError("the database is damaged")
        return await super().load(table, after)

    async def append(self, table: str, entries: list[Entry], facts: Facts | None = None) -> None:
        if self.pause:
            await asyncio.sleep(self.pause)
        self.at_gate += 1
        await self.gate.wait()
        self.at_gate -= 1
        if self.overtaken:
            self.overtaken -= 1
            raise Taken("somebody else wrote first")
        if self.fails:
            self.fails -= 1
            raise StoreError("the disk is full")
        await super().append(table, entries, facts)
        self.appended += 1
        if self.fails_late:
            self.fails_late -= 1
            raise StoreError("the connection was lost")


class House:
    """A server without sockets."""

    def __init__(self, store: Store, settings: dict[str, Any], real_bots: bool) -> None:
        self.store = store
        self.time = START
        how: dict[str, Any] = {
            "bot_pace": 0,
            "stall": 0,
            "show_delay": 0,
            "show_delay_slow": 0,
            "now": lambda: self.time,
        } | settings
        self.settings = Settings(**how)
        self.rooms = Rooms(store, self.settings, in_processes if real_bots else InstantBotPool)
        self.dead = False

    async def open(self) -> None:
        await self.rooms.start()

    async def close(self) -> None:
        if not self.dead:
            await self.rooms.stop()

    async def person(self, name: str) -> Person:
        person = Person(name.ljust(32, "0"), name, False, START)
        await self.store.put_person(person)
        return person

    async def room(self, table: str) -> Room:
        room = await self.rooms.room(table)
        assert room is not None
        return room

    async def table(self, table: str) -> Table:
        return await (await self.room(table)).settled()

    async def join(self, table: str, name: str = "", since: int = 0) -> Listener:
        """Somebody connects; without a name, a stranger."""
        guest = Listener(await self.person(name) if name else None)
        (await self.room(table)).arrive(guest, since)
        await self.table(table)
        return guest

    async def join_anyhow(self, table: str, name: str) -> Listener:
        """Somebody connects to a table that may be in trouble."""
        guest = Listener(await self.person(name))
        (await self.room(table)).arrive(guest)
        await self.until(lambda: bool(guest.told) or guest.bye is not None)
        return guest

    async def leave(self, table: str, guest: Listener) -> None:
        (await self.room(table)).depart(guest)
        await self.table(table)

    async def say(self, table: str, guest: Listener, command: wire.AnyCommand) -> Told:
        """A command and its answer."""
        room = await self.room(table)
        before = len(guest.told)
        room.post(guest, command)
        await room.settled()
        found = [one for one in guest.told[before:] if one.get("id") == command.id]
        assert len(found) == 1, f"{command} was answered {found}"
        return found[0]

    async def begin(self, setup: Setup, *names: str) -> tuple[str, list[Listener]]:
        """A table at which these people sit in the first seats, and the game has begun."""
        table = await self.rooms.create(setup, await self.person(names[0]))
        guests = [await self.join(table, name) for name in names]
        for seat, guest in enumerate(guests):
            await self.say(table, guest, wire.Sit(fresh_id(), seat))
        for guest in guests:
            await self.say(table, guest, wire.Ready(fresh_id(), guest.name.encode().hex() * 8))
        assert (await self.table(table)).status == "playing"
        return table, guests

    async def decide(self, table: str, guests: list[Listener], action: str = "") -> Listener:
        """Let whoever must decide do so; without an action, the first that is legal."""
        room = await self.room(table)
        now = room.table
        person = now.seats[now.acting].person
        guest = next(one for one in guests if one.person == person)
        line = action or str(now.the_game.legal_actions()[0])
        answer = await self.say(table, guest, wire.Decide(fresh_id(), now.moment, line))
        assert answer["t"] == "done", answer
        return guest

    async def pass_time(self, table: str, seconds: float) -> None:
        """Let time go by, and the table notice it."""
        self.time += int(seconds * 1000)
        room = await self.room(table)
        room.queue(room.scheduler._tick)
        await room.settled()

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something that happens by itself."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not happened():
            assert asyncio.get_running_loop().time() < deadline, "it does not happen"
            await asyncio.sleep(0.005)

    async def die(self) -> None:
        """As if the process were killed: nobody is told, nothing is let go."""
        self.rooms._hear = lambda channel, text: None  # type: ignore[method-assign]
        tasks = list(self.rooms._tasks)
        for room in self.rooms.rooms.values():
            room.scheduler.stop()
            room.commands.close()  # else its runner would be started again
            tasks += [room.commands.runner, *room.scheduler._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.rooms.rooms.clear()
        self.dead = True


Scenario = Callable[[House], Coroutine[Any, Any, None]]


def in_house(
    path: Path, scenario: Scenario, *, real_bots: bool = False, **settings: object
) -> None:
    """Run a scenario in a house with an SQLite file."""

    async def run() -> None:
        store = TroubledStore(path)
        await store.open()
        house = House(store, settings, real_bots)
        await house.open()
        try:
            await scenario(house)
        finally:
            await house.close()
            await store.close()

    asyncio.run(run())


def new_animal(table: Table) -> str:
    """A decision after which it is another's turn."""
    lines = [str(action) for action in table.the_game.legal_actions()]
    return next(line for line in lines if line.startswith("animal"))
