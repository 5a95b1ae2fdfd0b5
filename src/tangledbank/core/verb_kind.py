"""A verb, declared once: its number, how it is written, its operands, and the clause it belongs to.

From the declaration come the notation, written and read, the move that clients get, the check for
operands that name what is not there, and the clause that refuses it at the wrong moment.
"""

from collections.abc import Callable

from tangledbank.core.action import Action
from tangledbank.core.event_kind import Part, filled, with_and_without
from tangledbank.core.thing import Thing

#: Finds what a word means: a thing's number.
Read = Callable[[Thing, str], int]


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

    def is_plain(self, things: list[Thing]) -> bool:
        """Is it always written alike, with nothing but such things in the order of operands?"""
        if len(self.forms) != 1:
            return False
        names = ["{" + part.name + "}" for part in self.operands]
        return self.forms[0][1:] == names and all(
            part.thing in things and part.base == 0 for part in self.operands
        )

    def places_of(self, thing: Thing) -> list[int]:
        """Which operands are such things: 0 for `a`, and so on."""
        return [at for at, part in enumerate(self.operands) if part.thing is thing]
