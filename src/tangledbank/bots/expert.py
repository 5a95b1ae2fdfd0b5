"""The expert bot: plays cards by judgement, and looks ahead whenever food or lives are at stake."""

from tangledbank.bots.bot import Bot
from tangledbank.bots.mind.lookahead import look_ahead
from tangledbank.bots.mind.mind import greedy_choice
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View


class ExpertBot(Bot):
    name = "expert"
    about = "looks ahead to the end of the turn whenever food or lives are at stake"
    level = 3

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        if view.asked in BY_JUDGEMENT:
            return greedy_choice(view.imagine(chance), actions, chance)
        return look_ahead(view, actions, chance)[0].action


#: Decisions about cards, which pay off too late to look ahead.
BY_JUDGEMENT = frozenset(["development", "dealing", "exchange"])
