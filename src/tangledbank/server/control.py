"""What whoever runs the server has decided: read once a second, and carried out.

The way from `tangledbank admin` to a running server is the database, because both kinds have it and
every process reads it: bans, mutes and notices are rows that hold, orders are rows that one process
takes and answers.
"""

import asyncio
import itertools
from contextlib import suppress
from typing import Final

import msgspec

from tangledbank.server.ledger import Overtaken
from tangledbank.server.logs import LOG
from tangledbank.server.open_sockets import OpenSockets
from tangledbank.server.revoking import Revoking
from tangledbank.server.room import Room
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.operations import Order, Ruling, Seen
from tangledbank.server.store.store import StoreError
from tangledbank.server.table import log
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.wire.news import Farewell

#: Seconds between two looks at the database.
EVERY: Final = 1.0
#: So many looks pass between two comparisons of who is connected with the database.
COMPARE: Final = 60
#: An order older than this (in milliseconds) is of no use any more.
STALE: Final = 10 * 60_000
#: Somebody who stays is noted again after so many milliseconds.
NOTED_AGAIN: Final = 10 * 60_000
#: So many are remembered as noted, and so many are written at a time.
MOST_NOTED: Final = 20_000
BATCH: Final = 200
#: So often a table is closed when other processes write to it meanwhile.
TRIES: Final = 15

BANNED: Final = Farewell("banned", "You are banned from this server.", False)


class Control:
    """Bans, mutes, the notice, and orders to this process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.sockets = OpenSockets()
        self.revoking = Revoking(rooms.store, self.sockets, rooms.tell_others)
        self._operations = rooms.store.operations
        self._persons: frozenset[str] = frozenset()
        self._addresses: frozenset[str] = frozenset()
        self._mutes: frozenset[str] = frozenset()
        self.notice: Ruling | None = None
        self._answered: set[str] = set()
        self._noted: dict[tuple[str, str], int] = {}
        self._unwritten: dict[tuple[str, str], Seen] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Nobody is let in before the bans are known."""
        await self.refresh()
        await self.revoking.start()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(StoreError):
            await self._write_seen()

    async def _run(self) -> None:
        for look in itertools.count(1):
            await asyncio.sleep(EVERY)
            try:
                await self.refresh()
                await self._obey()
                await self._write_seen()
                if look % COMPARE == 0:
                    await self.revoking.compare()
            except StoreError as error:
                LOG.error("could not read bans and orders", error=str(error))
            except Exception:
                LOG.exception("could not read bans and orders")

    # What holds

    async def refresh(self) -> None:
        found = await self._operations.rulings(self._rooms.now())
        of = {
            kind: frozenset(ruling.subject for ruling in found if ruling.kind == kind)
            for kind in ("ban-person", "ban-address", "mute")
        }
        self.notice = next((ruling for ruling in found if ruling.kind == "notice"), None)
        self._mutes = of["mute"]
        if (of["ban-person"], of["ban-address"]) != (self._persons, self._addresses):
            self._persons, self._addresses = of["ban-person"], of["ban-address"]
            self.sockets.dismiss(lambda one: self.is_banned(one.person, one.address), BANNED)

    def is_banned(self, person: str, address: str) -> bool:
        return person in self._persons or address in self._addresses

    def is_muted(self, person: str) -> bool:
        return person in self._mutes

    # Who was here

    def note(self, person: str, address: str) -> None:
        """Somebody asks from this address; written down in a moment, and not too often."""
        now = self._rooms.now()
        key = person, address
        if now - self._noted.get(key, -NOTED_AGAIN) < NOTED_AGAIN:
            return
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        if len(self._unwritten) < MOST_NOTED:
            self._noted[key] = now
            self._unwritten[key] = Seen(person, address, now)

    def forget(self, person: str) -> None:
        """Somebody is gone: what is not written yet is not written."""
        for key in [key for key in self._unwritten if key[0] == person]:
            del self._unwritten[key]

    async def _write_seen(self) -> None:
        batch = list(self._unwritten.items())[:BATCH]
        if batch:
            await self._operations.note_seen([seen for _, seen in batch])
            for key, _ in batch:
                del self._unwritten[key]

    # Orders

    async def _obey(self) -> None:
        worker = self._rooms.settings.worker
        for order in await self._operations.orders(self._rooms.now() - STALE):
            if order.kind == "load":  # a question to every process
                if order.id not in self._answered:
                    self._answered.add(order.id)
                    text = msgspec.json.encode(self._rooms.numbers()).decode()
                    await self._operations.answer(order.id, worker, text)
            elif await self._operations.take_order(order.id, worker):
                text = await self._carry_out(order)
                LOG.info("carried out an order", kind=order.kind, answer=text)
                await self._operations.answer(order.id, worker, text)

    async def _carry_out(self, order: Order) -> str:
        """What came of it, in words for whoever gave the order."""
        try:
            if order.kind != "close":
                return (
                    f"This server does not know the order {order.kind}. It may be older than "
                    "your command: update it."
                )
            return await self._close(order.body)
        except (StoreError, Refusal) as error:
            return f"Not done: {error}"

    async def _close(self, name: str) -> str:
        room = await self._rooms.room(name)
        if room is None:
            return "That table was not found."
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                done.set_result(await close(room))
            except Exception as error:
                done.set_exception(error)

        room.queue(work)
        return await done


async def close(room: Room) -> str:
    """End a table's game now, whatever it is; to be done in the room's queue."""
    for _ in range(TRIES):
        table = room.table
        if table.status in ("over", "broken"):
            return "The game is already over." if table.status == "over" else table.problem
        try:
            await room.carry_out([log.Ended(by="closed")])
        except Overtaken:
            continue
        return "The table is closed."
    return "Not done: the table is too busy. Try again."
