"""A room: the one place where a table is changed, one thing after the other.

Everything that happens to a table stands in a queue: commands, arrivals, a clock that ran out, what
a bot thought.  Order, always: validate, write down, acknowledge, tell the others.  What could not
be written down did not happen: the table is read again.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from tangledbank.core.errors import GameError
from tangledbank.server.attendant import Attendant
from tangledbank.server.audience import PRIVATE, Audience
from tangledbank.server.change import Change, Watch
from tangledbank.server.facts import facts_of
from tangledbank.server.guest import Guest
from tangledbank.server.reasons import reasons_of
from tangledbank.server.store.store import Entry, Facts, StoreError, Taken
from tangledbank.server.table import log, verbs
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Broken, Table, replayed
from tangledbank.server.table.verbs import Actor, Bodies
from tangledbank.server.web import metrics
from tangledbank.server.web.logs import LOG
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news

if TYPE_CHECKING:
    from tangledbank.server.rooms import Rooms

#: So often a command is tried when other processes write to the same table.
TRIES: Final = 15
#: Between two of them it waits up to so many seconds, a little longer each time.
STEP_ASIDE: Final = 0.01
#: After trouble with the database, bots and clocks try again so many milliseconds later.
TRY_AGAIN: Final = 2_000
NOT_SAVED: Final = "It could not be saved, so nothing has changed. Try again in a moment."
#: So many seconds a room may take to close.
LAST_WORDS: Final = 5

Work = Callable[[], Awaitable[None]]
Reply = Callable[[news.AnyMessage], None]


class Overtaken(Refusal):
    """Somebody else wrote to the table first."""


class Room:
    """A table with those who are connected to it."""

    def __init__(self, rooms: "Rooms", table: Table, entries: list[Entry], facts: Facts) -> None:
        self.rooms = rooms
        self.table = table
        self.facts = facts
        self.used = rooms.now()
        self.audience = Audience(self, entries)
        self.attendant = Attendant(self)
        self._turn_shown = -1
        self._hinting: set[str] = set()  # for whom a hint is being thought about
        self._queue: asyncio.Queue[Work | None] = asyncio.Queue()
        self._runner = asyncio.create_task(self._run())

    # The queue

    async def _run(self) -> None:
        while True:
            work = await self._queue.get()
            if work is None:
                return
            try:
                await work()
            except Exception:
                LOG.exception("room", table=self.table.id)
                await self._recover()

    async def _recover(self) -> None:
        """Whatever it was, the table is what its log says; the room goes on in any case."""
        try:
            await self.read_again()
        except Exception:
            LOG.exception("room", table=self.table.id)

    def queue(self, work: Work) -> None:
        """Do this when all before it is done."""
        self._queue.put_nowait(work)

    async def close(self) -> None:
        self.attendant.stop()
        self._queue.put_nowait(None)
        try:
            await asyncio.wait_for(self._runner, LAST_WORDS)
        except TimeoutError:
            LOG.warning("close", table=self.table.id)  # it waits for a database that does not come

    async def settled(self) -> Table:
        """The table, when all that is in the queue now is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def mark() -> None:
            if not done.done():
                done.set_result(None)

        self.queue(mark)
        await done
        return self.table

    @property
    def idle(self) -> bool:
        """May it be put away?"""
        quiet = self.rooms.now() - self.used > self.rooms.settings.idle
        return (
            quiet and not self.audience.guests and not self.attendant.busy and self._queue.empty()
        )

    # Coming and going

    def arrive(self, guest: Guest, since: int = 0) -> None:
        """Somebody connects; `since` is what they saw last."""
        self.used = self.rooms.now()

        async def work() -> None:
            if self.audience.admit(guest, since):
                await self._here_again(guest.person)
                await self._presence_changed()

        self.queue(work)

    def depart(self, guest: Guest) -> None:
        self.used = self.rooms.now()

        async def work() -> None:
            if self.audience.guests.pop(guest, None) is not None:
                await self._presence_changed()

        self.queue(work)

    async def _here_again(self, person: str) -> None:
        """Who was only cut off gets the seat back from the bot without asking."""
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
                    LOG.warning("back", table=table.id, error=refusal.text)
                    return

    async def _presence_changed(self) -> None:
        self.rooms.say_presence(self)
        await self.look_around()

    async def look_around(self) -> None:
        """Somebody came or went, here or at another process."""
        self.audience.note_absent()
        self.audience.tell_who_is_here()
        self.attendant.look_ahead()

    # Commands

    def post(self, guest: Guest, command: wire.AnyCommand) -> None:
        """A command from a connection; the answer goes back to it."""
        self._take(guest.actor, command, guest.tell, guest)

    async def look(self, actor: Actor) -> news.News:
        """The whole table as somebody may see it, without a connection."""
        answer: asyncio.Future[news.News] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await self._visited(actor.person)
            if not answer.done():
                answer.set_result(self.audience.shown_to(actor.person))

        self.used = self.rooms.now()
        self.queue(work)
        return await answer

    async def _visited(self, person: str) -> None:
        """Who asks without a connection is there, for a while."""
        if self.table.seats_of(person):
            new = person not in self.audience.here()
            self.audience.visits[person] = self.rooms.now()
            if new:
                await self._here_again(person)
                await self._presence_changed()

    async def answer(self, actor: Actor, command: wire.AnyCommand) -> news.AnyMessage:
        """A command without a connection."""
        answer: asyncio.Future[news.AnyMessage] = asyncio.get_running_loop().create_future()

        def reply(message: news.AnyMessage) -> None:
            if not answer.done():
                answer.set_result(message)

        async def visit() -> None:
            await self._visited(actor.person)

        self.queue(visit)
        self._take(actor, command, reply)
        return await answer

    def _take(
        self, actor: Actor, command: wire.AnyCommand, reply: Reply, guest: Guest | None = None
    ) -> None:
        self.used = self.rooms.now()
        began = time.perf_counter()

        async def work() -> None:
            if guest is not None and guest not in self.audience.guests:
                return  # it was not let in, and has been told so
            if guest is None and not self.audience.may_look(actor.person):
                reply(self._refused(command.id, Refusal(PRIVATE.why, PRIVATE.text)))
                return
            try:
                message, change = await self._obey(actor, command)
            except Exception:
                refusal = Refusal("trouble", "Something went wrong; nothing has changed.")
                reply(self._refused(command.id, refusal))
                raise
            reply(message)
            metrics.COMMANDS.labels(*in_words(command, message)).inc()
            metrics.LATENCY.observe(time.perf_counter() - began)
            self._after(change)

        if isinstance(command, wire.Hint):
            self.attendant.begin(self._hint(actor, command, reply))
        else:
            self.queue(work)

    async def _obey(self, actor: Actor, command: wire.AnyCommand) -> tuple[news.AnyMessage, Change]:
        """Carry a command out, or not; the answer, and what changed."""
        if isinstance(command, wire.Ping):
            return news.Pong(command.id, self.rooms.now()), Change()
        if isinstance(command, wire.Why):
            return self._why(actor, command), Change()
        if not actor.person:
            return self._refused(command.id, Refusal("no-name", "Choose a name first.")), Change()
        for tries in range(TRIES):
            # Looked up each time: another process may just have done this very command.
            done = self.table.done.get((actor.person, command.id))
            if done is not None:
                known = min(done, self.audience.seen_v(actor.person))
                return news.Done(command.id, known), Change()
            try:
                if isinstance(command, wire.Rematch):
                    bodies = await self._rematch(actor, command)
                else:
                    bodies = verbs.entries_of(self.table, actor, command)
                change = await self._write(bodies)
                break
            except Overtaken as refusal:
                # Another process wrote first; what is asked may still be possible.
                if tries + 1 == TRIES:
                    return self._refused(command.id, refusal), Change()
                await asyncio.sleep(random.uniform(0, STEP_ASIDE * (tries + 1)))
            except Refusal as refusal:
                return self._refused(command.id, refusal), Change()
        return news.Done(command.id, self.audience.seen_v(actor.person)), change

    def _refused(self, cmd: str, refusal: Refusal) -> news.Refused:
        reasons = reasons_of(self.table, refusal.reasons)
        return news.Refused(cmd, refusal.why, refusal.text, reasons)

    def _why(self, actor: Actor, command: wire.Why) -> news.AnyMessage:
        game = self.table.game
        mine = self.table.seats_of(actor.person)
        if game is None or not mine:
            refusal = Refusal("not-seated", "You do not sit at this table.")
            return self._refused(command.id, refusal)
        seat = self.table.acting if self.table.acting in mine else mine[0]
        try:
            reasons = game.why_not(game.read(command.action, seat), seat)
        except GameError as error:
            return self._refused(command.id, Refusal("not-understood", str(error)))
        return news.Reasons(command.id, reasons_of(self.table, reasons))

    async def _hint(self, actor: Actor, command: wire.Hint, reply: Reply) -> None:
        """What a strong bot would do; it thinks elsewhere, and the game goes on meanwhile."""
        table = self.table
        seat = table.acting
        if not table.setup.hints:
            reply(self._refused(command.id, Refusal("no-hints", "This table has no hints.")))
            return
        if seat < 0 or not actor.person or table.seats[seat].person != actor.person:
            refusal = Refusal("not-asked", "It is not yours to decide now.")
            reply(self._refused(command.id, refusal))
            return
        if actor.person in self._hinting:
            reply(self._refused(command.id, Refusal("too-fast", "A hint is on its way.")))
            return
        moment = table.moment
        self._hinting.add(actor.person)
        try:
            thought = await self.rooms.thinkers.think(self.attendant.task("search", True))
        finally:
            self._hinting.discard(actor.person)
        if thought.error:
            LOG.warning("hint", table=table.id, error=thought.error)
            reply(self._refused(command.id, Refusal("no-hint", "There is no hint for this.")))
        else:
            reply(news.Hints(command.id, moment, thought.advice))

    async def _rematch(self, actor: Actor, command: wire.Rematch) -> Bodies:
        table = self.table
        verbs.need_seat(table, actor)
        if table.status != "over":
            raise Refusal("not-over", "The game is not over.")
        if table.rematch:
            return []
        try:
            person = await self.rooms.store.person(actor.person)
            if person is None:
                raise Refusal("no-name", "Choose a name first.")
            made = await self.rooms.create(table.setup, person)
        except StoreError as error:
            LOG.error("store", table=table.id, error=str(error))
            raise Refusal("not-saved", NOT_SAVED) from None
        return [log.Rematched(table=made, who=actor.person, cmd=command.id)]

    # Writing down

    async def carry_out(self, bodies: Bodies) -> None:
        """Write down what nobody asked for, and tell everybody; `Refusal` if it cannot be."""
        self._after(await self._write(bodies))

    def _after(self, change: Change) -> None:
        """Tell everybody what changed, and see what must happen next."""
        if not change.nothing:
            self.audience.tell(change)
            self.attendant.look_ahead()

    async def _write(self, bodies: Bodies) -> Change:
        """Let the table take entries and write them down; what changed.

        Nobody is told before they are on disk; if they cannot be, the table is read again.
        """
        table = self.table
        if not bodies:
            return Change()
        watch = Watch(table)
        now = max(self.rooms.now(), table.at)
        entries = [Entry(table.v + 1 + at, now, log.write(body)) for at, body in enumerate(bodies)]
        try:
            for entry, body in zip(entries, bodies, strict=True):
                table.take(entry, body)
                watch.took(body)
            facts = facts_of(table) if watch.change.info or self._facts_old() else self.facts
            changed = facts if facts != self.facts else None
            await self.rooms.store.append(table.id, entries, changed)
        except Broken as error:
            await self.read_again()
            raise Refusal("broken", str(error)) from None
        except Taken:
            await self.read_again()
            raise Overtaken("stale", "The table has moved on since you looked.") from None
        except StoreError as error:
            LOG.error("store", table=table.id, error=str(error))
            self.attendant.trouble_until = self.rooms.now() + TRY_AGAIN
            await self.read_again()
            raise Refusal("not-saved", NOT_SAVED) from None
        if changed is not None:
            self.facts = facts
            self.rooms.facts_changed(self)
        self.audience.add(entries)
        self.rooms.wrote(self)
        return watch.result()

    def _facts_old(self) -> bool:
        """Is what the lobby shows no longer true, or must a day's clock be watched anew?"""
        table = self.table
        turn = 0 if table.game is None else table.game.turn
        old = turn != self._turn_shown or table.status == "over"
        self._turn_shown = turn
        return old or table.setup.clock.kind == "days"

    async def read_again(self) -> None:
        """Throw away what may not be true, and read the table from the database."""
        while True:
            try:
                stored = await self.rooms.store.load(self.table.id)
                break
            except StoreError as error:
                LOG.error("store", table=self.table.id, error=str(error))
                await asyncio.sleep(TRY_AGAIN / 1000)
        if stored is None:
            return
        self.table = replayed(self.table.id, stored.engine, stored.entries)
        self.facts = stored.facts
        self.audience.add(stored.entries)
        self.attendant.thinking = -1
        self.audience.tell_everything()
        self.attendant.look_ahead()

    async def catch_up(self) -> None:
        """Another process wrote to this table."""
        table = self.table
        entries = await self.rooms.store.entries(table.id, table.v)
        if not entries:
            return
        watch = Watch(table)
        try:
            for entry in entries:
                body = log.read(entry.body)
                table.take(entry, body)
                watch.took(body)
        except Broken:
            await self.read_again()
            return
        self.facts = facts_of(table)
        self.audience.add(entries)
        self._after(watch.result())


def in_words(command: wire.AnyCommand, message: news.AnyMessage) -> tuple[str, str]:
    """A command and its answer, in the words that are counted."""
    answer = message.why if isinstance(message, news.Refused) else "done"
    return type(command).__name__.lower(), answer
