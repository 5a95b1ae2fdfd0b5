"""Questions about the game that change nothing: why not, and what would a strong bot do?"""

from collections.abc import Callable
from typing import Protocol

from tangledbank.core.errors import GameError
from tangledbank.server.bot_task import Task
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
    """What hints need of their room."""

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


class Hints:
    """Hints are thought about elsewhere, and the game goes on meanwhile."""

    def __init__(self, room: Host) -> None:
        self._room = room
        #: For whom one is being thought about: the command that asked, and where its answer goes.
        self._asked: dict[str, tuple[str, Reply]] = {}

    def begin(self, actor: Actor, command: wire.Hint, reply: Reply) -> None:
        cmd, _ = self._asked.get(actor.person, ("", reply))
        if cmd == command.id:
            # Said again, since no answer came yet: whoever said it last gets the answer.
            self._asked[actor.person] = (cmd, reply)
            return
        try:
            task = self._task(actor)
        except Refusal as refusal:
            reply(refused(self._room.table, command.id, refusal))
            return
        self._asked[actor.person] = (command.id, reply)
        self._room.scheduler.begin(self._think(actor.person, task))

    def _task(self, actor: Actor) -> Task:
        """What a bot is asked; `Refusal` if this person may not ask it now."""
        table = self._room.table
        seat = table.acting
        if not table.setup.hints:
            raise Refusal("no-hints", "This table has no hints.")
        if seat < 0 or not actor.person or table.seats[seat].person != actor.person:
            raise Refusal("not-asked", "It's not your decision.")
        if actor.person in self._asked:
            raise Refusal("too-fast", "Your last hint is still being worked out.")
        return self._room.scheduler.task("search", True)

    async def _think(self, person: str, task: Task) -> None:
        table = self._room.table
        try:
            thought = await self._room.rooms.bot_pool.think(task)
        finally:
            cmd, reply = self._asked.pop(person)
        if thought.error:
            LOG.warning("a hint failed", table=table.id, error=thought.error)
            reply(refused(table, cmd, Refusal("no-hint", "There is no hint for this decision.")))
        else:
            reply(news.Hints(cmd, task.moment, thought.advice))
