"""An action: one decision of one player, as a small immutable value.

Every game numbers its verbs from 0 and packs what they apply to into up to four small integers.
Equal actions are the same object: making an action twice gives the same one.  `owner` leads to its
game, whose notation says how it is written.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.native import i64, mypyc_attr

#: Each operand is below this; four operands and the verb fit into 54 bits.
OPERAND_LIMIT: Final = 4096
#: A verb is below this.
VERB_LIMIT: Final = 64


@mypyc_attr(acyclic=True)
class Action:
    """One decision: a verb and its operands.  Make it with the `action` of its game's `verbs`."""

    __slots__ = ("a", "b", "c", "d", "key", "owner", "verb")

    def __init__(self, owner: "Actions", key: i64 = 0) -> None:
        self.owner = owner  # both live as long as the program, so this cycle is harmless
        self.key = key
        self.verb = key & 63
        self.a = (key >> 6) & 4095
        self.b = (key >> 18) & 4095
        self.c = (key >> 30) & 4095
        self.d = (key >> 42) & 4095

    def __str__(self) -> str:
        writer = self.owner.writer
        return f"verb {self.verb}" if writer is None else writer(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return (unpickled, (self.owner.module, self.key))


@mypyc_attr(acyclic=True)
class Branch:
    """The actions of a game, as a tree: a verb, and from there one operand after the other.

    Branches are found by index, without hashing.  Operands are sparse, so each is looked up in two
    steps of six bits; all empty rows are one shared row.
    """

    __slots__ = ("action", "next", "shift")

    def __init__(self, action: Action, shift: i64) -> None:
        self.action = action  # operands not given yet are 0
        self.shift = shift  # the position of the next operand in the key
        self.next: list[list[Branch | None]] = NOTHING_YET

    def on(self, operand: i64) -> "Branch":
        """The branch for the next operand, which must be below the limit."""
        try:
            known = self.next[operand >> 6][operand & 63]
        except IndexError:  # few operands have occurred here so far
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
        act = self.action
        if operand:
            act = Action(act.owner, act.key | operand << self.shift)
        known = Branch(act, self.shift + 12)
        row[operand & 63] = known
        return known


#: How much the rows, and the list of them, grow: neighbours will follow, but most stay short.
ROOM: Final = 16
#: An empty row.
EMPTY_ROW: Final[list[Branch | None]] = [None] * 64
#: The branches of a leaf; most branches are leaves, so they share it.
NOTHING_YET: Final[list[list[Branch | None]]] = [EMPTY_ROW] * (OPERAND_LIMIT // 64)


class Actions:
    """All actions of one game.

    `module` is the name of the module that holds this object as `ACTIONS`: a pickled action is
    looked up there.
    """

    __slots__ = ("module", "verbs", "writer")

    def __init__(self, module: str) -> None:
        self.module = module
        self.writer: Callable[[Action], str] | None = None  # set by the game's notation
        #: The root of the tree: a branch for each verb.
        self.verbs: list[Branch] = [Branch(Action(self, verb), 6) for verb in range(VERB_LIMIT)]

    def action(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
        """The one action of this game with this verb and these operands.

        >>> actions = Actions(__name__)
        >>> actions.action(3, 7) is actions.action(3, 7)
        True
        """
        if (a | b | c | d) >> 12 != 0:
            raise ValueError(
                f"an operand is a number below {OPERAND_LIMIT}: {verb} {a} {b} {c} {d}"
            )
        branch = self.verbs[verb]
        if a or b or c or d:
            branch = branch.on(a)
            if b or c or d:
                branch = branch.on(b)
                if c or d:
                    branch = branch.on(c)
                    if d:
                        branch = branch.on(d)
        return branch.action

    def of_key(self, key: i64) -> Action:
        """The one action of this game with this packed key."""
        return self.action(
            key & 63, (key >> 6) & 4095, (key >> 18) & 4095, (key >> 30) & 4095, (key >> 42) & 4095
        )


def unpickled(module: str, key: int) -> Action:
    """The action with this key in the game whose `ACTIONS` a module holds."""
    from importlib import import_module

    actions: Actions = import_module(module).ACTIONS
    return actions.of_key(key)
