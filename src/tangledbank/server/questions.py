"""Questions that change nothing: why can't I do this, and what would a strong bot do?"""

from collections.abc import Callable
from typing import Protocol

from tangledbank.core.errors import GameError
from tangledbank.server.interfaces import Surroundings
from tangledbank.server.logs import LOG
from tangledbank.server.reasons import reasons_of, refused
from tangledbank.server.scheduler import Scheduler
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news


class Host(Protocol):
    """The part of its room that hints use."""

    @property
    def table(self) -> Table: ...

    @property
    def rooms(self) -> Surroundings: ...

    @property
    def scheduler(self) -> Scheduler: ...


Reply = Callable[[news.AnyMessage], None]


def why(table: Table, actor: Actor, command: wire.Why) -> news.AnyMessage:
    game = table.game
    mine = table.seats_of(actor.person)
    if game is None or not mine:
        return refused(
            table, command.id, Refusal("not-seated", "You don't have a seat at this table.")
        )
    seat = table.acting if table.acting in mine else mine[0]
    try:
        reasons = game.why_not(game.read(command.action, seat), seat)
    except GameError as error:
        return refused(table, command.id, Refusal("not-understood", str(error)))
    return news.Reasons(command.id, reasons_of(table, reasons))


class Asked:
    """A person waiting for a hint: the latest command, its receiver, and its moment."""

    __slots__ = ("cmd", "moment", "reply")

    def __init__(self, cmd: str, reply: Reply, moment: int) -> None:
        self.cmd = cmd
        self.reply = reply
        self.moment = moment


class Hints:
    """Hints are computed elsewhere while the game goes on.

    Hints are expensive, so each person gets one at a time.  A person who asks again gets the answer
    to the last question; earlier ones are dropped.
    """

    def __init__(self, room: Host) -> None:
        self._room = room
        self._asked: dict[str, Asked] = {}

    def begin(self, actor: Actor, command: wire.Hint, reply: Reply) -> None:
        asked = self._asked.get(actor.person)
        if asked is not None and asked.cmd == command.id:
            # The same command again, because no answer came yet: answer the last sender.
            asked.reply = reply
            return
        table = self._room.table
        refusal = self._refusal(actor.person)
        if refusal is not None:
            reply(refused(table, command.id, refusal))
            return
        if asked is not None:
            self._drop(asked)
            asked.cmd, asked.reply, asked.moment = command.id, reply, table.moment
            return
        self._asked[actor.person] = Asked(command.id, reply, table.moment)
        self._room.scheduler.begin(self._think(actor.person))

    def _refusal(self, person: str) -> Refusal | None:
        """Why this person may not ask now."""
        table = self._room.table
        seat = table.acting
        if not table.setup.hints:
            return Refusal("no-hints", "This table has no hints.")
        if seat < 0 or not person or table.seats[seat].person != person:
            return Refusal("not-asked", "It's not your decision.")
        return None

    def _drop(self, asked: Asked) -> None:
        again = Refusal("too-fast", "You have asked for another hint since.")
        asked.reply(refused(self._room.table, asked.cmd, again))

    async def _think(self, person: str) -> None:
        table = self._room.table
        asked = self._asked[person]
        try:
            while True:
                task = self._room.scheduler.task("search", True)
                thought = await self._room.rooms.bot_pool.think(task)
                if task.moment == asked.moment or self._refusal(person) is not None:
                    break  # else it was asked about a later decision
        finally:
            del self._asked[person]
        if task.moment != asked.moment:
            stale = Refusal("stale", "The table has moved on. Ask again.")
            asked.reply(refused(table, asked.cmd, stale))
        elif thought.error:
            LOG.warning("a hint failed", table=table.id, error=thought.error)
            no_hint = Refusal("no-hint", "There is no hint for this decision.")
            asked.reply(refused(table, asked.cmd, no_hint))
        else:
            asked.reply(news.Hints(asked.cmd, task.moment, thought.advice))
