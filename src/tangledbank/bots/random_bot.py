"""The random bot: any legal action, each as likely as the next."""

from tangledbank.bots.bot import BlindBot
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance


class RandomBot(BlindBot):
    name = "random"
    about = "any legal action, each as likely as the next"
    level = 1

    def pick(self, actions: list[Action], chance: Chance) -> Action:
        return actions[chance.below(len(actions))]
