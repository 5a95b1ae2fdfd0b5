"""What a bot is, and where to find one by name."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.errors import SetupError
from tangledbank.core.view import View

#: CPU seconds per move, or iterations.
BUDGET: Final = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,12})?)s|([0-9]{1,12})i")

#: The longest time for a move: a day, in seconds.
LONGEST: Final = 86_400.0


def is_budget(text: str) -> bool:
    return BUDGET.fullmatch(text) is not None


class Budget:
    """How long a bot may think about one decision: CPU seconds, or iterations.

    >>> Budget.of("0.5s"), Budget.of("200i")
    (Budget('0.5s'), Budget('200i'))
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    @classmethod
    def of(cls, text: str) -> "Budget":
        found = BUDGET.fullmatch(text)
        if found is None:
            raise SetupError(
                f"{text!r} is not a budget; give CPU seconds for a move, such as 0.5s, "
                "or iterations, such as 200i"
            )
        budget = cls(float(found[1] or 0), int(found[2] or 0))
        if not budget.seconds and not budget.iterations:
            raise SetupError(f"{text!r} is not a budget: it must be more than 0")
        if budget.seconds > LONGEST:
            raise SetupError(f"{text!r} is not a budget: a move can take a day at most")
        return budget

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else f"{self.iterations}i"

    def __repr__(self) -> str:
        return f"Budget({str(self)!r})"


class Bot:
    """Chooses an action from what its seat may know: a view, and the actions that are legal.

    A bot keeps nothing between two choices, so one object may sit at many tables.  It
    takes all its randomness from `chance`: the same chance (and a budget in iterations, if it has
    one) gives the same choice.
    """

    #: Its name in commands and tables.
    name = ""
    #: A description in one line.
    about = ""
    #: How strong it is: 1 random, 2 greedy, 3 expert, 4 search.
    level = 0
    #: How long it thinks, if that can be chosen.
    budget: Budget | None = None
    #: CPU seconds that its last choice took in another process.
    elsewhere = 0.0

    @property
    def title(self) -> str:
        """Its name for people."""
        return self.spec

    @property
    def spec(self) -> str:
        """The text from which `bot` makes it."""
        return self.name if self.budget is None else f"{self.name}:{self.budget}"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise NotImplementedError

    def begin(self) -> None:
        """A new game begins; only a bot that runs a program needs this."""

    def close(self) -> None:
        """The bot is no longer needed; it must stop everything it started."""


class BlindBot(Bot):
    """A bot that ignores the table, so that it needs no view."""

    def pick(self, actions: list[Action], chance: Chance) -> Action:
        raise NotImplementedError

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        return self.pick(actions, chance)


#: The module of each bot, from the weakest to the strongest.
BOTS: Final[dict[str, tuple[str, str]]] = {
    "random": ("tangledbank.bots.random_bot", "RandomBot"),
    "greedy": ("tangledbank.bots.greedy", "GreedyBot"),
    "expert": ("tangledbank.bots.expert", "ExpertBot"),
    "search": ("tangledbank.bots.search", "SearchBot"),
}

#: Programs that the operator of this process registered by name (`bots/program`).
PROGRAMS: Final[dict[str, Callable[[], Bot]]] = {}

#: The default bot.
USUAL: Final = "greedy"


def bot(spec: str) -> Bot:
    """The bot with this name; `name:budget` sets how long it thinks about a move.

    >>> bot("random").about
    'any legal action, each as likely as the next'
    """
    name, colon, budget = spec.partition(":")
    if name in PROGRAMS:
        made = PROGRAMS[name]()
    elif name in BOTS:
        made = made_at(name, *BOTS[name])
    else:
        known = ", ".join([*BOTS, *PROGRAMS])
        raise SetupError(f"unknown bot {name!r}; the bots are {known}")
    if colon:
        if made.budget is None:
            raise SetupError(f"{spec!r}: {name} decides at once and takes no budget")
        made.budget = Budget.of(budget)
    return made


def made_at(name: str, module: str, kind: str) -> Bot:
    """A bot from its module, which may be third-party."""
    try:
        made: object = getattr(import_module(module), kind)()
    except Exception as error:
        raise SetupError(
            f"the bot {name!r} cannot be made from {module}.{kind}: {type(error).__name__}: {error}"
        ) from None
    if not isinstance(made, Bot):
        raise SetupError(
            f"the bot {name!r}: {module}.{kind} is not a subclass of tangledbank's Bot"
        )
    return made
