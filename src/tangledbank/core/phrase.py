"""A sentence without a language, and the templates that put it into one."""


class Phrase:
    """A sentence without a language: its template, and the words that go into it."""

    __slots__ = ("count", "template", "words")

    def __init__(
        self, template: str = "", words: dict[str, str] | None = None, count: int = 1
    ) -> None:
        self.template = template
        self.words: dict[str, str] = {} if words is None else words
        self.count = count

    def to_json(self) -> dict[str, object]:
        return {"template": self.template, "words": dict(self.words), "count": self.count}

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, str], int]]:
        return (Phrase, (self.template, self.words, self.count))


def render(said: Phrase, templates: dict[str, list[str]]) -> str | None:
    """A phrase in the language of these templates; a missing template says nothing."""
    forms = templates.get(said.template)
    if forms is None:
        return None
    form = forms[0] if said.count == 1 else forms[-1]
    pieces = form.split("{")
    text = pieces[0]
    for piece in pieces[1:]:
        name, _, rest = piece.partition("}")
        text += (str(said.count) if name == "count" else said.words[name]) + rest
    return text
