"""The default decisions in The Origin of Species."""

from typing import Final

from tangledbank.bots.default import Defaults
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v

#: For each question (`view.asked`) the verbs that are preferred, the best first; of several
#: actions with that verb `of_several` takes one.
PREFERRED: Final[dict[str, tuple[int, ...]]] = {
    "development": (v.PASS,),
    "go": (v.END, v.PASS, v.TAKE),
    "defence": (v.ACCEPT,),
    "pairs": (v.SHARE, v.STOP),
    "carrion": (v.SCAVENGE,),
    "serving": (v.PASS,),
    "lure": (v.PASS, v.REVEAL),
    "bite": (v.ATTACK,),
    "migrating": (v.END, v.PASS),
    "landing": (v.MIGRATE,),
    "fetching": (v.FETCH,),
    "doubles": (v.DROP,),
    "extinction": (v.ANIMAL,),
    "dealing": (v.ANIMAL, v.REWARD),
    "exchange": (v.HAND,),
}


class EvolutionDefaults(Defaults):
    preferred = PREFERRED

    def of_several(self, actions: list[Action]) -> Action:
        # Where points may be had instead of cards, all the cards that the usual rules deal.
        if actions[0].verb == v.REWARD:
            return max(actions, key=lambda one: one.a)
        return actions[0]
