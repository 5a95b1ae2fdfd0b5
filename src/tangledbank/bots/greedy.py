"""The greedy bot: judges every action by what it is likely to bring, and takes the best.

It does not look ahead.  The `Mind` of each game defines how it judges.
"""

from tangledbank.bots.bot import Bot
from tangledbank.bots.mind.mind import greedy_choice
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View


class GreedyBot(Bot):
    name = "greedy"
    about = "what a careful beginner does: judges each action at sight"
    level = 2

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        return greedy_choice(view.imagine(chance), actions, chance)
