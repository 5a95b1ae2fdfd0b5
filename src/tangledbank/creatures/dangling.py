"""Actions that name what is not there: a creature that was never made, or a trait of no card.

The notation refuses such a line; an action made by hand is looked at here before any rule is.
"""

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.state import State
from tangledbank.creatures.things import CREATURE, TRAIT
from tangledbank.creatures.traits.names import NAMES


def is_dangling(s: State, action: Action) -> bool:
    """Does this action name a creature, a trait or a verb that this game does not have?"""
    if action.verb >= len(v.KINDS):
        return True
    kind = v.KINDS[action.verb]
    for ref in kind.named(action, CREATURE):
        if s.creature(ref) is None:
            return True
    for trait in kind.named(action, TRAIT):
        if trait >= len(NAMES):
            return True
    return False
