"""What a bot is asked to think about, and what it says."""

from typing import Final

from tangledbank.bots.bot import bot
from tangledbank.core.action import Action
from tangledbank.core.errors import SetupError
from tangledbank.core.outcome import Outcome
from tangledbank.server.wire.news import Advice
from tangledbank.server.wire.setup import Setup

#: On whose behalf a bot thinks: an address, and a person there.
Client = tuple[str, str]
NOBODY: Final[Client] = ("", "")


class Task:
    """A question for a bot: a game as it came about, and which bot is to answer.

    The seed is not in it, so no bot can know the future; what came about is, and the worker shows
    the bot a view of it.  `bound`: so many seconds after it is asked there must be an answer, if
    that is sooner than usual.
    """

    __slots__ = ("bound", "calls", "client", "hint", "history", "moment", "setup", "spec", "table")

    def __init__(
        self,
        table: str,
        moment: int,
        setup: Setup,
        calls: list[str],
        history: list[Action | Outcome],
        spec: str,
        hint: bool = False,
        client: Client = NOBODY,
        bound: float = 0.0,
    ) -> None:
        self.table = table
        self.moment = moment
        self.setup = setup
        self.calls = calls
        self.history = history
        self.spec = spec
        self.hint = hint
        self.client = client
        self.bound = bound

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Task,
            (
                self.table,
                self.moment,
                self.setup,
                self.calls,
                self.history,
                self.spec,
                self.hint,
            ),
        )

    @property
    def slow(self) -> bool:
        """May it take its time?  Such tasks wait in a line of their own."""
        return self.hint or is_slow(self.spec)

    def with_spec(self, spec: str) -> "Task":
        """The same question for another bot."""
        return Task(
            self.table,
            self.moment,
            self.setup,
            self.calls,
            self.history,
            spec,
            self.hint,
            self.client,
            self.bound,
        )


class Thought:
    """What a bot said: an action, or advice, or what went wrong."""

    __slots__ = ("action", "advice", "error", "seconds")

    def __init__(
        self,
        action: str = "",
        advice: list[Advice] | None = None,
        error: str = "",
        seconds: float = 0.0,
    ) -> None:
        self.action = action
        self.advice = advice or []
        self.error = error
        self.seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        return (Thought, (self.action, self.advice, self.error, self.seconds))


def is_slow(spec: str) -> bool:
    """Does this bot search?"""
    try:
        return getattr(bot(spec), "level", 2) >= 4
    except SetupError:
        return False
