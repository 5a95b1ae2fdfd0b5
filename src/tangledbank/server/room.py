"""A room: the one place where a table is changed, one thing after the other.

Everything that happens to a table stands in a queue: commands, arrivals, a clock that ran out, what
a bot thought.  Order, always: validate, write down, acknowledge, tell the others.  What could not
be written down did not happen: the table is read again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Final

import msgspec

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.server.balcony import Balcony
from tangledbank.server.change import Change, Watch
from tangledbank.server.facts import facts_of
from tangledbank.server.guest import Guest
from tangledbank.server.reasons import reasons_of
from tangledbank.server.store.store import Entry, Facts, StoreError, Taken
from tangledbank.server.table import eyes, log, verbs
from tangledbank.server.table.eyes import Crowd, Eyes
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Broken, Table, replayed
from tangledbank.server.table.undo import state_of
from tangledbank.server.table.verbs import Actor, Bodies
from tangledbank.server.thinkers.task import Task, Thought
from tangledbank.server.web import metrics
from tangledbank.server.web.logs import LOG
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news

if TYPE_CHECKING:
    from tangledbank.server.rooms import Rooms

#: After trouble with the database, bots and clocks try again so many milliseconds later.
TRY_AGAIN: Final = 2_000

Work = Callable[[], Awaitable[None]]
_ENCODER = msgspec.json.Encoder()


class Room:
    """A table with those who are connected to it."""

    def __init__(self, rooms: "Rooms", table: Table, entries: list[Entry], facts: Facts) -> None:
        self.rooms = rooms
        self.table = table
        self.facts = facts
        self.guests: dict[Guest, Eyes] = {}
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # worker -> who is there, since when
        self.absent: dict[str, int] = {}  # person -> since when
        self.owner = False
        self.used = rooms.now()
        self.trouble_until = 0
        self._turn_shown = -1
        self._queue: asyncio.Queue[Work | None] = asyncio.Queue()
        self._thinking = -1  # the moment a bot thinks about
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0
        self._background: set[asyncio.Task[None]] = set()
        delay = table.setup.watch_delay * 1000
        self.balcony = Balcony(table, entries, delay, rooms.now()) if delay else None
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
                await self._read_again()

    def put(self, work: Work) -> None:
        self.used = self.rooms.now()
        self._queue.put_nowait(work)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._background:
            task.cancel()
        self._queue.put_nowait(None)
        await self._runner

    async def settled(self) -> Table:
        """The table, when all that is in the queue now is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def mark() -> None:
            if not done.done():
                done.set_result(None)

        self._queue.put_nowait(mark)
        await done
        return self.table

    # Commands

    def post(self, guest: Guest, command: wire.AnyCommand) -> None:
        """A command from a connection; the answer goes back to it."""
        began = time.perf_counter()

        async def work() -> None:
            message, change = await self._obey(guest.actor, command)
            if message is not None:
                guest.tell(message)
                metrics.COMMANDS.labels(*told(command, message)).inc()
                metrics.LATENCY.observe(time.perf_counter() - began)
            self._after(change)

        if isinstance(command, wire.Hint):
            self._begin(self._hint(guest.actor, command, guest.tell))
        else:
            self.put(work)

    async def answer(self, actor: Actor, command: wire.AnyCommand) -> news.AnyMessage:
        """A command without a connection."""
        answer: asyncio.Future[news.AnyMessage] = asyncio.get_running_loop().create_future()

        def reply(message: news.AnyMessage) -> None:
            if not answer.done():
                answer.set_result(message)

        async def work() -> None:
            message, change = await self._obey(actor, command)
            if message is not None:
                reply(message)
            self._after(change)

        if isinstance(command, wire.Hint):
            self._begin(self._hint(actor, command, reply))
        else:
            self.put(work)
        return await answer

    async def _obey(
        self, actor: Actor, command: wire.AnyCommand
    ) -> tuple[news.AnyMessage | None, Change]:
        """Carry a command out, or not; the answer, and what changed."""
        table = self.table
        if isinstance(command, wire.Ping):
            return news.Pong(command.id, self.rooms.now()), Change()
        if isinstance(command, wire.Why):
            return self._why(actor, command), Change()
        if not actor.person:
            return refused(command.id, Refusal("no-name", "Choose a name first.")), Change()
        done = table.done.get((actor.person, command.id))
        if done is not None:
            return news.Done(command.id, done), Change()
        try:
            if isinstance(command, wire.Rematch):
                bodies = await self._rematch(actor, command)
            else:
                bodies = verbs.entries_of(table, actor, command)
            change = await self._write(bodies)
        except Refusal as refusal:
            return self._refused(command.id, refusal), Change()
        return news.Done(command.id, self.table.v), change

    def _refused(self, cmd: str, refusal: Refusal) -> news.Refused:
        return refused(cmd, refusal, reasons_of(self.table, refusal.reasons))

    def _why(self, actor: Actor, command: wire.Why) -> news.AnyMessage:
        game = self.table.game
        mine = self.table.seats_of(actor.person)
        if game is None or not mine:
            return self._refused(command.id, Refusal("not-seated", "You do not sit at this table."))
        seat = self.table.acting if self.table.acting in mine else mine[0]
        try:
            reasons = game.why_not(game.read(command.action, seat), seat)
        except GameError as error:
            return self._refused(command.id, Refusal("not-understood", str(error)))
        return news.Reasons(command.id, reasons_of(self.table, reasons))

    async def _hint(
        self, actor: Actor, command: wire.Hint, reply: Callable[[news.AnyMessage], None]
    ) -> None:
        table = self.table
        seat = table.acting
        why: Refusal | None = None
        if not table.setup.hints:
            why = Refusal("no-hints", "There are no hints at this table.")
        elif seat < 0 or not actor.person or table.seats[seat].person != actor.person:
            why = Refusal("not-asked", "It is not yours to decide now.")
        if why is not None:
            reply(self._refused(command.id, why))
            return
        moment = table.moment
        thought = await self.rooms.thinkers.think(self._task("search", True))
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
        person = await self.rooms.store.person(actor.person)
        if person is None:
            raise Refusal("no-name", "Choose a name first.")
        made = await self.rooms.create(table.setup, person)
        return [log.Rematched(table=made, who=actor.person, cmd=command.id)]

    # Writing down

    async def _write(self, bodies: Bodies) -> Change:
        """Write entries down and let the table take them; `Refusal` if that cannot be."""
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
        except Broken as error:
            await self._read_again()
            raise Refusal("broken", str(error)) from None
        facts = facts_of(table) if watch.change.info or self._facts_old() else self.facts
        try:
            await self.rooms.store.append(table.id, entries, facts if facts != self.facts else None)
        except Taken:
            await self._read_again()
            raise Refusal("stale", "The table has moved on since you looked.") from None
        except StoreError as error:
            LOG.error("store", table=table.id, error=str(error))
            self.trouble_until = self.rooms.now() + TRY_AGAIN
            await self._read_again()
            text = "It could not be saved, so nothing has changed. Try again in a moment."
            raise Refusal("not-saved", text) from None
        if facts != self.facts:
            self.facts = facts
            self.rooms.facts_changed(self)
        if self.balcony is not None:
            self.balcony.add(entries)
        self.rooms.wrote(self)
        return watch.result()

    def _facts_old(self) -> bool:
        """Is what the lobby shows no longer true, or must a day's clock be watched anew?"""
        table = self.table
        turn = 0 if table.game is None else table.game.turn
        old = turn != self._turn_shown or table.status == "over"
        self._turn_shown = turn
        return old or table.setup.clock.kind == "days"

    async def _read_again(self) -> None:
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
        self._thinking = -1
        self._everything_to_all()
        self._look_ahead()

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
            await self._read_again()
            return
        self.facts = facts_of(table)
        if self.balcony is not None:
            self.balcony.add(entries)
        self._after(watch.result())

    # Telling

    def _after(self, change: Change) -> None:
        """Tell everybody what changed, and see what must happen next."""
        if not change.nothing:
            self._tell(change)
        self._look_ahead()

    def _crowd(self) -> Crowd:
        crowd = Crowd()
        crowd.here = self.here()
        crowd.watchers = sum(1 for eye in self.guests.values() if not eye.seats)
        return crowd

    def here(self) -> set[str]:
        """The persons who are connected, here or at another process."""
        found = {guest.person for guest in self.guests if guest.person}
        for persons, _ in self.elsewhere.values():
            found.update(persons)
        return found

    def _tell(self, change: Change) -> None:
        table = self.table
        crowd = self._crowd() if change.info else Crowd()
        public = eyes.public_view(table) if change.game else None
        now = self.rooms.now()
        for guest in list(self.guests):
            if self.guests[guest].person and change.info:
                self.guests[guest] = Eyes(table, guest.person)
            eye = self.guests[guest]
            if eye.seats or self.balcony is None:
                guest.send(_ENCODER.encode(self._news(table, change, eye, crowd, public, now)))

    def _news(
        self,
        table: Table,
        change: Change,
        eye: Eyes,
        crowd: Crowd,
        public: msgspec.Raw | None,
        now: int,
    ) -> news.News:
        game = change.game
        return news.News(
            v=table.v,
            table=eyes.table_info(table, eye, crowd) if change.info else None,
            clocks=eyes.clocks_of(table, now) if game else None,
            steps_from=change.start if game else None,
            steps=eyes.steps_from(table, change.start, eye) if game else None,
            public=public,
            own=eyes.own_views(table, eye) if game else None,
            ask=eyes.questions(table, eye) if game else None,
            undo=state_of(table, eye.person) if game else None,  # type: ignore[arg-type]
            chat_from=change.chat if change.chat >= 0 else None,
            chat=eyes.chat_from(table, change.chat, eye) if change.chat >= 0 else None,
        )

    def _everything_to_all(self) -> None:
        crowd, now = self._crowd(), self.rooms.now()
        for guest in list(self.guests):
            eye = self.guests[guest] = Eyes(self.table, guest.person)
            guest.tell(eyes.everything(self._seen_by(eye), eye, crowd, now))

    def _seen_by(self, eye: Eyes) -> Table:
        return self.table if eye.seats or self.balcony is None else self.balcony.table

    # Coming and going

    def arrive(self, guest: Guest, since: int = 0) -> None:
        """Somebody connects; `since` is what they saw last."""

        async def work() -> None:
            eye = Eyes(self.table, guest.person)
            if not self.may_look(eye):
                guest.dismiss(news.Farewell("private", "Nobody may watch at this table.", False))
                return
            self.guests[guest] = eye
            seen = self._seen_by(eye)
            start = first_unknown_step(seen, since)
            guest.tell(eyes.everything(seen, eye, self._crowd(), self.rooms.now(), start))
            await self._here_again(guest.person)
            self._presence_changed()

        self.put(work)

    def may_look(self, eye: Eyes) -> bool:
        table = self.table
        return bool(eye.seats) or table.setup.watch == "anybody" or table.status == "gathering"

    def depart(self, guest: Guest) -> None:
        async def work() -> None:
            if self.guests.pop(guest, None) is not None:
                self._presence_changed()

        self.put(work)

    async def _here_again(self, person: str) -> None:
        """Who was only cut off gets the seat back from the bot without asking."""
        table = self.table
        mine = table.seats_of(person)
        if table.status != "playing" or not any(
            table.seats[seat].stand_in and not table.seats[seat].left for seat in mine
        ):
            return
        try:
            self._after(await self._write(verbs.stand_ins(table, person, False, False)))
        except Refusal as refusal:
            LOG.warning("back", table=table.id, error=refusal.text)

    def _presence_changed(self) -> None:
        self.rooms.presence_changed(self)
        self.presence_heard()

    def presence_heard(self) -> None:
        """Tell who is here, and note since when the others are not."""
        here, now = self.here(), self.rooms.now()
        for person in self.table.persons():
            if person in here:
                self.absent.pop(person, None)
            else:
                self.absent.setdefault(person, now)
        change = Change()
        change.info = True
        self._tell(change)
        self._look_ahead()

    # What happens by itself

    def _look_ahead(self) -> None:
        """Let a bot think if it is its turn, and wake up when something is due."""
        self._consider_bot()
        at = min((when for when in self._dues() if when), default=0)
        if at == self._timer_at and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = at
        if at:
            wait = max(0, at - self.rooms.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._queue.put_nowait(self._tick)

    def _dues(self) -> list[int]:
        """When this room must be looked at again."""
        dues = [self.balcony.due if self.balcony is not None else 0]
        if self.owner and self.table.status == "playing":
            deadline = self.table.timing.deadline
            dues.append(max(deadline, self.trouble_until) if deadline else 0)
            dues += [self._grace_ends(person) for person in self.absent]
        return dues

    def _grace_ends(self, person: str) -> int:
        """When a bot takes over from somebody who is away; 0: not at all."""
        table = self.table
        if not table.setup.stand_in or table.setup.clock.kind == "days" or not self.here():
            return 0
        if all(
            table.seats[seat].stand_in or table.seats[seat].surrendered
            for seat in table.seats_of(person)
        ):
            return 0
        return max(self.absent[person] + table.setup.grace * 1000, self.trouble_until)

    async def _tick(self) -> None:
        now = self.rooms.now()
        if self.balcony is not None:
            self._show_balcony(self.balcony, now)
        try:
            if self.owner:
                await self._due_now(now)
        except Refusal as refusal:
            LOG.warning("tick", table=self.table.id, error=refusal.text)
        self._look_ahead()

    async def _due_now(self, now: int) -> None:
        table = self.table
        if table.status != "playing":
            return
        for person in list(self.absent):
            ends = self._grace_ends(person)
            if ends and ends <= now:
                self._after(await self._write(verbs.stand_ins(table, person, True, False)))
                table = self.table
        deadline = table.timing.deadline
        if deadline and deadline <= now and now >= self.trouble_until:
            self._after(await self._write([verbs.by_default(table, "clock")]))

    def _show_balcony(self, balcony: Balcony, now: int) -> None:
        watch = Watch(balcony.table)
        while (entry := balcony.following(now)) is not None:
            body = log.read(entry.body)
            balcony.table.take(entry, body)
            watch.took(body)
        change = watch.result()
        if change.nothing:
            return
        public = eyes.public_view(balcony.table) if change.game else None
        for guest, eye in list(self.guests.items()):
            if not eye.seats:
                said = self._news(balcony.table, change, eye, self._crowd(), public, now)
                guest.send(_ENCODER.encode(said))

    # Bots

    def _consider_bot(self) -> None:
        table = self.table
        if not self.owner or table.paused or self._thinking == table.moment:
            return
        seat = table.acting
        if seat < 0:
            return
        spec = table.bot_of(seat)
        if not spec or (table.seats[seat].person and not self.here()):
            return  # nobody plays on for people while none of them is there
        self._thinking = table.moment
        self._begin(self._let_think(self._task(spec), table.moment, seat))

    def _task(self, spec: str, hint: bool = False) -> Task:
        table = self.table
        game = table.the_game
        history = list(game.history)
        return Task(table.id, table.moment, table.setup, table.calls, history, spec, hint)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _let_think(self, task: Task, moment: int, seat: int) -> None:
        pace = self.rooms.settings.bot_pace if self.guests else 0
        shown = self.table.at + pace
        thought = await self.rooms.thinkers.think(task)
        wait = max(shown, self.trouble_until) - self.rooms.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)

        async def work() -> None:
            if self._thinking == moment:
                self._thinking = -1
            table = self.table
            if table.moment == moment and table.acting == seat and table.bot_of(seat):
                try:
                    self._after(await self._write([self._bots_decision(seat, thought)]))
                    return
                except Refusal as refusal:
                    LOG.warning("bot", table=table.id, error=refusal.text)
            self._look_ahead()

        self.put(work)

    def _bots_decision(self, seat: int, thought: Thought) -> log.Decided:
        table = self.table
        by: log.By = "bot" if table.seats[seat].bot else "stand-in"
        if not thought.error:
            return verbs.decision(table, thought.action, by)
        steps = [str(entry) for entry in table.the_game.history if isinstance(entry, Action)]
        LOG.error("bot", table=table.id, error=thought.error, steps=len(steps))
        return verbs.by_default(table, by)

    # Who looks after it

    async def own(self) -> None:
        """This process runs the table's clocks and bots from now on."""
        self.owner = True
        timing = self.table.timing
        away = timing.deadline and (
            timing.clock.kind != "days" or timing.deadline < self.rooms.started
        )
        if away and self.table.status == "playing":
            try:
                self._after(await self._write([log.Woke()]))
            except Refusal as refusal:
                LOG.warning("own", table=self.table.id, error=refusal.text)
        for person in self.table.persons():
            if person not in self.here():
                self.absent.setdefault(person, self.rooms.now())
        self._look_ahead()

    def disown(self) -> None:
        self.owner = False
        self._look_ahead()

    @property
    def idle(self) -> bool:
        """May it be put away?"""
        quiet = self.rooms.now() - self.used > self.rooms.settings.idle
        return quiet and not self.guests and not self._background and self._queue.empty()


def refused(
    cmd: str, refusal: Refusal, reasons: list[news.ReasonInfo] | None = None
) -> news.Refused:
    return news.Refused(cmd, refusal.why, refusal.text, reasons or [])


def told(command: wire.AnyCommand, message: news.AnyMessage) -> tuple[str, str]:
    """A command and its answer, in the words that are counted."""
    answer = message.why if isinstance(message, news.Refused) else "done"
    return type(command).__name__.lower(), answer


def first_unknown_step(table: Table, since: int) -> int:
    """The number of the first step that somebody who saw the table at `since` does not know."""
    if since <= 0 or since > table.v or table.undone > since:
        return 0
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seq <= since:
            return number + 1
    return 0
