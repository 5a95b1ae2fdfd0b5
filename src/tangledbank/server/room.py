"""A room: the one place where a table changes, one thing after another.

Everything that happens to a table goes through a queue: commands, arrivals, expired clocks and
bots' answers.  The order is always: validate, write, acknowledge, tell the others.  What could not
be written did not happen: the table is read again.
"""

import asyncio
import random
import sys
import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from tangledbank.server.audience import PRIVATE, Audience
from tangledbank.server.change import Change
from tangledbank.server.command_queue import CommandQueue, Work
from tangledbank.server.delayed_spectators import DelayedSpectators
from tangledbank.server.guest import Guest
from tangledbank.server.interfaces import Surroundings
from tangledbank.server.ledger import NOT_SAVED, Ledger, Overtaken
from tangledbank.server.logs import LOG
from tangledbank.server.questions import Hints, Reply, why
from tangledbank.server.reasons import refused
from tangledbank.server.scheduler import Scheduler
from tangledbank.server.store.store import Facts, StoreError
from tangledbank.server.table import log, verbs
from tangledbank.server.table.acting import Actor, Bodies, need_seat
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news

#: Attempts at a command while other processes write to the same table.
TRIES: Final = 15
#: The longest pause between two attempts, in seconds; it grows each time.
STEP_ASIDE: Final = 0.01
#: Seconds a room may take to close.
LAST_WORDS: Final = 5
#: A stuck table: its database does not answer.
STUCK: Final = Refusal("not-saved", "The table isn't responding. Try again in a moment.")
CLOSED: Final = news.Farewell(
    "closed", "This table was closed by the people who run the server.", False
)
TROUBLE: Final = news.Farewell("trouble", "The server can't read its tables right now.", True)

T = TypeVar("T")


class Room:
    """A table and the people connected to it."""

    def __init__(
        self,
        rooms: Surroundings,
        table: Table,
        facts: Facts,
        delayed: DelayedSpectators | None = None,
    ) -> None:
        self.rooms = rooms
        self.table = table
        self.facts = facts
        self._ahead = 0  # milliseconds by which the table's time is ahead of the server's
        self.used = rooms.now()
        # Its parts refer to the room weakly, so that it is freed as soon as nobody uses it (see
        # `garbage`).
        weak: Room = weakref.proxy(self)
        self.audience = Audience(weak, delayed)
        self.scheduler = Scheduler(weak)
        self.ledger = Ledger(weak)
        self.hints = Hints(weak)
        self.commands = CommandQueue(
            rooms.clock,
            rooms.settings.patience / 1000,
            partial(Room._recover, weak),
            partial(Room._stopped, weak),
        )

    def now(self) -> int:
        """The table's time, which is never before the last entry.

        A log may be ahead of the server: the machine's clock was set back before the server
        started, or another machine's clock is ahead.
        """
        now = self.rooms.now()
        if self.table.at > now + self._ahead:
            self._ahead = self.table.at - now
        return now + self._ahead

    # The queue

    async def _recover(self) -> None:
        """Whatever failed, the table is what its log says, and the room continues."""
        if sys.exception() is not None:
            LOG.exception("a table failed", table=self.table.id)
        try:
            await self.ledger.read_again()
        except Exception:
            LOG.exception("could not read a table", table=self.table.id)

    def _stopped(self, error: BaseException | None) -> None:
        """The queue's runner ended and is restarted; `_recover` reads the table first."""
        LOG.error("room stopped", table=self.table.id, error=repr(error))
        self.rooms.metrics.restarted()

    def queue(self, work: Work) -> None:
        """Run this after everything before it."""
        self.commands.put(work)

    async def close(self) -> None:
        self.scheduler.stop()
        self.ledger.close()
        self.commands.close()
        if not await self.commands.closed(LAST_WORDS):
            # It is waiting for a database that does not answer.
            LOG.warning("closed a table before it was idle", table=self.table.id)

    async def ask(self, look: Callable[[Table], T]) -> T:
        """The table as it is while nothing is being written.

        `StoreError` if that takes too long.
        """
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            if not found.done():
                try:
                    self.ledger.check()
                    found.set_result(look(self.table))
                except Refusal as refusal:
                    found.set_exception(StoreError(refusal.text))
                except Exception as error:
                    found.set_exception(error)

        def give_up() -> None:
            if not found.done():
                found.set_exception(StoreError(STUCK.text))

        self.commands.ask(work, give_up)
        return await found

    async def settled(self) -> Table:
        """The table after everything that is in the queue now."""
        return await self.ask(lambda table: table)

    @property
    def idle(self) -> bool:
        """May it be closed?"""
        quiet = self.rooms.now() - self.used > self.rooms.settings.idle
        return quiet and not self.audience.guests and not self.scheduler.busy and self.commands.idle

    # Arriving and leaving

    def arrive(self, guest: Guest, since: int = 0) -> None:
        """Connect a guest; `since` is what they saw last."""
        self.used = self.rooms.now()
        self.audience.note_address(guest.actor)

        async def work() -> None:
            if self.ledger.lost:
                guest.dismiss(TROUBLE)
            elif self.audience.admit(guest, since):
                await self._here_again(guest.person)
                await self._presence_changed()

        self.commands.ask(work, lambda: guest.dismiss(TROUBLE))

    def depart(self, guest: Guest) -> None:
        self.used = self.rooms.now()

        async def work() -> None:
            if self.audience.guests.pop(guest, None) is not None:
                await self._presence_changed()

        self.queue(work)

    async def _here_again(self, person: str) -> None:
        """People who were only cut off get their seats back from the bot without asking."""
        table = self.table
        mine = [table.seats[seat] for seat in table.seats_of(person)]
        if table.status == "playing" and any(seat.stand_in and not seat.left for seat in mine):
            for _ in range(TRIES):
                try:
                    await self.carry_out(verbs.stand_ins(self.table, person, False, False))
                    return
                except Overtaken:
                    continue
                except Refusal as refusal:
                    LOG.warning("could not end a stand-in", table=table.id, error=refusal.text)
                    return

    async def _presence_changed(self) -> None:
        self.say_presence()
        await self.look_around()

    def say_presence(self) -> None:
        """Tell the other processes who is connected here."""
        self.rooms.say_presence(self.table.id, *self.audience.parted())

    async def look_around(self) -> None:
        """Somebody arrived or left, here or in another process."""
        self.audience.note_absent()
        self.scheduler.note_presence()
        if not self.ledger.lost:
            self.audience.tell_who_is_here()
            self.scheduler.look_ahead()

    # Commands

    def post(self, guest: Guest, command: wire.AnyCommand) -> None:
        """Handle a command from a connection; the answer goes back to it."""
        self._take(guest.actor, command, guest.tell, guest)

    async def look(self, actor: Actor) -> news.News:
        """The whole table as this person may see it, without a connection."""
        self.used = self.rooms.now()
        self.audience.note_address(actor)
        self._visited(actor.person)
        return await self.ask(lambda _: self.audience.shown_to(actor.person))

    def _visited(self, person: str) -> None:
        """A person who asks without a connection counts as present for a while."""

        async def work() -> None:
            if self.table.seats_of(person):
                new = person not in self.audience.here()
                self.audience.visits[person] = self.now()
                if new and not self.ledger.lost:
                    await self._here_again(person)
                    await self._presence_changed()

        self.commands.ask(work, lambda: None)

    async def answer(self, actor: Actor, command: wire.AnyCommand) -> news.AnyMessage:
        """Handle a command without a connection."""
        answer: asyncio.Future[news.AnyMessage] = asyncio.get_running_loop().create_future()

        def reply(message: news.AnyMessage) -> None:
            if not answer.done():
                answer.set_result(message)

        self._visited(actor.person)
        self._take(actor, command, reply)
        return await answer

    def _take(
        self, actor: Actor, command: wire.AnyCommand, reply: Reply, guest: Guest | None = None
    ) -> None:
        self.used = self.rooms.now()
        self.audience.note_address(actor)
        began = time.perf_counter()

        def refuse(refusal: Refusal) -> None:
            message = refused(self.table, command.id, refusal)
            reply(message)
            self.rooms.metrics.command(*in_words(command, message))

        async def work() -> None:
            if guest is not None and guest not in self.audience.guests:
                return  # it was not admitted, and has been told so
            if guest is None and not self.audience.may_look(actor.person):
                refuse(Refusal(PRIVATE.why, PRIVATE.text))
                return
            if isinstance(command, wire.Hint) and not self.ledger.lost:
                self.hints.begin(actor, command, reply)
                return
            try:
                message, change = await self._obey(actor, command)
            except Exception:
                refuse(Refusal("trouble", "Something went wrong. Nothing has changed."))
                raise
            reply(message)
            self.rooms.metrics.command(*in_words(command, message))
            self.rooms.metrics.latency(time.perf_counter() - began)
            self.after(change)

        self.commands.ask(work, lambda: refuse(STUCK))

    async def _obey(self, actor: Actor, command: wire.AnyCommand) -> tuple[news.AnyMessage, Change]:
        """Carry out a command, or refuse it; returns the answer and the change."""
        if isinstance(command, wire.Ping):
            return news.Pong(command.id, self.now()), Change()
        if self.ledger.lost:
            return self._refused(command, Refusal("not-saved", NOT_SAVED))
        if isinstance(command, wire.Why):
            return why(self.table, actor, command), Change()
        if not actor.person:
            return self._refused(command, Refusal("no-name", "Choose a name first."))
        if isinstance(command, wire.Pace):
            if actor.person != self.table.host:
                return self._refused(command, Refusal("not-host", "Only the host can do that."))
            self.scheduler.pace = command.percent
            return news.Done(command.id, self.audience.seen_v(actor.person)), Change()
        for tries in range(TRIES):
            # Looked up each time: another process may just have done the same command.
            done = self._done(actor, command)
            if done is not None:
                return done, Change()
            try:
                if isinstance(command, wire.Rematch):
                    bodies = await self._rematch(actor, command)
                else:
                    bodies = verbs.entries_of(self.table, actor, command)
                change = await self.ledger.write(bodies)
                break
            except Overtaken as refusal:
                # Another process wrote first; the command may still be possible.
                if tries + 1 == TRIES:
                    return self._refused(command, refusal)
                await asyncio.sleep(random.uniform(0, STEP_ASIDE * (tries + 1)))
            except Refusal as refusal:
                # The write was reported as uncertain, yet it may have happened: the table was read
                # again.
                done = self._done(actor, command)
                return (done, Change()) if done is not None else self._refused(command, refusal)
        return news.Done(command.id, self.audience.seen_v(actor.person)), change

    def _done(self, actor: Actor, command: wire.AnyCommand) -> news.Done | None:
        """The answer to a command that was done before."""
        done = self.table.done.get(actor.person, command.id)
        if done is None or self.ledger.lost:
            return None
        return news.Done(command.id, min(done, self.audience.seen_v(actor.person)))

    def _refused(
        self, command: wire.AnyCommand, refusal: Refusal
    ) -> tuple[news.AnyMessage, Change]:
        return refused(self.table, command.id, refusal), Change()

    async def _rematch(self, actor: Actor, command: wire.Rematch) -> Bodies:
        table = self.table
        need_seat(table, actor)
        if table.status != "over":
            raise Refusal("not-over", "The game isn't over yet.")
        if table.rematch:
            return []
        try:
            person = await self.rooms.store.person(actor.person)
            if person is None:
                raise Refusal("no-name", "Choose a name first.")
            made = await self.rooms.create(table.setup, person, address=actor.address)
        except StoreError as error:
            LOG.error("could not make a rematch", table=table.id, error=str(error))
            raise Refusal("not-saved", NOT_SAVED) from None
        return [log.Rematched(table=made, who=actor.person, cmd=command.id)]

    # Consequences

    async def carry_out(self, bodies: Bodies) -> None:
        """Write entries that no command asked for, and tell everybody; `Refusal` if that fails."""
        self.after(await self.ledger.write(bodies))

    def after(self, change: Change) -> None:
        """Send everybody the change, and schedule what comes next."""
        if not change.nothing:
            if change.info and self.table.status == "gathering":
                self.say_presence()  # somebody may have sat down
            self.audience.tell(change)
            if self.table.ended_by == "closed" and self.table.game is None:
                self._dismiss_all()  # no game means no result to show
            self.scheduler.look_ahead()

    def _dismiss_all(self) -> None:
        for guest in list(self.audience.guests):
            guest.dismiss(CLOSED)


def in_words(command: wire.AnyCommand, message: news.AnyMessage) -> tuple[str, str]:
    """A command and its answer, as metrics labels."""
    answer = message.why if isinstance(message, news.Refused) else "done"
    return type(command).__name__.lower(), answer
