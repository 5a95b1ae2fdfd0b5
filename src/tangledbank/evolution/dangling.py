"""Actions that name what is not there: of another table, or of an animal that is dead.

The notation refuses such a line; an action made by hand is looked at here before any rule is.
"""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import State
from tangledbank.evolution.things import ANIMAL, TRAIT
from tangledbank.evolution.traits.trait import TRAITS


def is_dangling(s: State, action: Action) -> bool:
    """Does this action name an animal, a trait or a verb that this game does not have?"""
    if action.verb >= len(v.KINDS):
        return True
    kind = v.KINDS[action.verb]
    for ref in kind.named(action, ANIMAL):
        if s.animal(ref) is None:
            return True
    for trait in kind.named(action, TRAIT):
        if trait >= len(TRAITS):
            return True
    return False
