"""The default decision: what is done for a seat that does not decide itself.

A bot that fails and a player whose clock ran out lose their decision to it.  It is the least that
the rules allow: nothing is spent, announced or begun, a duty is met by the first way to meet it.
It looks at nothing hidden, so it tells nobody anything, and games in which nobody ever decides
still end.  `docs/play/defaults.md` has it as a table.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.view import View
from tangledbank.creatures import verbs as creatures
from tangledbank.creatures import view as creatures_view
from tangledbank.evolution import verbs as v

#: For each question (`view.asked`) of Evolution the verbs that are preferred, the best first; of
#: several actions with that verb the first one legal.
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

#: The same of Magical Creatures.
OF_CREATURES: Final[dict[str, tuple[int, ...]]] = {
    "exchange": (creatures.KEEP,),
    "turn": (creatures.TRANSMUTE, creatures.TAKE, creatures.END, creatures.SLEEP),
    "redirection": (creatures.ACCEPT,),
    "strikes": (creatures.STOP, creatures.USE),
    "molt": (creatures.RETAIN,),
}


def default_action(view: View, actions: list[Action]) -> Action:
    """What is done for the seat that must decide; `actions` are all that are legal.

    >>> from tangledbank import new_game
    >>> game = new_game("gift", seats=2, seed=7)
    >>> default_action(game.view(game.to_act), game.legal_actions())
    <pass>
    """
    if isinstance(view, creatures_view.View):
        verbs = OF_CREATURES.get(view.asked, ())
        if not view.player(view.seat).creatures:
            # Whoever has transmuted all begins again: with empty tables there would be no end.
            verbs = (creatures.CREATE, *verbs)
        return first_of(verbs, actions)
    chosen = first_of(PREFERRED.get(view.asked, ()), actions)
    if chosen.verb == v.REWARD:
        # Where points may be had instead of cards, all the cards that the usual rules deal.
        return max(actions, key=lambda one: one.a)
    return chosen


def first_of(verbs: tuple[int, ...], actions: list[Action]) -> Action:
    """The first action with the first of these verbs that any of them has, or just the first."""
    for verb in verbs:
        for action in actions:
            if action.verb == verb:
                return action
    return actions[0]
