"""Bots that think in the event loop itself, where there are no processes; only for quick bots."""

import asyncio
import traceback

from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.bots.thinking import think


class InLoopBotPool:
    """Answers one question after another; everything else waits while a bot thinks."""

    waiting = 0

    async def think(self, task: Task) -> Thought:
        await asyncio.sleep(0)  # let queued work go first
        try:
            return think(task)
        except Exception:
            # A bot's error costs it one decision, not its table.
            return Thought(error=traceback.format_exc(limit=8))

    def close(self) -> None:
        pass
