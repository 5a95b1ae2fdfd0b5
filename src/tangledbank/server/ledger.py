"""A room's table and its log: writes entries, and reads the table again after trouble.

A clone of the table applies new entries, and becomes the table once they are on disk.  If nobody
can say whether they were written, the table is read again; until that succeeds it is *lost*: nobody
may see or change it.
"""

import asyncio
from typing import Final, Protocol

from tangledbank.server.audience import Audience
from tangledbank.server.change import Change, Watch
from tangledbank.server.command_queue import Work
from tangledbank.server.facts import facts_of, in_lobby, still
from tangledbank.server.interfaces import Surroundings, Timer
from tangledbank.server.logs import LOG
from tangledbank.server.opening import open_table
from tangledbank.server.scheduler import Scheduler
from tangledbank.server.store.store import Entry, Facts, StoreError, Taken
from tangledbank.server.table import log
from tangledbank.server.table.acting import Bodies
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Broken, Table


class Host(Protocol):
    """The part of its room that a ledger uses."""

    table: Table
    facts: Facts

    @property
    def rooms(self) -> Surroundings: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def scheduler(self) -> Scheduler: ...

    def now(self) -> int:
        """Milliseconds since 1970."""

    def queue(self, work: Work) -> None:
        """Run this after everything before it."""

    def after(self, change: Change) -> None:
        """Send everybody the change, and schedule what comes next."""


#: Milliseconds until the next attempt after trouble with the database.
TRY_AGAIN: Final = 2_000
NOT_SAVED: Final = "It could not be saved, so nothing has changed. Try again in a moment."


class Overtaken(Refusal):
    """Another process wrote to the table first."""


class Ledger:
    def __init__(self, room: Host) -> None:
        self._room = room
        self.lost = False  # the table in memory may be wrong
        self._speakers: set[str] = set()  # spectators already recorded as speakers
        self._turn_shown = -1
        self._timer: Timer | None = None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def check(self) -> None:
        """`Refusal` if the table cannot be used now."""
        if self.lost:
            raise Refusal("not-saved", NOT_SAVED)

    async def write(self, bodies: Bodies) -> Change:
        """Write entries and continue with the table that applied them; returns the change.

        A clone applies the entries, and the room's table stays as it is until they are on disk:
        unwritten entries do not exist, and nobody can have seen them.
        """
        if not bodies:
            return Change()
        self.check()
        room = self._room
        table, rooms = room.table.clone(), room.rooms
        watch = Watch(table)
        now = room.now()
        bodies = room.scheduler.woken(bodies)
        entries = [Entry(table.v + 1 + at, now, log.write(body)) for at, body in enumerate(bodies)]
        try:
            for entry, body in zip(entries, bodies, strict=True):
                table.take(entry, body)
                watch.took(body)
        except Broken as error:
            raise Refusal("broken", str(error)) from None
        anew = watch.change.info or self._facts_old(table)
        facts = facts_of(table) if anew else still(room.facts, table)
        changed = facts if facts != room.facts else None
        await self._append(bodies, entries, changed)
        room.table = table
        self._turn_shown, _ = table.progress.told(table.at)
        if changed is not None:
            known, room.facts = room.facts, facts
            if in_lobby(facts) != in_lobby(known):
                rooms.facts_changed(facts)
        room.scheduler.note_written(bodies)
        room.audience.add(entries)
        rooms.wrote(table.id, table.v)
        return watch.result()

    async def _append(self, bodies: Bodies, entries: list[Entry], facts: Facts | None) -> None:
        """`Refusal` if it is unknown whether they were written; the table is then read again."""
        room = self._room
        try:
            if any(isinstance(body, log.Said) for body in bodies):
                await self._note_speakers(bodies)
            await room.rooms.store.append(room.table.id, entries, facts)
        except Taken:
            await self.read_again()
            self.check()
            raise Overtaken("stale", "The game has moved on. Look again.") from None
        except StoreError as error:
            LOG.error("could not save a table", table=room.table.id, error=str(error))
            await self.read_again()  # it may have been written despite the error
            room.scheduler.note_trouble(TRY_AGAIN)
            raise Refusal("not-saved", NOT_SAVED) from None

    async def _note_speakers(self, bodies: Bodies) -> None:
        """First record which spectators speak, then write what they say."""
        room = self._room
        for body in bodies:
            if isinstance(body, log.Said) and body.seat < 0 and body.person not in self._speakers:
                await room.rooms.store.note_speaker(room.table.id, body.person)
                self._speakers.add(body.person)

    def _facts_old(self, table: Table) -> bool:
        """Is the lobby's entry outdated, or must a day-long clock be scheduled again?"""
        turn, _ = table.progress.told(table.at)
        old = turn != self._turn_shown or table.status == "over"
        return old or table.setup.clock.kind == "days"

    async def read_again(self) -> None:
        """Discard what may be wrong and read the table again, now or as soon as possible."""
        room = self._room
        self._turn_shown = -1
        try:
            async with asyncio.timeout(room.rooms.settings.patience / 1000):
                opened = await open_table(room.rooms.store, room.table.id)
            if opened is None:
                raise StoreError("the table is no longer in the database")
        except (StoreError, TimeoutError) as error:
            LOG.error(
                "could not read a table",
                table=room.table.id,
                error=str(error) or "the database did not answer",
            )
            self.lost = True
            self.close()
            self._timer = room.rooms.clock.call_later(
                TRY_AGAIN / 1000, lambda: room.queue(self.read_again)
            )
            return
        self.lost = False
        room.table = opened.table
        room.facts = opened.facts
        room.audience.add(opened.entries)
        room.scheduler.thinking = -1
        room.audience.tell_everything()
        room.scheduler.look_ahead()

    async def catch_up(self) -> None:
        """Another process wrote to this table."""
        room = self._room
        if self.lost:
            return  # everything will be read
        known = room.table
        entries = await room.rooms.store.entries(known.id, known.v)
        if not entries:
            return
        table = known.clone()
        watch = Watch(table)
        try:
            for entry in entries:
                body = log.read(entry.body)
                table.take(entry, body)
                watch.took(body)
        except Broken:
            await self.read_again()
            return
        room.table = table
        room.facts = facts_of(table)
        room.audience.add(entries)
        room.after(watch.result())
