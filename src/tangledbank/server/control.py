"""The decisions of the server's operators: read once a second and carried out.

`tangledbank admin` reaches a running server through the database, because both kinds of database
can do that and every process reads it.  Bans, mutes and notices are rows that stay in force; orders
are rows that one process takes and answers.
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

#: Seconds between two reads of the database.
EVERY: Final = 1.0
#: Reads between two comparisons of the connected people with the database.
COMPARE: Final = 60
#: An order older than this (in milliseconds) is ignored.
STALE: Final = 10 * 60_000
#: Milliseconds after which the address of a person who stays is recorded again.
NOTED_AGAIN: Final = 10 * 60_000
#: The most addresses remembered as recorded, and the most written at a time.
MOST_NOTED: Final = 20_000
BATCH: Final = 200
#: Attempts to close a table while other processes write to it.
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
        """Admit nobody before the bans are known."""
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

    # Bans, mutes and the notice

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

    # Addresses

    def note(self, person: str, address: str) -> None:
        """Record that this person uses this address; written soon, and not too often."""
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
        """The person was deleted: drop what is not written yet."""
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
        """The outcome, in words for the operator who gave the order."""
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
    """End a table's game now, whatever its state; runs in the room's queue."""
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
