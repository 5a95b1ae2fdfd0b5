"""A kind of event, declared once: its number, its name, and the name and kind of each part.

The declaration determines the text of an event (`attacked(A1, B2)`), the words of its sentence in
the log, its line in scenarios (`attacked A1 B2`), and what clients know about it.  An event with
special behaviour overrides a method.
"""

from typing import Final

from tangledbank.core.event import WRITERS, Event
from tangledbank.core.phrase import Phrase
from tangledbank.core.thing import CHOICE, COUNT, SEAT, Thing

#: The seat of a secret that everybody may know.
OPEN: Final = -1


class Part:
    """One part of an event.  The first three are its operands `a`, `b` and `c`.

    `base` is added to the stored value: with 1, a stored 0 means that this part is missing.
    """

    __slots__ = ("adds", "base", "choices", "close", "many", "name", "said", "thing", "you")

    def __init__(
        self,
        name: str,
        thing: Thing,
        base: int = 0,
        adds: str = "",
        said: bool = True,
        you: bool = False,
        many: bool = False,
        close: bool = False,
        choices: list[str] | None = None,
    ) -> None:
        self.name = name
        self.thing = thing
        self.base = base
        self.adds = adds  # appended to the message's name if this part is present
        self.said = said  # in the sentence
        self.you = you  # the sentence calls this seat *you*
        self.many = many  # a list of such things
        self.close = close  # written without a comma after the part before it
        self.choices: list[str] = [] if choices is None else choices

    def word(self, value: int) -> str:
        """The stored value in words; empty if the part is missing."""
        if self.thing is CHOICE:
            return self.choices[value]
        if value < self.base:
            return ""
        return self.thing.write(value - self.base)

    def named(self, value: int, names: list[str]) -> str:
        """The same, with players called by their names."""
        if self.thing is SEAT and 0 <= value - self.base < len(names):
            return names[value - self.base]
        return self.word(value)


def choice(name: str, choices: list[str]) -> Part:
    """A part that selects the message: the word is appended to its name, unless it is empty."""
    return Part(name, CHOICE, choices=choices)


class EventKind:
    """One kind of event."""

    def __init__(
        self,
        number: int,
        name: str,
        parts: list[Part] | None = None,
        items: list[Part] | None = None,
        secret: Part | None = None,
        line: str = "",
        quiet: bool = False,
    ) -> None:
        self.number = number
        self.name = name  # the message's name
        self.parts: list[Part] = [] if parts is None else parts
        self.items: list[Part] = [] if items is None else items
        self.secret = secret
        self.quiet = quiet  # it reveals nothing: a decision may be taken back after it
        self.line_pattern: str = line or " ".join(
            [name] + ["{" + part.name + "}" for part in self.parts]
        )

    # The parts of an event

    def every_part(self) -> list[Part]:
        """All parts that anybody may see."""
        return self.parts + self.items

    def values(self, event: Event) -> list[list[int]]:
        """The stored value of each open part; nothing for a missing one."""
        operands = [event.a, event.b, event.c]
        found: list[list[int]] = [[operands[at]] for at in range(len(self.parts))]
        items: list[int] = [] if event.items is None else event.items
        for at, part in enumerate(self.items):
            if part.many:
                found.append(items[at:])
            else:
                found.append(items[at : at + 1])
        return found

    def has_idle_operand(self, event: Event) -> bool:
        """Does this event have a part that its kind does not declare?"""
        operands = [event.a, event.b, event.c]
        return any(operands[len(self.parts) :])

    def lacks_a_part(self, event: Event) -> bool:
        """Is a part missing that every event of this kind has?"""
        needed = 0
        for part in self.items:
            if not part.many and not part.adds and part.thing is not CHOICE:
                needed += 1
        return needed > (0 if event.items is None else len(event.items))

    # Text

    def words_of(self, part: Part, values: list[int], names: list[str]) -> list[str]:
        """The words of one part; none if it is missing."""
        return [word for value in values if (word := part.named(value, names))]

    def text(self, event: Event) -> str:
        """The event for programmers: `got(A1, red 1)`.  Leaves out secrets."""
        told = ""
        for part, values in zip(self.every_part(), self.values(event), strict=True):
            words = " ".join(self.words_of(part, values, []))
            if words:
                told += (" " if part.close else ", ") if told else ""
                told += words
        return f"{self.name}({told})"

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        """The event as a phrase, for a seat that may know all of this."""
        words: dict[str, str] = {}
        count = 1
        adds = ""
        parts = self.every_part()
        stored = self.values(event)
        if self.secret is not None and event.secret:
            parts.append(self.secret)
            stored.append(event.secret)
        for part, values in zip(parts, stored, strict=True):
            written = self.words_of(part, values, names)
            if part.thing is CHOICE:
                adds = adds or "".join(written)
                continue
            if not part.said or not written:
                continue
            if part.thing is COUNT:
                count = values[0] - part.base
            else:
                words[part.name] = ", ".join(written)
            if part.you and values[0] == seat:
                adds = adds or "you"
            adds = adds or part.adds
        return Phrase(f"{self.name}.{adds}" if adds else self.name, words, count)

    def templates(self) -> dict[str, dict[str, str]]:
        """Every message for this kind of event, with its words and their kinds."""
        parts = self.every_part() + ([] if self.secret is None else [self.secret])
        always: dict[str, str] = {}
        endings: list[str] = [""]
        for part in parts:
            if part.thing is CHOICE:
                endings += [word for word in part.choices if word not in endings]
                if "" not in part.choices:
                    endings = [one for one in endings if one]
            if part.you:
                endings.append("you")
            if part.adds:
                endings.append(part.adds)
            elif part.said and part is not self.secret and part.thing is not CHOICE:
                always[part.name] = kind_of(part)
        found: dict[str, dict[str, str]] = {}
        for ending in dict.fromkeys(endings):
            words = dict(always)
            for part in parts:
                if part.adds == ending and ending:
                    words[part.name] = kind_of(part)
            found[f"{self.name}.{ending}" if ending else self.name] = words
        return found

    # Lines in scenarios

    def line(self, event: Event, names: list[str]) -> str:
        """The event as a short line: `eaten B1 by A1`."""
        words: dict[str, str] = {}
        for part, values in zip(self.every_part(), self.values(event), strict=True):
            written = self.words_of(part, values, names)
            # The order in which cards are discarded together means nothing.
            words[part.name] = " ".join(sorted(written) if part.thing.name == "card" else written)
        return filled(self.line_pattern, words)

    def forms(self) -> list[str]:
        """The possible shapes of the line, with words in capitals for things."""
        found: list[str] = []
        for pattern in with_and_without(self.line_pattern):
            shapes: list[dict[str, str]] = [{}]
            for part in self.every_part():
                if "{" + part.name + "}" not in pattern:
                    continue
                if part.thing is CHOICE:
                    choices = [word for word in part.choices if word]
                else:
                    choices = [part.thing.form + ("S" if part.many else "")]
                shapes = [{**shape, part.name: word} for shape in shapes for word in choices]
            found += [filled(pattern, shape) for shape in shapes]
        return found


def kind_of(part: Part) -> str:
    return part.thing.name + ("s" if part.many else "")


def filled(pattern: str, words: dict[str, str]) -> str:
    """A pattern filled with words; a bracketed part is dropped if one of its words is missing."""
    text = ""
    for at, piece in enumerate(pattern.replace("]", "[").split("[")):
        shown = piece
        missing = False
        for name, word in words.items():
            if "{" + name + "}" in shown:
                missing = missing or not word
                shown = shown.replace("{" + name + "}", word)
        if at % 2 == 0 or not missing:  # every other piece is in brackets
            text += shown
    return text


def with_and_without(pattern: str) -> list[str]:
    """A pattern with each choice of its bracketed pieces."""
    start = pattern.find("[")
    if start < 0:
        return [pattern]
    end = pattern.index("]", start)
    before, optional, after = pattern[:start], pattern[start + 1 : end], pattern[end + 1 :]
    return with_and_without(before + after) + with_and_without(before + optional + after)


class EventKinds:
    """All events of one game."""

    def __init__(self, game: str) -> None:
        self.game = game  # its `Kind.name`
        self.by_number: dict[int, EventKind] = {}

    def declare(self, kind: EventKind) -> None:
        if kind.number in self.by_number:
            raise ValueError(f"two events have the number {kind.number}; give {kind.name} another")
        self.by_number[kind.number] = kind
        WRITERS.setdefault(self.game, {})[kind.number] = kind.text

    def event(
        self,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        items: list[int] | None = None,
        seat: int = OPEN,
        secret: list[int] | None = None,
    ) -> Event:
        """An event outside any game, for tests and examples."""
        return Event(kind, a, b, c, items, seat, secret, self.game)

    def every(self) -> list[EventKind]:
        return list(self.by_number.values())

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase | None:
        """An event as a phrase, as this seat may read it; none if its kind is unknown."""
        kind = self.by_number.get(event.kind)
        if kind is None:
            return None
        # A caller that forgets to check `seen` first must not reveal a secret.
        if event.secret is not None and event.seat not in (seat, OPEN):
            event = event.with_parts(event.items, event.seat, None)
        return kind.phrase(event, names, seat)

    def line(self, event: Event, names: list[str]) -> str:
        kind = self.by_number.get(event.kind)
        return "" if kind is None else kind.line(event, names)

    def forms(self) -> list[str]:
        found: list[str] = []
        for kind in self.by_number.values():
            found += kind.forms()
        return found

    def quiet(self) -> frozenset[int]:
        """Events that reveal nothing to anybody, so a decision can be taken back after them."""
        return frozenset([kind.number for kind in self.by_number.values() if kind.quiet])

    def about_seats(self) -> frozenset[int]:
        """Events whose sentence says *you* to the seat in `a`."""
        return frozenset(
            [kind.number for kind in self.by_number.values() for part in kind.parts if part.you]
        )

    def word_kinds(self) -> dict[str, str]:
        """The kind of thing each word names; it is the same in all messages of the game."""
        found: dict[str, str] = {}
        for words in self.templates().values():
            found |= words
        return found

    def templates(self) -> dict[str, dict[str, str]]:
        """Every message of this game's log, each with its words and their kinds."""
        found: dict[str, dict[str, str]] = {}
        for kind in self.by_number.values():
            found |= kind.templates()
        return found
