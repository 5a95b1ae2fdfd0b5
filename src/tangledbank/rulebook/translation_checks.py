"""Does a translated page say what its page says?  The same clauses, numbers and trait names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import TRAITS, speech
from tangledbank.rulebook.page_files import language_of
from tangledbank.rulebook.pages import Clause, Page, book, folder_of, read_page
from tangledbank.rulebook.translations import file_of

#: A number in figures; not the one in the name of a clause, an animal or a trait.
FIGURE: Final = re.compile(r"(?<![\w-])\d+(?![\w-])")
#: What English may say for a figure of another language.  One is said in too many ways.
WORDS: Final[dict[int, set[str]]] = {
    2: {"two", "both", "twice", "second", "pair", "double"},
    3: {"three", "third"},
    4: {"four", "fourth"},
    5: {"five", "fifth"},
    6: {"six"},
    7: {"seven"},
    8: {"eight"},
    9: {"nine"},
    10: {"ten"},
}


def translation_problems(game: str, language: str) -> Iterator[str]:
    """Each as `traits/big.uk.md: BASE-BIG-01: what is wrong; what to do`."""
    root = folder_of(game)
    for page in book(game).pages:
        file = file_of(page, game, language)
        shown = file.relative_to(root).as_posix()
        if not file.is_file():
            yield f"{shown}: is missing: translate {page.source}"
            continue
        try:
            other = read_page(file, shown)
        except GameError as error:
            yield str(error)
            continue
        yield from (f"{shown}: {what}" for what in differences(page, other, game, language))
    own = {file_of(page, game, language) for page in book(game).pages}
    for path in sorted(root.rglob(f"*.{language}.md")):
        if language_of(path) == language and path not in own:
            yield f"{path.relative_to(root).as_posix()}: translates no page: remove or rename it"


def differences(page: Page, other: Page, game: str, language: str) -> Iterator[str]:
    if not other.title:
        yield "has no title: translate it"
    if told(page) and not told(other):
        yield "has no introduction: translate it"
    if other.blocks:
        yield "has scenarios: they belong on the English page alone"
    path = Path(page.source)
    name = f"{TRAITS[game]}-{path.stem}" if game in TRAITS else ""
    if path.parent.name == "traits" and speech(ENGLISH).knows(name):
        trait = speech(language).say(name)
        if other.title != trait:
            yield f"is called {other.title!r}, but the message {name} says {trait!r}: use one name"
    own = [clause.name for clause in other.clauses]
    english = [clause.name for clause in page.clauses]
    for clause in sorted(set(english) - set(own)):
        yield f"{clause}: is missing: translate it"
    for clause in sorted(set(own) - set(english)):
        yield f"{clause}: is not on the English page: remove it"
    if len(own) != len(set(own)):
        yield "has a clause twice: keep one"
    by_name = {clause.name: clause for clause in other.clauses}
    for clause_in_english in page.clauses:
        found = by_name.get(clause_in_english.name)
        if found is not None:
            for what in in_clause(clause_in_english, found):
                yield f"{found.name}: {what}"


def in_clause(english: Clause, own: Clause) -> Iterator[str]:
    if not own.words():
        yield "says nothing: translate it"
    if own.editions != english.editions:
        yield f"names other editions ({', '.join(own.editions)}): copy the line Editions"
    for what in ("cardboard", "cosmetic", "origin"):
        if bool(getattr(own, what)) != bool(getattr(english, what)):
            yield f"the line {what.capitalize()} stands in one language alone: add or remove it"
    wanted, has = figures(english.words()), figures(own.words())
    words = set(re.findall("[a-z]+", english.words().lower()))
    for number in sorted(wanted - has):
        yield f"lacks the number {number}, which English has: add it in figures"
    for number in sorted(has - wanted - {1}):
        if not WORDS.get(number, set()) & words:
            yield f"has the number {number}, which English has not: correct it"


def figures(text: str) -> set[int]:
    return {int(found) for found in FIGURE.findall(text)}


def told(page: Page) -> str:
    return "".join(page.intro).strip()
