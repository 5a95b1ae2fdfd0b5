"""Why an action of a waiting seat would fail anyway.

The action is judged as if the seat's next turn began now.  The state given is one that the seat
imagines, so that the answer depends on nothing that it cannot see.
"""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures import verbs as v
from tangledbank.creatures.state import TURNS, State
from tangledbank.creatures.traits.trait import BY_VERB
from tangledbank.creatures.turn import Turn, end_scares, is_action


def bars_waiting(s: State, seat: int, action: Action, why: Why) -> None:
    """Collect what forbids an action to a seat that must wait."""
    if v.DECLARED.is_dangling(s, action):
        return
    verb = action.verb
    own_turn = verb in (v.CREATE, v.ADD, v.END) or is_action(verb) or verb in BY_VERB
    if own_turn and s.phase == TURNS:
        end_scares(s)
        Turn(seat).bars(s, action, why)
    else:
        why.bar(v.moment(verb))
