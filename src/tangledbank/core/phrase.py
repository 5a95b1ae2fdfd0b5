"""A sentence without a language: the name of a message and its words."""

from typing import Final

#: The template of a ready-made sentence, in a game that has no messages.
PLAIN: Final = "plain"


class Phrase:
    """A sentence without a language: its template and the words for it."""

    __slots__ = ("count", "template", "words")

    def __init__(
        self, template: str = "", words: dict[str, str] | None = None, count: int = 1
    ) -> None:
        self.template = template
        self.words: dict[str, str] = {} if words is None else words
        self.count = count

    def __str__(self) -> str:
        """For programmers and reports: `got.supply(A1, red, 2)`; a count of one is left out."""
        count = [] if self.count == 1 else [str(self.count)]
        return f"{self.template}({', '.join([*self.words.values(), *count])})"

    def to_json(self) -> dict[str, object]:
        return {"template": self.template, "words": dict(self.words), "count": self.count}

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, str], int]]:
        return (Phrase, (self.template, self.words, self.count))
