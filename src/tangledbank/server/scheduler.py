"""What happens at a table by itself: clocks run out, and bots play and stand in for absent people.

Only the process that holds a table runs this.
"""

import asyncio
from collections.abc import Coroutine
from typing import Final, Protocol

from tangledbank.server.audience import Audience
from tangledbank.server.bot_task import Task, Thought, position_of
from tangledbank.server.bot_turn import THINKING, BotTurn, fixed_delay
from tangledbank.server.command_queue import Work
from tangledbank.server.interfaces import Surroundings, Timer
from tangledbank.server.logs import LOG
from tangledbank.server.table import log, verbs
from tangledbank.server.table.acting import Bodies
from tangledbank.server.table.guiding import told_now
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table


class Readable(Protocol):
    @property
    def lost(self) -> bool:
        """May the table in memory be wrong?"""


class Host(Protocol):
    """The part of its room that a scheduler uses."""

    @property
    def table(self) -> Table: ...

    @property
    def rooms(self) -> Surroundings: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def ledger(self) -> Readable: ...

    def now(self) -> int:
        """Milliseconds since 1970."""

    def queue(self, work: Work) -> None:
        """Run this after everything before it."""

    async def carry_out(self, bodies: Bodies) -> None:
        """Write entries that no command asked for, and tell everybody; `Refusal` if that fails."""


#: Milliseconds that bots wait while a proposal to undo is open.
COURTESY: Final = 20_000


class Scheduler:
    def __init__(self, room: Host) -> None:
        self.room = room
        self.owner = False  # does this process hold the table?
        self._trouble_until = 0  # after trouble with the database, no attempt before this time
        self._to_wake = False  # the clock must learn that nobody could decide for a while
        self._attended = False  # was any player connected at the last check?
        self.thinking = -1  # the moment a bot is thinking about
        self.pace = 100  # chosen by the host, in percent of the server's pace
        self._turn: BotTurn | None = None
        self._thought: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._timer_at = 0
        self._background: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._background)

    def begin(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Run slow work without holding up the table."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._background:
            task.cancel()

    async def own(self) -> None:
        """From now on this process runs the table's clocks and bots."""
        self.owner = True
        room = self.room
        timing, table = room.table.timing, room.table
        # A day-long clock runs while nobody is there, but not while the server was down.
        away = timing.clock.kind != "days" or timing.deadline < room.rooms.started
        if timing.deadline and away and table.status == "playing":
            self._to_wake = not await self._do([log.Woke()])
        room.audience.note_absent()
        self.look_ahead()

    def disown(self) -> None:
        self.owner = False
        self.look_ahead()

    async def _do(self, bodies: Bodies) -> bool:
        """Write entries that no command asked for; true if they were written."""
        try:
            await self.room.carry_out(bodies)
        except Refusal as refusal:
            LOG.warning(
                "could not save a scheduled change", table=self.room.table.id, error=refusal.text
            )
            return False
        return True

    def note_trouble(self, pause: int) -> None:
        """Nothing can be saved, so nobody can decide and no time may run out."""
        self._trouble_until = self.room.now() + pause
        self._to_wake = True
        self.look_ahead()

    def note_stall(self) -> None:
        """The process stood still: nobody could decide or come back."""
        self.room.audience.restart_absences()
        if self.room.table.timing.deadline and self.room.table.status == "playing":
            self._trouble_until, self._to_wake = self.room.now(), True
            self.room.queue(self._tick)

    def woken(self, bodies: Bodies) -> Bodies:
        """Entries to write; if the clock must learn that nobody could decide, that comes first."""
        if not self._to_wake or any(isinstance(one, log.Woke) for one in bodies):
            return bodies
        if not self.room.table.timing.deadline or self.room.table.status != "playing":
            return bodies
        return [log.Woke(), *bodies]

    def note_written(self, bodies: Bodies) -> None:
        if self._to_wake and any(isinstance(one, log.Woke) for one in bodies):
            self._to_wake = False

    def note_presence(self) -> None:
        """Somebody arrived or left.  While all players are away the table waits for them."""
        attended = self.room.audience.attended
        if attended and not self._attended:
            self.room.audience.restart_absences()
            deadline, now = self.room.table.timing.deadline, self.room.now()
            if deadline and deadline <= now and not self._goes_on_alone:
                self._trouble_until, self._to_wake = now, True
        self._attended = attended

    @property
    def _goes_on_alone(self) -> bool:
        """Do the clocks run while nobody is there?"""
        return self.room.table.setup.clock.kind == "days"

    # Time

    def look_ahead(self) -> None:
        """Start a bot if it is its turn, and set the timer for the next event."""
        if self.room.ledger.lost:
            return  # it is checked after it was read again
        self._consider_bot()
        at = self.next_due
        if at == self._timer_at and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = at
        if at:
            wait = max(0, at - self.room.now()) / 1000
            self._timer = self.room.rooms.clock.call_later(wait, self._wake)

    @property
    def next_due(self) -> int:
        """When something happens by itself; 0: never."""
        return min((when for when in self._dues() if when), default=0)

    def _wake(self) -> None:
        self._timer = None
        self.room.queue(self._tick)

    def _dues(self) -> list[int]:
        """When the table must be checked again."""
        room = self.room
        dues = [room.audience.due]
        if self.owner and room.table.status == "playing":
            deadline = room.table.timing.deadline
            if deadline and (self._goes_on_alone or room.audience.attended):
                dues.append((self._trouble_until or 1) if self._to_wake else deadline)
            dues += [self._grace_ends(person) for person in room.audience.absent]
            ends = self._courtesy_ends()
            if ends and ends > room.now():
                dues.append(ends)
            if self._turn is not None and self._turn.timed:
                dues.append(max(self._turn.due, self._trouble_until))
        return dues

    def _courtesy_ends(self) -> int:
        """Until when bots wait for an answer to a proposal to undo; 0: there is none."""
        motion = self.room.table.motion
        return motion.at + COURTESY if motion is not None and motion.what == "undo" else 0

    async def _tick(self) -> None:
        now = self.room.now()
        self.room.audience.show_delayed(now)
        if self.owner and not self.room.ledger.lost and now >= self._trouble_until:
            await self._due_now(now)
        self.look_ahead()

    async def _due_now(self, now: int) -> None:
        room = self.room
        waits = not self._goes_on_alone and not room.audience.attended
        if waits:
            self._attended = False  # a program that only polls leaves without a word
        if self._to_wake and not waits:
            running = room.table.timing.deadline and room.table.status == "playing"
            self._to_wake = bool(running) and not await self._do([log.Woke()])
        for person in list(room.audience.absent):
            ends = self._grace_ends(person)
            if ends and ends <= now and room.table.status == "playing":
                await self._do(verbs.stand_ins(room.table, person, True, False))
        deadline = room.table.timing.deadline
        over = deadline and deadline <= now and not self._to_wake
        if over and not waits and not room.ledger.lost:
            await self._do([verbs.by_default(room.table, "clock")])
        if self._turn is not None and self._turn.ready(now) and not room.ledger.lost:
            await self._answer_for_bot(self._turn)

    def _grace_ends(self, person: str) -> int:
        """When a bot takes over for an absent person; 0: never."""
        table, audience = self.room.table, self.room.audience
        if not table.setup.stand_in or self._goes_on_alone or not audience.attended:
            return 0
        mine = [table.seats[seat] for seat in table.seats_of(person)]
        if all(seat.stand_in or seat.surrendered for seat in mine):
            return 0
        return max(audience.absent[person] + table.setup.grace * 1000, self._trouble_until)

    # Bots

    def _consider_bot(self) -> None:
        table = self.room.table
        if not self.owner or table.paused or self.thinking == table.moment:
            return
        seat = table.acting
        spec = table.bot_of(seat) if seat >= 0 else ""
        if not spec:
            return
        if self._courtesy_ends() > self.room.now():
            return  # people are still deciding whether to undo
        if table.seats[seat].person and not self.room.audience.attended:
            return  # bots do not play on while all people are away
        self.thinking = table.moment
        if self._thought is not None:
            self._thought.cancel()  # nobody needs its answer, so leave the queue
        settings = self.room.rooms.settings
        delay = fixed_delay(table, spec, settings)
        pace = settings.bot_pace * self.pace // 100 if self.room.audience.guests else 0
        self._turn = BotTurn(table.moment, seat, table.at + max(delay, pace), delay > 0)
        told = told_now(table)
        if told is not None and told.seat == seat:
            self._turn.thought = Thought(told.actions[0])  # as the lesson wants it
            return
        task = self.task(spec, bound=delay * THINKING / 1000)
        self._thought = self.begin(self._let_think(self._turn, task))

    def task(self, spec: str, hint: bool = False, bound: float = 0.0) -> Task:
        table = self.room.table
        position = position_of(table.the_game)
        client = self.room.audience.client
        return Task(table.id, table.moment, position, spec, hint, client, bound)

    async def _let_think(self, turn: BotTurn, task: Task) -> None:
        turn.thought = await self.room.rooms.bot_pool.think(task)
        self.room.queue(self._tick)

    async def _answer_for_bot(self, turn: BotTurn) -> None:
        """Write the bot's answer, if it is still asked."""
        table = self.room.table
        self._turn = None
        if self.thinking == turn.moment:
            self.thinking = -1
        asked = table.moment == turn.moment and table.acting == turn.seat and not table.paused
        asked = asked and self._courtesy_ends() <= self.room.now()
        if asked and table.bot_of(turn.seat):
            await self._do([self._decision(turn.seat, turn.said())])

    def _decision(self, seat: int, thought: Thought) -> log.Decided:
        """The bot's answer, or the default if it gave no usable one."""
        table = self.room.table
        by: log.By = "bot" if table.seats[seat].bot else "stand-in"
        if thought.error:
            LOG.error("a bot failed", table=table.id, step=len(table.steps), error=thought.error)
            return verbs.by_default(table, by)
        return verbs.decision(table, thought.action, by)
