"""A verb, declared once: its number, how it is written, its operands, and the clause it belongs to.

The declaration gives the notation (written and read), the move for clients, the check for operands
that do not exist, and the clause that refuses it at the wrong moment.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.core.action import VERB_LIMIT, Action, Actions
from tangledbank.core.errors import NotationError
from tangledbank.core.event_kind import Part, filled, with_and_without
from tangledbank.core.state import State
from tangledbank.core.thing import Thing
from tangledbank.native import mypyc_attr

#: The clients' names for operands: the animal that acts, its target, and so on.
OPERANDS: Final = (
    "card",
    "trait",
    "animal",
    "target",
    "partner",
    "symbiont",
    "place",
    "token",
    "count",
)

#: Finds the number of the thing that a word names.
Read = Callable[[Thing, str], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbKind:
    """One verb.  Its operands are `a`, `b`, `c` and `d`, in this order.

    `pattern` is its notation, such as `attack {animal} {target}[ ignoring {trait}]`: a bracketed
    part is left out if its word is missing.
    """

    def __init__(
        self,
        number: int,
        pattern: str,
        operands: list[Part] | None = None,
        moment: str = "",
        hidden: bool = False,
    ) -> None:
        self.number = number
        self.pattern = pattern
        self.word: str = pattern.split()[0]
        self.operands: list[Part] = [] if operands is None else operands
        self.moment = moment  # the clause that says when it may be used
        self.hidden = hidden  # its notation names a hidden card
        self.forms: list[list[str]] = [form.split() for form in with_and_without(pattern)]

    def usage(self) -> str:
        """Its notation, with words in capitals for things: `attack ANIMAL ANIMAL`."""
        text = self.pattern.replace("[ ", " [")
        for part in self.operands:
            text = text.replace("{" + part.name + "}", part.thing.form)
        return text.replace("{", "").replace("}", "")

    def values(self, act: Action) -> list[int]:
        """What stands for the operands, in their order."""
        return [act.a, act.b, act.c, act.d]

    def words(self, act: Action) -> dict[str, str]:
        """The written form of each operand, by name; empty if it is missing."""
        values = self.values(act)
        return {part.name: part.word(values[at]) for at, part in enumerate(self.operands)}

    def write(self, act: Action) -> str:
        """The action as a line of notation."""
        return filled(self.pattern, self.words(act))

    def match(self, line: list[str]) -> dict[str, str] | None:
        """The words of a line, by operand; none if the line does not match."""
        for form in self.forms:
            if len(form) != len(line):
                continue
            found: dict[str, str] = {}
            for want, word in zip(form, line, strict=True):
                if want[0] == "{":
                    found[want[1:-1]] = word
                elif want != word:
                    break
            else:
                return found
        return None

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        """The operands for these words."""
        found: list[int] = []
        for part in self.operands:
            word = words.get(part.name, "")
            found.append(read(part.thing, word) + part.base if word else 0)
        return found

    def is_dangling(self, s: State, act: Action) -> bool:
        """Does an action name what this table does not have?"""
        values = self.values(act)
        for at, part in enumerate(self.operands):
            there = part.thing.there
            if there is not None and values[at] >= part.base:
                if not there(s, values[at] - part.base):
                    return True
        return False


class Verbs:
    """All verbs of one game, by number; they define how its actions are written."""

    def __init__(self, actions: Actions) -> None:
        self.actions = actions
        self.kinds: list[VerbKind] = []
        #: The first word of each, and the clause that says when it may be used.
        self.words: list[str] = []
        self.moments: list[str] = []
        self.printed = 0  # how many belong to the game itself; the rest are plugged in
        actions.writer = self.write

    def enter(self, kind: VerbKind) -> None:
        """Declare a verb of the game."""
        self._enter(kind)
        self.printed = len(self.kinds)

    def _enter(self, kind: VerbKind) -> None:
        if kind.number != len(self.kinds):
            raise ValueError(f"declare the verbs in the order of their numbers: {kind.pattern}")
        self.kinds.append(kind)
        self.words.append(kind.word)
        self.moments.append(kind.moment)

    def add(self, pattern: str, operands: list[Part], moment: str, hidden: bool = False) -> int:
        """Declare a plugged-in verb, which gets the next number."""
        kind = VerbKind(len(self.kinds), pattern, operands, moment, hidden)
        if kind.number == VERB_LIMIT:
            raise ValueError(f"no number is left for {pattern!r}: there can be {VERB_LIMIT} verbs")
        if kind.word in self.words:
            raise ValueError(
                f"there is a verb {kind.word!r} already: begin yours with another word"
            )
        for part in operands:
            if part.name not in OPERANDS:
                known = ", ".join(OPERANDS)
                raise ValueError(f"{pattern!r}: call an operand one of {known}, not {part.name!r}")
        self._enter(kind)
        return kind.number

    def shown(self) -> frozenset[int]:
        """Verbs whose notation reveals nothing to the others."""
        return frozenset([kind.number for kind in self.kinds if not kind.hidden])

    def is_dangling(self, s: State, act: Action) -> bool:
        """Does an action name an animal, a trait or a verb that is not there?

        The notation refuses such a line; an action made by hand is looked at here before any rule
        is.
        """
        return act.verb >= len(self.kinds) or self.kinds[act.verb].is_dangling(s, act)

    def write(self, act: Action) -> str:
        """An action as a line of notation."""
        if act.verb >= len(self.kinds):
            return f"verb {act.verb}"
        return self.kinds[act.verb].write(act)

    def action(self, kind: VerbKind, words: dict[str, str], read: Read) -> Action:
        """The action that the words of a line stand for."""
        operands = [*kind.read(words, read), 0, 0, 0, 0]
        return self.actions.action(kind.number, *operands[:4])

    def read_back(self, line: str, read: Read) -> Action:
        """The action written as exactly this line, whatever the position."""
        words = line.split()
        known = [kind for kind in self.kinds if words and kind.word == words[0]]
        for kind in known:
            found = kind.match(words)
            if found is not None:
                act = self.action(kind, found, read)
                if str(act) != line:
                    raise NotationError(f"{line!r} is not in full; it is written {str(act)!r}")
                return act
        if not known:
            raise NotationError(f"{line!r} is not an action")
        patterns = " or ".join([repr(kind.pattern) for kind in known])
        raise NotationError(f"{line!r} is not in full; it is written {patterns}")
