"""A verb, declared once: its number, how it is written, its operands, and the clause it belongs to.

From the declaration come the notation, written and read, the move that clients get, the check for
operands that name what is not there, and the clause that refuses it at the wrong moment.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.core.action import VERB_LIMIT, Action, Actions
from tangledbank.core.errors import NotationError
from tangledbank.core.event_kind import Part, filled, with_and_without
from tangledbank.core.thing import Thing
from tangledbank.native import mypyc_attr

#: What clients know an operand by: the animal that acts, its target, and so on.
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

#: Finds what a word means: a thing's number.
Read = Callable[[Thing, str], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbKind:
    """One verb.  Its operands stand in `a`, `b`, `c` and `d`, in this order.

    `pattern` is its notation, such as `attack {animal} {target}[ ignoring {trait}]`: what stands in
    brackets is left out where its word is missing.
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
        self.hidden = hidden  # its notation names a card that the others do not see
        self.forms: list[list[str]] = [form.split() for form in with_and_without(pattern)]

    def usage(self) -> str:
        """How it is written, with capital words for things: `attack ANIMAL ANIMAL`."""
        text = self.pattern.replace("[ ", " [")
        for part in self.operands:
            text = text.replace("{" + part.name + "}", part.thing.form)
        return text.replace("{", "").replace("}", "")

    def words(self, act: Action) -> dict[str, str]:
        """Each operand by its name, as it is written; empty if it is missing."""
        values = [act.a, act.b, act.c, act.d]
        return {part.name: part.word(values[at]) for at, part in enumerate(self.operands)}

    def write(self, act: Action) -> str:
        """The action as a line of notation."""
        return filled(self.pattern, self.words(act))

    def match(self, line: list[str]) -> dict[str, str] | None:
        """The words of a line by the names of operands; none if it is not written so."""
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
        """The operands that these words stand for."""
        found: list[int] = []
        for part in self.operands:
            word = words.get(part.name, "")
            found.append(read(part.thing, word) + part.base if word else 0)
        return found

    def named(self, act: Action, thing: Thing) -> list[int]:
        """The things of this kind that an action names."""
        values = [act.a, act.b, act.c, act.d]
        found: list[int] = []
        for at, part in enumerate(self.operands):
            if part.thing is thing and values[at] >= part.base:
                found.append(values[at] - part.base)
        return found


class Verbs:
    """All verbs of one game, by their numbers; its actions are written by what they declare."""

    def __init__(self, actions: Actions) -> None:
        self.actions = actions
        self.kinds: list[VerbKind] = []
        #: The word that each begins with, and the clause that says when it may be used.
        self.words: list[str] = []
        self.moments: list[str] = []
        self.printed = 0  # so many come with the game; whatever follows is somebody's own
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
        """Declare a verb of one's own, which gets the next number."""
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
        """Verbs whose notation tells the others nothing that they do not see anyway."""
        return frozenset([kind.number for kind in self.kinds if not kind.hidden])

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
        """The action that is written as exactly this line, whatever the position."""
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
