"""What a bot is asked to think about, and what it says."""

from tangledbank.bots.bot import bot
from tangledbank.core.action import Action
from tangledbank.core.errors import SetupError
from tangledbank.core.outcome import Outcome
from tangledbank.server.wire.news import Advice
from tangledbank.server.wire.setup import Setup


class Task:
    """A question for a bot: a game as it came about, and which bot is to answer.

    The seed is not in it, so no bot can know the future; what came about is, and the worker shows
    the bot a view of it.
    """

    __slots__ = ("calls", "hint", "history", "moment", "setup", "spec", "table")

    def __init__(
        self,
        table: str,
        moment: int,
        setup: Setup,
        calls: list[str],
        history: list[Action | Outcome],
        spec: str,
        hint: bool = False,
    ) -> None:
        self.table = table
        self.moment = moment
        self.setup = setup
        self.calls = calls
        self.history = history
        self.spec = spec
        self.hint = hint

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

    @property
    def limit(self) -> float:
        """After so many seconds its bot is given up."""
        return 30.0 if self.hint else 10.0 + 6.0 * budget_of(self.spec)


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


def budget_of(spec: str) -> float:
    """The seconds a bot may take for a move, as far as its name tells."""
    _, _, budget = spec.partition(":")
    try:
        return float(budget.removesuffix("s")) if budget.endswith("s") else 1.0
    except ValueError:
        return 1.0
