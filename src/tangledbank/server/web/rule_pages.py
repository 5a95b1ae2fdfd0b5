"""The rulebook for readers: every page with its clauses, and the titles of their scenarios."""

from pathlib import Path
from typing import Final

from tangledbank.core.kind import KINDS
from tangledbank.messages.languages import ENGLISH
from tangledbank.rulebook.pages import Page, book, games
from tangledbank.rulebook.runner import covered, scenario_of
from tangledbank.rulebook.translations import pages_in, with_origin
from tangledbank.server.wire.api import ClauseInfo, Rulebook, RulePage

#: The folder of the pages that are about one trait each.
TRAITS: Final = "traits"


def rulebook(language: str = ENGLISH) -> Rulebook:
    titles = {game: KINDS[game].title for game in games()}
    return Rulebook(titles, [page for game in games() for page in pages(game, language)])


def pages(game: str, language: str) -> list[RulePage]:
    # The scenarios are the same in every language, and have English titles.
    proofs = proofs_of(game) if language == ENGLISH else {}
    return [page_info(game, page, language, proofs) for page in pages_in(game, language)]


def page_info(game: str, page: Page, language: str, proofs: dict[str, list[str]]) -> RulePage:
    clauses = [
        ClauseInfo(clause.name, with_origin(clause, language), proofs.get(clause.name, []))
        for clause in page.clauses
    ]
    path = Path(page.source)
    shelf = next(iter(path.parts[1:-1]), "game")
    return RulePage(
        game=game,
        name=name_of(game, page),
        shelf=shelf,
        trait=path.stem if shelf == TRAITS else "",
        title=page.title,
        intro="\n".join(page.intro).strip(),
        clauses=clauses,
    )


def name_of(game: str, page: Page) -> str:
    """A page's name in its address: `tail-loss`, `game-hunting`, `creatures-vampire`.

    The first game's pages omit its name.
    """
    path = Path(page.source)
    words = [] if game == next(iter(KINDS)) else [game]
    words += [folder for folder in path.parts[1:-1] if folder != TRAITS]
    return "-".join([*words, path.stem])


def proofs_of(game: str) -> dict[str, list[str]]:
    """The titles of the scenarios that prove each clause, from all pages."""
    proofs: dict[str, list[str]] = {}
    for page in book(game).pages:
        for block in page.blocks:
            scenario = scenario_of(block)
            for clause in dict.fromkeys(name.partition("=")[0] for name in covered(scenario)):
                if scenario.title:
                    proofs.setdefault(clause, []).append(scenario.title)
    return proofs
