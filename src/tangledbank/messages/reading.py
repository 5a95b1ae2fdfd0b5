"""A language's message files taken apart: every message with its variables and its choices."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

#: What English and the others call the number of something.
PLURALS = frozenset(["zero", "one", "two", "few", "many", "other"])


class Choice:
    """One choice between texts: what decides, and the keys."""

    def __init__(self, by: str, keys: list[str]) -> None:
        self.by = by
        self.keys = keys

    def is_plural(self) -> bool:
        """Does the form of a number decide?  Numbers themselves and a default do not make it so."""
        words = [key for key in self.keys if not key.isdecimal()]
        return len(words) > 1 and all(word in PLURALS for word in words)


class Parts(Visitor):
    """What stands in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()  # the messages and terms that it refers to
        self.choices: list[Choice] = []
        self.texts: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.others.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.others.add(f"-{node.id.name}")
        elif isinstance(node, ast.TextElement | ast.StringLiteral):
            self.texts.append(node.value)
        elif isinstance(node, ast.SelectExpression):
            self.choices.append(choice_of(node))
        super().generic_visit(node)


def choice_of(node: ast.SelectExpression) -> Choice:
    selector = node.selector
    by = selector.id.name if isinstance(selector, ast.VariableReference) else ""
    keys = [
        one.key.name if isinstance(one.key, ast.Identifier) else str(one.key.value)
        for one in node.variants
    ]
    return Choice(by, keys)


class Message:
    """One text: a message, an attribute (`id.attribute`) or a term (`-id`)."""

    def __init__(self, file: str, line: int, name: str, pattern: ast.Pattern) -> None:
        self.file = file
        self.line = line
        self.name = name
        parts = Parts()
        parts.visit(pattern)
        self.variables = parts.variables
        self.others = parts.others
        self.choices = parts.choices
        self.text = " ".join(" ".join(parts.texts).split())


class MessageFiles:
    """All message files of a language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.messages: dict[str, Message] = {}
        self.broken: list[str] = []  # what could not be read, and where
        self.twice: list[Message] = []
        for path in sorted(folder.glob("*.ftl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            if isinstance(entry, ast.Junk):
                first = str(entry.content).strip().partition("\n")[0]
                self.broken.append(f"{path.name}:{line}: {first}")
            elif isinstance(entry, ast.Message | ast.Term):
                for name, pattern in texts_of(entry):
                    made = Message(path.name, line, name, pattern)
                    if name in self.messages:
                        self.twice.append(made)
                    self.messages.setdefault(name, made)

    def variables(self, name: str) -> set[str]:
        """What a message uses, with what the messages use that it refers to."""
        message = self.messages.get(name)
        if message is None:
            return set()
        found = set(message.variables)
        for other in message.others:
            found |= self.variables(other)
        return found


def texts_of(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value
