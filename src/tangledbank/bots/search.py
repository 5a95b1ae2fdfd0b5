"""The search bot: tries the promising actions out in worlds that might be the true one."""

from tangledbank.bots.bot import Bot, Budget
from tangledbank.bots.mind.tree import Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View


class SearchBot(Bot):
    name = "search"
    about = "plays the turn out in many worlds that might be the true one"
    level = 4

    def __init__(self, budget: str = "0.5s", settings: Settings | None = None) -> None:
        self.budget: Budget = Budget.of(budget)
        self.settings = settings or Settings()

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        search = Search(view, actions, chance, self.settings)
        return search.run(self.budget.seconds, self.budget.iterations)[0].action
