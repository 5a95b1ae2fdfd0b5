"""A question that a bot was asked, and when its answer is written."""

from tangledbank.server.bot_task import Thought, is_slow
from tangledbank.server.settings import Settings
from tangledbank.server.table.table import Table

#: The part of a fixed delay in which the bot must have answered.
THINKING: float = 0.9


class BotTurn:
    """`fixed`: the answer is written when it is due, neither sooner nor later, whatever the bot
    says by then.  Else it is written when it is due and there."""

    __slots__ = ("due", "fixed", "moment", "seat", "thought")

    def __init__(self, moment: int, seat: int, due: int, fixed: bool) -> None:
        self.moment = moment
        self.seat = seat
        self.due = due  # milliseconds since 1970
        self.fixed = fixed
        self.thought: Thought | None = None

    @property
    def timed(self) -> bool:
        """Does it wait for its time alone?"""
        return self.fixed or self.thought is not None

    def ready(self, now: int) -> bool:
        return self.timed and self.due <= now

    def said(self) -> Thought:
        return self.thought or Thought(error="it did not answer in time")


def fixed_delay(table: Table, spec: str, settings: Settings) -> int:
    """After how many milliseconds a bot answers the question, if that must tell nothing; else 0.

    Some questions are asked even of a seat that has nothing to choose, so that being asked tells
    the others nothing.  How long the answer takes must not tell it either.
    """
    if not table.the_game.asking.always:
        return 0
    return settings.show_delay_slow if is_slow(spec) else settings.show_delay
