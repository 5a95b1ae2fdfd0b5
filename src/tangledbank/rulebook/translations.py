"""What the rulebook says in another language.

A page that is missing, or a clause that its translation lacks, is shown in English, and the log
says which.
"""

import logging
from functools import cache
from pathlib import Path

from tangledbank.core.errors import GameError
from tangledbank.messages.languages import ENGLISH
from tangledbank.rulebook.pages import Clause, Page, book, folder_of, games, read_page

log = logging.getLogger(__name__)


@cache
def pages_in(game: str, language: str) -> list[Page]:
    """The pages of a game in a language, in the order of the English ones."""
    pages = book(game).pages
    if language == ENGLISH:
        return pages
    files = [file_of(page, game, language) for page in pages]
    if not any(file.is_file() for file in files):
        log.warning("The rules of %s are shown in English: no page in %s", game, language)
        return pages
    return [translated(page, file) for page, file in zip(pages, files, strict=True)]


def file_of(page: Page, game: str, language: str) -> Path:
    """Where the translation of a page is."""
    inside = Path(page.source).relative_to(game)
    return folder_of(game) / inside.with_suffix(f".{language}.md")


def translated(page: Page, file: Path) -> Page:
    """A page with the words of its translation, and its own scenarios."""
    try:
        other = read_page(file)
    except (GameError, OSError) as error:
        log.warning("%s is shown in English: %s", page.source, error)
        return page
    made = Page(page.source)
    made.title = other.title or page.title
    made.intro = other.intro if any(line.strip() for line in other.intro) else page.intro
    made.blocks = page.blocks
    words = {clause.name: clause for clause in other.clauses}
    made.clauses = [in_words_of(clause, words.get(clause.name), made) for clause in page.clauses]
    return made


def in_words_of(clause: Clause, other: Clause | None, page: Page) -> Clause:
    if other is None or not other.words():
        log.warning("%s of %s is shown in English: no translation", clause.name, page.source)
        return clause
    made = Clause(clause.name, clause.label, page, clause.line)
    made.text = other.text
    made.editions = clause.editions
    made.forbids = clause.forbids
    made.cardboard = other.cardboard or clause.cardboard
    made.cosmetic = other.cosmetic or clause.cosmetic
    made.origin = other.origin or clause.origin
    return made


@cache
def clauses_in(game: str, language: str) -> dict[str, Clause]:
    return {clause.name: clause for page in pages_in(game, language) for clause in page.clauses}


def clause_in(name: str, language: str) -> Clause | None:
    """A clause of any game."""
    found = (clauses_in(game, language).get(name) for game in games())
    return next((clause for clause in found if clause is not None), None)


def clause_text(name: str, language: str = ENGLISH) -> str:
    """A clause in words, for players; its id if the book does not have it."""
    clause = clause_in(name, language)
    return name if clause is None else with_origin(clause, language)


def with_origin(clause: Clause, language: str) -> str:
    """The words of a clause and, where not all of a book is the rulebook's, whose it is."""
    if not clause.origin:
        return clause.words()
    if language == ENGLISH:
        return f"{clause.words()} (Origin: {clause.origin}.)"
    # Chinese has brackets of its own, which bring their own space.
    badge = f"\uff08{clause.origin}\uff09" if language.startswith("zh") else f" ({clause.origin})"
    return clause.words() + badge


def trait_page(trait: str, game: str, language: str = ENGLISH) -> Page | None:
    """The page about a trait."""
    for page in pages_in(game, language):
        path = Path(page.source)
        if path.parent.name == "traits" and path.stem == trait:
            return page
    return None


def trait_help(trait: str, game: str, language: str = ENGLISH) -> str:
    """What a trait does, with its clauses."""
    page = trait_page(trait, game, language)
    if page is None:
        return f"The rulebook has no page about {trait!r}."
    lines = [page.title, "", "\n".join(page.intro).strip()]
    for clause in page.clauses:
        if language == ENGLISH:
            lines += ["", f"{clause.name}: {clause.words()}"]
            lines += [f"Origin: {clause.origin}"] if clause.origin else []
        else:
            lines += ["", f"{clause.name}: {with_origin(clause, language)}"]
    return "\n".join(lines)
