"""Asks a bot's process about finished games: records, checks, and pasts to continue from."""

from collections.abc import Callable
from typing import Final

from tangledbank.server.interfaces import BotPool
from tangledbank.server.logs import LOG
from tangledbank.server.replay_task import Answer, Past, Question, ReplayTask, past_game
from tangledbank.server.table.table import Table
from tangledbank.server.web.problems import Trouble
from tangledbank.server.wire.api import VerifyInfo
from tangledbank.server.wire.setup import Setup

BUSY: Final = "The server is too busy to replay this game right now. Try again in a minute."
LESSON: Final = "A lesson starts in the middle of a game, so it has no record."
#: Seconds after which a client should ask again.
RETRY_AFTER: Final = 30


class PastGames:
    """`bot_pool` returns the pool, which exists once the server has started."""

    def __init__(self, bot_pool: Callable[[], BotPool]) -> None:
        self._bot_pool = bot_pool

    async def record(self, table: Table, address: str) -> str:
        return (await self._ask(table, "record", address)).record

    async def check(self, table: Table, address: str) -> VerifyInfo:
        found = (await self._ask(table, "check", address)).check
        assert found is not None
        return found

    async def fresh_past(self, table: Table, step: int, setup: Setup, address: str) -> Past:
        """The past before a step, with its hidden cards reshuffled."""
        found = (await self._ask(table, "past", address, step, setup)).past
        assert found is not None
        return found

    async def _ask(
        self,
        table: Table,
        question: Question,
        address: str,
        step: int = -1,
        setup: Setup | None = None,
    ) -> Answer:
        """`Trouble` if it does not replay, or not in time."""
        if table.setup.lesson:
            raise Trouble(409, "lesson", LESSON)
        task = ReplayTask(past_game(table, step), question, setup, (address, ""))
        thought = await self._bot_pool().think(task)
        answer = thought.answer
        if not isinstance(answer, Answer):
            LOG.error("could not replay a game", table=table.id, error=thought.error)
            raise Trouble(503, "busy", BUSY, RETRY_AFTER)
        if answer.problem:
            raise Trouble(409, "broken", answer.problem)
        return answer
