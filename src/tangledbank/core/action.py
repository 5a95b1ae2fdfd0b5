"""An action: one decision of one player, as a small immutable value.

Every game numbers its verbs and packs what they apply to into up to four small integers, so that
an action is the same object wherever it turns up: making it twice gives the same one, so that
equal and identical mean the same.  Its text is the business of the game's notation.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.native import i64, mypyc_attr

#: Each operand is below this; four operands and the verb fit into 54 bits.
OPERAND_LIMIT: Final = 4096


@mypyc_attr(acyclic=True)
class Action:
    """One decision: a verb and its operands.  Make it with :func:`action`, never directly."""

    __slots__ = ("a", "b", "c", "d", "key", "verb")

    def __init__(self, key: i64 = 0) -> None:
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


@mypyc_attr(acyclic=True)
class Branch:
    """All actions, as a tree: a verb, and from there one operand after the other.

    What follows is found by place, without hashing.  Operands are sparse, so each is looked up in
    two strides of six bits; rows in which nothing is known yet are one and the same.
    """

    __slots__ = ("action", "next", "shift")

    def __init__(self, action: Action, shift: i64) -> None:
        self.action = action  # what is not said further on is 0
        self.shift = shift  # where the next operand stands in the key
        self.next: list[list[Branch | None]] = NOTHING_YET

    def on(self, operand: i64) -> "Branch":
        """One operand further, which is below the limit."""
        try:
            known = self.next[operand >> 6][operand & 63]
        except IndexError:  # few have been met here so far
            known = None
        return self.grow(operand) if known is None else known

    def grow(self, operand: i64) -> "Branch":
        if self.next is NOTHING_YET:
            self.next = NOTHING_YET[:ROOM]
        while len(self.next) <= operand >> 6:
            self.next.extend(NOTHING_YET[:ROOM])
        row = self.next[operand >> 6]
        if row is EMPTY_ROW:
            row = EMPTY_ROW[:ROOM]
            self.next[operand >> 6] = row
        while len(row) <= operand & 63:
            row.extend(EMPTY_ROW[:ROOM])
        act = Action(self.action.key | operand << self.shift) if operand else self.action
        known = Branch(act, self.shift + 12)
        row[operand & 63] = known
        return known


#: By so much the rows, and the list of them, grow: neighbours will follow, but most stay short.
ROOM: Final = 16
#: A row in which nothing is known yet.
EMPTY_ROW: Final[list[Branch | None]] = [None] * 64
#: What follows where nothing does; most branches are the last one, so they share it.
NOTHING_YET: Final[list[list[Branch | None]]] = [EMPTY_ROW] * (OPERAND_LIMIT // 64)

#: Where the tree begins.
VERBS: Final[list[Branch]] = [Branch(Action(verb), 6) for verb in range(64)]


def action_of_key(key: i64) -> Action:
    """The one action with this packed key."""
    return action(
        key & 63, (key >> 6) & 4095, (key >> 18) & 4095, (key >> 30) & 4095, (key >> 42) & 4095
    )


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The one action with this verb and these operands.

    >>> action(3, 7) is action(3, 7)
    True
    """
    if (a | b | c | d) >> 12 != 0:
        raise ValueError(f"an operand is a number below {OPERAND_LIMIT}: {verb} {a} {b} {c} {d}")
    branch = VERBS[verb]
    if a or b or c or d:
        branch = branch.on(a)
        if b or c or d:
            branch = branch.on(b)
            if c or d:
                branch = branch.on(c)
                if d:
                    branch = branch.on(d)
    return branch.action
