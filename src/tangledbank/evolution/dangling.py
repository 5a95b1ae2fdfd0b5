"""Actions that name what is not there: of another table, or of an animal that is dead.

The notation refuses such a line; an action made by hand is looked at here before any rule is.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import State
from tangledbank.evolution.things import ANIMAL
from tangledbank.evolution.traits.trait import TRAITS

#: Which operands of each verb name a living animal.
ANIMALS: Final[list[list[int]]] = [kind.places_of(ANIMAL) for kind in v.KINDS]


def is_dangling(s: State, action: Action) -> bool:
    """Does this action name an animal, a trait or a verb that this game does not have?"""
    if action.verb >= len(v.VERBS):
        return True
    operands = [action.a, action.b, action.c, action.d]
    for place in ANIMALS[action.verb]:
        if s.animal(operands[place]) is None:
            return True
    traits = len(TRAITS)
    if action.verb == v.ATTACK:
        return action.c > traits
    if action.verb == v.SHARE:
        return action.a >= traits
    played = action.verb in (v.PLAY, v.PAIR, v.DROP, v.DROP_PAIR, v.HAND)
    return played and action.b >= traits
