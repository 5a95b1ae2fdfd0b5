"""What a bot is, and where to find one by name."""

from importlib import import_module
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.errors import SetupError
from tangledbank.core.view import View


class Bot:
    """Chooses an action from what its seat may know: a view, and the actions that are legal.

    A bot keeps nothing between two choices, so one object may sit at many tables.  What it leaves
    to chance it takes from `chance` alone: the same chance gives the same game.
    """

    name = ""

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise NotImplementedError


class BlindBot(Bot):
    """A bot that does not look at the table, so that no view has to be made for it."""

    def pick(self, actions: list[Action], chance: Chance) -> Action:
        raise NotImplementedError

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        return self.pick(actions, chance)


#: Where each bot lives.
BOTS: Final[dict[str, tuple[str, str]]] = {
    "random": ("tangledbank.bots.random_bot", "RandomBot"),
    "greedy": ("tangledbank.bots.greedy", "GreedyBot"),
}

#: The bot that is meant when no particular one is asked for.
USUAL: Final = "greedy"


def bot(name: str) -> Bot:
    """The bot of this name.

    >>> bot("random").name
    'random'
    """
    home = BOTS.get(name)
    if home is None:
        raise SetupError(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    module, kind = home
    made = getattr(import_module(module), kind)()
    assert isinstance(made, Bot)
    return made
