"""A question a bot was asked, and when its answer is written."""

from tangledbank.server.bot_task import Thought, is_slow
from tangledbank.server.settings import Settings
from tangledbank.server.table.table import Table

#: The fraction of a fixed delay within which the bot must answer.
THINKING: float = 0.9


class BotTurn:
    """One turn of a bot.

    `fixed`: the answer is written exactly when it is due, with whatever the bot has said by then.
    Otherwise it is written when it is due and has arrived.
    """

    __slots__ = ("due", "fixed", "moment", "seat", "thought")

    def __init__(self, moment: int, seat: int, due: int, fixed: bool) -> None:
        self.moment = moment
        self.seat = seat
        self.due = due  # milliseconds since 1970
        self.fixed = fixed
        self.thought: Thought | None = None

    @property
    def timed(self) -> bool:
        """Is it only waiting for its due time?"""
        return self.fixed or self.thought is not None

    def ready(self, now: int) -> bool:
        return self.timed and self.due <= now

    def said(self) -> Thought:
        return self.thought or Thought(error="it did not answer in time")


def fixed_delay(table: Table, spec: str, settings: Settings) -> int:
    """The milliseconds after which a bot answers, if the delay must reveal nothing; else 0.

    Some questions are asked even of a seat that has nothing to choose, so that being asked tells
    the others nothing.  The time it takes to answer must reveal nothing either.
    """
    if not table.the_game.asking.always:
        return 0
    return settings.show_delay_slow if is_slow(spec) else settings.show_delay
