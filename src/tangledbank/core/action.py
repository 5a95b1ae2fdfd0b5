"""An action: one decision of one player, as a small immutable value.

Every game numbers its verbs and packs what they apply to into up to four small integers, so that
an action is the same object wherever it turns up: making it twice gives the same one, so that
equal and identical mean the same.  Its text is the business of the game's notation.
"""

from collections.abc import Callable
from typing import Final

#: Each operand is below this; four operands and the verb fit into 54 bits.
OPERAND_LIMIT: Final = 4096


class Action:
    """One decision: a verb and its operands.  Make it with :func:`action`, never directly."""

    __slots__ = ("a", "b", "c", "d", "key", "verb")

    def __init__(self, key: int = 0) -> None:
        self.key = key
        self.verb = key & 63
        self.a = (key >> 6) & 4095
        self.b = (key >> 18) & 4095
        self.c = (key >> 30) & 4095
        self.d = (key >> 42) & 4095

    def __str__(self) -> str:
        writer = WRITERS.get(self.verb)
        return f"verb {self.verb}" if writer is None else writer(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (action_of_key, (self.key,))


#: How the actions of each verb are written; each game's notation enters its own.
WRITERS: Final[dict[int, Callable[[Action], str]]] = {}

_KNOWN: Final[dict[int, Action]] = {}


def action_of_key(key: int) -> Action:
    """The one action with this packed key."""
    known = _KNOWN.get(key)
    if known is None:
        known = Action(key)
        _KNOWN[key] = known
    return known


def action(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Action:
    """The one action with this verb and these operands.

    >>> action(3, 7) is action(3, 7)
    True
    """
    key = verb | a << 6 | b << 18 | c << 30 | d << 42
    known = _KNOWN.get(key)
    if known is None:
        known = Action(key)
        _KNOWN[key] = known
    return known
