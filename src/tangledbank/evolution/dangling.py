"""Actions that name what is not there: of another table, or of an animal that is dead.

The notation refuses such a line; an action made by hand is looked at here before any rule is.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import State
from tangledbank.evolution.traits.trait import TRAITS

A: Final = 1
B: Final = 2
C: Final = 4
D: Final = 8

#: Which operands of each verb name a living animal.
ANIMALS: Final[dict[int, int]] = {
    v.PLAY: C,
    v.PAIR: C | D,
    v.TAKE: A,
    v.ATTACK: A | B,
    v.BURN: A,
    v.GRAZE: A,
    v.STEAL: A | B,
    v.HIBERNATE: A,
    v.REDIRECT: A,
    v.SHARE: B | C,
    v.SCAVENGE: A,
    v.SHED: A,
    v.SETTLE: A,
    v.SPECIALIZE: A,
    v.REVEAL: A,
    v.WARM: A,
    v.MIGRATE: A,
    v.FOLLOW: A | B,
    v.RECOMBINE: A | B,
    v.HAND: D,
    v.FETCH: B,
}


def is_dangling(s: State, action: Action) -> bool:
    """Does this action name an animal, a trait or a verb that this game does not have?"""
    if action.verb >= len(v.VERBS):
        return True
    named = ANIMALS.get(action.verb, 0)
    if named & A and s.animal(action.a) is None:
        return True
    if named & B and s.animal(action.b) is None:
        return True
    if named & C and s.animal(action.c) is None:
        return True
    if named & D and s.animal(action.d) is None:
        return True
    traits = len(TRAITS)
    if action.verb == v.ATTACK:
        return action.c > traits
    if action.verb == v.SHARE:
        return action.a >= traits
    played = action.verb in (v.PLAY, v.PAIR, v.DROP, v.DROP_PAIR, v.HAND)
    return played and action.b >= traits
