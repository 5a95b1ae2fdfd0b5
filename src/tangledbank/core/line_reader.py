"""Reads a line of notation as the action that a seat means."""

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.core.thing import Thing
from tangledbank.core.verb_kind import VerbKind, Verbs
from tangledbank.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LineReader:
    """Reads one line.  A game defines what words mean, and what may be left out of a line."""

    def __init__(self, line: str, verbs: Verbs) -> None:
        self.line = line
        self.words: list[str] = line.split()
        self.verbs = verbs

    def number(self, thing: Thing, word: str) -> int:
        """The number of the thing of this kind with this name."""
        raise NotImplementedError

    def fail(self, why: str) -> NotationError:
        return NotationError(f"{self.line!r}: {why}")

    def kind(self) -> VerbKind:
        """The verb the line begins with; the first, if several share the word."""
        words = self.words
        if not words or words[0] not in self.verbs.words:
            known = ", ".join(dict.fromkeys(self.verbs.words))
            raise NotationError(f"{self.line!r} is not an action; an action begins with {known}")
        return self.verbs.kinds[self.verbs.words.index(words[0])]

    def declared(self, kind: VerbKind, words: list[str]) -> Action:
        """Read these words as the verb declares them."""
        found = kind.match(words)
        if found is None:
            raise self.fail(how_to_write(kind, len(words) - 1))
        return self.verbs.action(kind, found, self.number)


def how_to_write(kind: VerbKind, given: int) -> str:
    """What is wrong with a line of this verb that has this many more words."""
    things = [word for word in kind.forms[0][1:] if word[0] == "{"]
    if len(kind.forms) > 1 or len(things) < len(kind.forms[0]) - 1 or given == len(things):
        return f"write '{kind.usage()}'"
    if not things:
        return f"'{kind.word}' stands alone"
    count = {1: "one word", 2: "two words"}.get(len(things), f"{len(things)} words")
    return f"write '{kind.usage()}': '{kind.word}' takes {count}"
