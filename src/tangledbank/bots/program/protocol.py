"""The words of the protocol, its limits, and the options that a program declares."""

import json
from typing import Final

from tangledbank.core.errors import GameError

VERSION: Final = 1
GREETING: Final = "tangledbank"

#: The longest line of a program, in bytes.
LONGEST_LINE: Final = 65_536
#: The most a program may write for one decision, in bytes.
MOST_OUTPUT: Final = 4_194_304
#: The most on standard error, where it may tell its author more.
MOST_ERRORS: Final = 16_777_216
#: The most bytes of answers waiting to be read; no question is answered before that.
MOST_UNREAD: Final = 1_048_576
#: The most options that a program may declare.
MOST_OPTIONS: Final = 100
#: How many characters of a wrong line are shown.
SHOWN: Final = 200


class ProgramFault(GameError):
    """A program misbehaved: it hung, ended, flooded or wrote unreadable output."""


class BadAnswer(ProgramFault):
    """A program gave an illegal answer, or gave up; it can still be asked again."""


def shown(text: str) -> str:
    """A program's output, made safe for one line of a terminal.

    >>> shown("two\\nlines \\x1b[31m"), len(shown("x" * 5000))
    ('two lines ?[31m', 203)
    """
    line = " ".join(text.split())
    line = "".join(one if one.isprintable() else "?" for one in line)
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}..."


def compact(value: object) -> str:
    """JSON on one line, with the keys in their order."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Option:
    """An option that a program declares: a number, a flag, a choice of words, or a text.

    >>> Option.of("depth number 2 1 10").accepts("11")
    False
    >>> Option.of("style choice bold bold careful").accepts("careful")
    True
    >>> Option.of("depth number two")
    Traceback (most recent call last):
    ...
    tangledbank.bots.program.protocol.ProgramFault: declares an option that cannot be read: ...
    """

    __slots__ = ("default", "high", "kind", "low", "name", "words")

    def __init__(
        self,
        name: str,
        kind: str,
        default: str,
        low: float = 0.0,
        high: float = 0.0,
        words: list[str] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.words = words or []

    @classmethod
    def of(cls, line: str) -> "Option":
        """Read the text after `option` in a line."""
        name, _, rest = line.partition(" ")
        kind, _, rest = rest.partition(" ")
        words = rest.split()
        option: Option | None = None
        try:
            if kind == "number" and len(words) == 3:
                option = cls(name, kind, words[0], float(words[1]), float(words[2]))
            elif kind == "flag" and len(words) == 1:
                option = cls(name, kind, words[0], words=["true", "false"])
            elif kind == "choice" and len(words) >= 2:
                option = cls(name, kind, words[0], words=words[1:])
            elif kind == "text":
                option = cls(name, kind, rest)
        except ValueError:
            option = None
        if not name or option is None or not option.accepts(option.default):
            raise ProgramFault(
                f"declares an option that cannot be read: {shown(line)!r}; expected NAME number "
                "DEFAULT LOW HIGH, NAME flag DEFAULT, NAME choice DEFAULT WORD WORD ..., or NAME "
                "text DEFAULT"
            )
        return option

    def accepts(self, value: str) -> bool:
        if self.kind == "number":
            try:
                return self.low <= float(value) <= self.high
            except ValueError:
                return False
        if self.kind == "text":
            return value.isprintable()
        return value in self.words

    @property
    def expected(self) -> str:
        if self.kind == "number":
            return f"a number from {self.low:g} to {self.high:g}"
        if self.kind == "text":
            return "one line of text"
        return f"one of {', '.join(self.words)}"
