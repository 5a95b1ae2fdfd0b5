"""All rooms of this process: opened when somebody arrives, closed when nobody is left.

With a shared database, several processes may have a room for the same table.  Any of them may write
what its own people decide, because an entry's number can be taken only once.  But only one process,
the table's holder, runs its clocks and bots; when that process dies, another takes over.
"""

import asyncio
import re
import secrets
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

import msgspec

from tangledbank.core.record import engine_version
from tangledbank.server.delayed_spectators import delayed_of
from tangledbank.server.facts import facts_of
from tangledbank.server.interfaces import BotPool, Clock, Metrics, NoMetrics
from tangledbank.server.logs import LOG
from tangledbank.server.loop_clock import LoopClock
from tangledbank.server.makers import Makers
from tangledbank.server.opening import open_table
from tangledbank.server.room import Room
from tangledbank.server.settings import Settings
from tangledbank.server.snapshots import Snapshots
from tangledbank.server.store.store import Entry, Facts, Person, Store, StoreError
from tangledbank.server.table import log
from tangledbank.server.table.dealing import check_setup
from tangledbank.server.table.guiding import as_opened, course_called, setup_of
from tangledbank.server.table.snapshot import engine_id
from tangledbank.server.table.table import Table
from tangledbank.server.table.terms import Terms
from tangledbank.server.watchdog import Watchdog
from tangledbank.server.wire.news import Farewell
from tangledbank.server.wire.setup import Setup

#: Milliseconds after which presence that was not reported again is forgotten.
FORGOTTEN = 15_000

#: Seconds between attempts to tell the other processes something; if the database was away for
#: longer, they check for themselves.
AGAIN: Final = (0.5, 2.0, 5.0)
#: The form of a table's id, checked before anything reaches the database.
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

T = TypeVar("T")


class Origin(msgspec.Struct, frozen=True):
    """The game that a new table continues."""

    table: str
    step: int
    before: list[str]
    thrown: list[log.Thrown]
    calls: list[str]
    terms: Terms


class Present(msgspec.Struct, frozen=True, array_like=True):
    """The people connected to a table in one process: its players, and a count of the rest."""

    table: str
    worker: str
    persons: list[str]
    watchers: int = 0


def new_table_id() -> str:
    """Impossible to guess, and never mistaken for a command-line option."""
    while (name := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return name


def new_secret() -> str:
    """What a table's chance comes from."""
    return secrets.token_hex(32)


class Rooms:
    """`make_bot_pool` is called at the start, in the event loop."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        make_bot_pool: Callable[[Settings], BotPool],
        metrics: Metrics | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.clock: Clock = clock or LoopClock()
        self.metrics: Metrics = metrics or NoMetrics()
        self._make_bot_pool = make_bot_pool
        self.settings = settings
        self.watchdog = Watchdog(settings.stall / 1000, self._stalled)
        self.started = self.now()
        self.makers = Makers(store)
        self.snapshots = Snapshots(store)
        self.rooms: dict[str, Room] = {}
        self.lobby_changed: Callable[[], None] = lambda: None
        self._opening: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.bot_pool: BotPool

    def now(self) -> int:
        """The time; a stall of the process that has just ended is noted first."""
        self.watchdog.check()
        return self.settings.now()

    def _stalled(self) -> None:
        for room in self.rooms.values():
            room.scheduler.note_stall()

    async def start(self) -> None:
        self.started = self.now()
        self.watchdog.start()
        self.bot_pool = self._make_bot_pool(self.settings)
        engine_id()  # reads many files once, before anybody waits
        await self.store.listen(self._hear, self._lost)
        self._later(self._maintain())

    async def stop(self) -> None:
        """Tell everybody that the server stops, and release all tables."""
        self.watchdog.stop()
        for task in list(self._tasks):
            task.cancel()
        bye = Farewell("restarting", "The server is restarting. Your table is saved.", True)
        for room in list(self.rooms.values()):
            for guest in list(room.audience.guests):
                guest.dismiss(bye)
        await asyncio.gather(*(room.close() for room in list(self.rooms.values())))
        self.bot_pool.close()
        try:
            await self.store.let_go(self.settings.worker)
        except StoreError as error:
            LOG.warning("could not release the tables", error=str(error))

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def create(
        self, setup: Setup, person: Person, origin: Origin | None = None, address: str = ""
    ) -> str:
        """A new table, made from an address.

        `SetupError` if the setup is not possible, `TooManyTables` if the address has too many.
        """
        course = course_called(setup.lesson) if setup.lesson else None
        if course is not None:
            setup = setup_of(course)
            terms = Terms(course.presets, dict(course.options))
        else:
            game = check_setup(setup)
            terms = Terms(game.presets, game.all_options()) if origin is None else origin.terms
        maker = await self.makers.admit(address, self.now())
        name = new_table_id()
        opened = log.Opened(
            setup=setup,
            host=person.id,
            secret=new_secret(),
            presets=terms.presets,
            options=terms.options,
        )
        if origin is not None:
            opened = msgspec.structs.replace(
                opened,
                origin=origin.table,
                origin_step=origin.step,
                before=origin.before,
                thrown=origin.thrown,
                calls=origin.calls,
            )
        elif course is not None:
            lesson, calls = as_opened(course), list(course.seats)
            opened = msgspec.structs.replace(opened, lesson=lesson, calls=calls)
        now = self.now()
        entry = Entry(1, now, log.write(opened))
        table = Table(name)
        table.take(entry, opened)
        facts = facts_of(table)
        # The maker finds it among their own tables before they sit down.
        facts = msgspec.structs.replace(facts, persons=(person.id,))
        await self.store.create(name, engine_version(), facts, [entry], now, maker)
        if setup.public:
            self._lobby_dirty()
        return name

    async def room(self, name: str) -> Room | None:
        """The room of a table, opened if needed; none if there is no such table."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        if NAME.fullmatch(name) is None:
            return None
        opening = self._opening.get(name)
        if opening is None:
            opening = asyncio.ensure_future(self._open(name))
            self._opening[name] = opening
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def _open(self, name: str) -> Room | None:
        opened = await open_table(self.store, name)
        if opened is None:
            return None
        delayed = await delayed_of(opened, max(self.now(), opened.table.at))
        room = Room(self, opened.table, opened.facts, delayed)
        self.snapshots.note(name, opened.snapshot)
        self.rooms[name] = room
        if self.store.shared:
            room.queue(room.ledger.catch_up)  # another process may have written while it was read
        if not self.store.shared or await self._hold(name):
            room.queue(room.scheduler.own)
        return room

    async def _hold(self, name: str) -> bool:
        now = self.now()
        return await self.store.hold(name, self.settings.worker, now, now + self.settings.lease)

    async def look(self, name: str, look: Callable[[Table], T]) -> T | None:
        """The table as it is stored; none if there is no such table.

        An open table is read while nothing is being written to it: unsaved changes may never become
        real.
        """
        room = self.rooms.get(name)
        if room is not None:
            return await room.ask(look)
        if NAME.fullmatch(name) is None:
            return None
        opened = await open_table(self.store, name)
        if opened is None:
            return None
        if not opened.facts.inside and opened.table.status != "broken":
            # An older version wrote it.  From now on it is listed without reading the log.
            await self.store.append(name, [], facts_of(opened.table))
        return look(opened.table)

    async def facts(self, name: str) -> Facts | None:
        """The facts stored beside a table's log; none if there is no such table."""
        return await self.store.facts(name) if NAME.fullmatch(name) is not None else None

    # Maintenance

    async def _maintain(self) -> None:
        """Close idle rooms, renew the holds of open ones, and open rooms that are due."""
        while True:
            await asyncio.sleep(min(2.0, self.settings.lease / 3000))
            try:
                await self._put_away()
                await self._hold_rooms()
                await self.snapshots.make(self.rooms)
                for name in await self.store.due(self.now(), 50):
                    room = await self.room(name)
                    if room is None:
                        continue
                    if room.table.status == "broken":
                        # Otherwise it would stay due, and keep others from being opened.
                        room.facts = msgspec.structs.replace(room.facts, due=0)
                        await self.store.append(name, [], room.facts)
                    else:
                        room.queue(room.ledger.catch_up)
            except StoreError as error:
                LOG.error("could not look after due tables", error=str(error))
            except Exception:
                LOG.exception("could not look after due tables")

    async def _put_away(self) -> None:
        for name, room in list(self.rooms.items()):
            if room.idle:
                del self.rooms[name]
                await room.close()
        self._count()

    def _count(self) -> None:
        statuses = [room.table.status for room in self.rooms.values()]
        for status in ("gathering", "playing", "over", "broken"):
            self.metrics.tables(status, statuses.count(status))

    def stopped(self) -> list[str]:
        """The tables whose queue has stopped, and that have not been read again."""
        return [name for name, room in self.rooms.items() if room.commands.dead]

    def numbers(self) -> dict[str, float]:
        """What this process is busy with, for monitoring."""
        guests = [guest for room in self.rooms.values() for guest in room.audience.guests]
        return {
            "tables": len(self.rooms),
            "guests": len(guests),
            "seated": len({guest.person for guest in guests if guest.person}),
            "bots_waiting": self.bot_pool.waiting,
        }

    async def _hold_rooms(self) -> None:
        if not self.store.shared or not self.rooms:
            return
        now = self.now()
        held = await self.store.hold_all(
            self.settings.worker, list(self.rooms), now, now + self.settings.lease
        )
        for name, room in list(self.rooms.items()):
            if name in held and not room.scheduler.owner:
                room.queue(room.scheduler.own)
            elif name not in held and room.scheduler.owner:
                room.scheduler.disown()
            if room.audience.forget_elsewhere(room.now() - FORGOTTEN):
                room.queue(room.look_around)
            if any(room.audience.parted()):
                room.say_presence()

    # Between processes

    def wrote(self, table: str, v: int) -> None:
        """Tell the other processes that a table's log has grown."""
        if self.store.shared:
            text = f"{self.settings.worker} {table} {v}".encode()
            self._later(self._tell("grown", text))

    def rewritten(self, table: str) -> None:
        """A name was deleted from a log: open rooms read it again."""
        self._read_again(table)
        self.tell_others("rewritten", table.encode())

    def _read_again(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.queue(room.ledger.read_again)

    def tell_others(self, channel: str, text: bytes) -> None:
        """Queue a message to the other processes."""
        if self.store.shared:
            self._later(self._tell(channel, text))

    async def _tell(self, channel: str, text: bytes) -> None:
        """Tell the other processes, and retry: they would not ask for what they missed.

        Presence is not retried: it is sent every few seconds anyway, and is soon outdated.
        """
        for pause in (0.0,) if channel == "here" else (*AGAIN, 0.0):
            try:
                await self.store.tell(channel, text)
                return
            except StoreError as error:
                LOG.warning("could not notify the other processes", error=str(error))
            await asyncio.sleep(pause)

    def facts_changed(self, facts: Facts) -> None:
        if facts.public:
            self._lobby_dirty()

    def _lobby_dirty(self) -> None:
        self.lobby_changed()
        if self.store.shared:
            self._later(self._tell("lobby", b""))

    def say_presence(self, table: str, seated: list[str], watchers: int) -> None:
        if self.store.shared:
            said = Present(table, self.settings.worker, seated, watchers)
            self._later(self._tell("here", msgspec.json.encode(said)))

    def _hear(self, channel: str, text: bytes) -> None:
        if not self.store.shared:
            return
        if channel == "lobby":
            self.lobby_changed()
        elif channel == "grown":
            worker, name, _ = text.decode().split(" ")
            room = self.rooms.get(name)
            if room is not None and worker != self.settings.worker:
                room.queue(room.ledger.catch_up)
        elif channel == "rewritten":
            self._read_again(text.decode())
        elif channel == "here":
            self._hear_presence(msgspec.json.decode(text, type=Present))

    def _hear_presence(self, said: Present) -> None:
        room = self.rooms.get(said.table)
        if room is None or said.worker == self.settings.worker:
            return
        if room.audience.note_elsewhere(said.worker, said.persons, said.watchers):
            room.queue(room.look_around)

    async def _lost(self) -> None:
        """Messages may have been missed: look at every table again."""
        for room in list(self.rooms.values()):
            room.queue(room.ledger.catch_up)
        self.lobby_changed()
