"""The default decision: what is done for a seat that does not decide itself.

A bot that fails and a player whose clock ran out lose their decision to it.  It is the least that
the rules allow: nothing is spent, announced or begun, a duty is met by the first way to meet it.
It looks at nothing hidden, so it tells nobody anything, and games in which nobody ever decides
still end.  `docs/play/defaults.md` has it as a table.
"""

from collections.abc import Mapping
from functools import cache

from tangledbank.core.action import Action
from tangledbank.core.kind import DEFAULTS, not_a_face, own_face
from tangledbank.core.view import View


class Defaults:
    """The default decisions of one game; a game that says nothing takes the first legal action."""

    #: For each question (`view.asked`) the verbs that are preferred, the best first.
    preferred: Mapping[str, tuple[int, ...]] = {}

    def verbs(self, view: View) -> list[int]:
        """The verbs that are preferred here."""
        return list(self.preferred.get(view.asked, ()))

    def of_several(self, actions: list[Action]) -> Action:
        """Which of these legal actions with the same verb."""
        return actions[0]

    def choose(self, view: View, actions: list[Action]) -> Action:
        for verb in self.verbs(view):
            fitting = [action for action in actions if action.verb == verb]
            if fitting:
                return self.of_several(fitting)
        return actions[0]


@cache
def defaults_of(kind: str) -> Defaults:
    found = own_face(kind, DEFAULTS)
    if found is None:
        return Defaults()
    if not isinstance(found, Defaults):
        raise not_a_face(kind, DEFAULTS, "tangledbank.bots.default.Defaults")
    return found


def default_action(view: View, actions: list[Action]) -> Action:
    """What is done for the seat that must decide; `actions` are all that are legal.

    >>> from tangledbank import new_game
    >>> game = new_game("gift", seats=2, seed=7)
    >>> default_action(game.view(game.to_act), game.legal_actions())
    <pass>
    """
    return defaults_of(view.kind).choose(view, actions)
