"""A language that nobody speaks: `python3 -m tangledbank.messages.pseudo FOLDER` makes it.

It is English with an accent on every letter; each text is 40 % longer and stands in brackets.
Whatever is shown without accents is no message; whatever lacks a bracket is cut off.  Use it with
`TANGLEDBANK_MESSAGES=FOLDER tangledbank --language en-XA play`.
"""

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tangledbank.messages.languages import ENGLISH, FOLDER

#: The code for made-up English, as other programs have it.
CODE: Final = "en-XA"
LETTERS: Final = str.maketrans(
    "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ",
    "åƀçđéƒĝĥíĵķłɱñóþŕšţúṽŵýžÅƁÇĐÉƑĜĤÍĴĶŁṀÑÓÞŔŠŢÚṼŴÝŽ",
)
#: How much longer a text gets.
LONGER: Final = 0.4
WORD: Final = re.compile(r"[A-Za-z]")


class Accents(Visitor):
    """Puts accents on every text."""

    def __init__(self) -> None:
        self.letters = 0

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement):
            self.letters += len(WORD.findall(node.value))
            node.value = node.value.translate(LETTERS)
        super().generic_visit(node)


def accented(pattern: ast.Pattern) -> ast.Pattern:
    """The text in brackets, with accents, and longer."""
    accents = Accents()
    accents.visit(pattern)
    more = "~" * round(accents.letters * LONGER)
    pattern.elements = [
        ast.TextElement("⟦"),
        *pattern.elements,
        ast.TextElement(f"{' ' if more else ''}{more}⟧"),
    ]
    return pattern


def pseudo(text: str) -> str:
    """A file of English messages in the made-up language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                entry.value = accented(entry.value)
            for attribute in entry.attributes:
                attribute.value = accented(attribute.value)
    return str(FluentSerializer().serialize(resource))


def write(folder: Path) -> Path:
    """Make the language in a folder of languages."""
    made = folder / CODE
    made.mkdir(parents=True, exist_ok=True)
    for file in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        text = pseudo(file.read_text(encoding="utf-8"))
        (made / file.name).write_text(text, encoding="utf-8")
    return made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python3 -m tangledbank.messages.pseudo FOLDER")
    print(write(Path(sys.argv[1])))
