"""The rulebook for readers: every page with its clauses, and the titles of what proves them."""

from pathlib import Path
from typing import Final

from tangledbank.core.kind import KINDS
from tangledbank.rulebook.pages import Page, book, games
from tangledbank.rulebook.runner import covered, scenario_of
from tangledbank.server.wire.api import ClauseInfo, Rulebook, RulePage

#: The folder of the pages that are about one trait each.
TRAITS: Final = "traits"


def rulebook() -> Rulebook:
    titles = {game: KINDS[game].title for game in games()}
    return Rulebook(titles, [page for game in games() for page in pages(game)])


def pages(game: str) -> list[RulePage]:
    proofs = proofs_of(game)
    return [page_info(game, page, proofs) for page in book(game).pages]


def page_info(game: str, page: Page, proofs: dict[str, list[str]]) -> RulePage:
    clauses = [
        ClauseInfo(
            clause.name,
            clause.words() + (f" (Origin: {clause.origin}.)" if clause.origin else ""),
            proofs.get(clause.name, []),
        )
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
    """What a page is called in its address: `tail-loss`, `game-hunting`, `creatures-vampire`.

    The first game's pages go without its name.
    """
    path = Path(page.source)
    words = [] if game == next(iter(KINDS)) else [game]
    words += [folder for folder in path.parts[1:-1] if folder != TRAITS]
    return "-".join([*words, path.stem])


def proofs_of(game: str) -> dict[str, list[str]]:
    """The titles of the scenarios that prove each clause, from wherever they stand."""
    proofs: dict[str, list[str]] = {}
    for page in book(game).pages:
        for block in page.blocks:
            scenario = scenario_of(block)
            for clause in dict.fromkeys(name.partition("=")[0] for name in covered(scenario)):
                if scenario.title:
                    proofs.setdefault(clause, []).append(scenario.title)
    return proofs
