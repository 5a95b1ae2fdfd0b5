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

#: For each question (`view.asked`) the verbs that are preferred, the best first; of several
#: actions with that verb the first one legal.  The two games number their verbs apart.
PREFERRED: Final[dict[str, tuple[int, ...]]] = {
    # Evolution
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
    # Magical Creatures; an exchange is of cards there, of traits in Evolution
    "exchange": (creatures.KEEP, v.HAND),
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
    verbs = PREFERRED.get(view.asked, ())
    if isinstance(view, creatures_view.View) and not view.player(view.seat).creatures:
        # Whoever has transmuted all begins again: with empty tables there would be no end.
        verbs = (creatures.CREATE, *verbs)
    for verb in verbs:
        fitting = [action for action in actions if action.verb == verb]
        if fitting:
            # Where points may be had instead of cards, all the cards that the usual rules deal.
            return max(fitting, key=lambda one: one.a) if verb == v.REWARD else fitting[0]
    return actions[0]
