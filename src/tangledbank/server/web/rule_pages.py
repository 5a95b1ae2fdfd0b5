"""The rulebook for readers: every page with its clauses, and the titles of what proves them."""

from pathlib import Path
from typing import Literal

from tangledbank.rulebook.pages import Page, book
from tangledbank.rulebook.runner import covered, scenario_of
from tangledbank.server.wire.api import ClauseInfo, Rulebook, RulePage

Kind = Literal["evolution", "creatures"]


def rulebook() -> Rulebook:
    return Rulebook([*pages("evolution"), *pages("creatures")])


def pages(game: Kind) -> list[RulePage]:
    proofs = proofs_of(game)
    return [page_info(game, page, proofs) for page in book(game).pages]


def page_info(game: Kind, page: Page, proofs: dict[str, list[str]]) -> RulePage:
    clauses = [
        ClauseInfo(
            clause.name,
            clause.words() + (f" (Origin: {clause.origin}.)" if clause.origin else ""),
            proofs.get(clause.name, []),
        )
        for clause in page.clauses
    ]
    return RulePage(game, name_of(page), page.title, "\n".join(page.intro).strip(), clauses)


def name_of(page: Page) -> str:
    """What a page is called in its address: `tail-loss`, `game-hunting`, `creatures-vampire`."""
    game, folder, *_ = Path(page.source).parts
    words = [] if game == "evolution" else [game]
    if folder != "traits":
        words.append(folder)
    return "-".join([*words, Path(page.source).stem])


def proofs_of(game: Kind) -> dict[str, list[str]]:
    """The titles of the scenarios that prove each clause, from wherever they stand."""
    proofs: dict[str, list[str]] = {}
    for page in book(game).pages:
        for block in page.blocks:
            scenario = scenario_of(block)
            for clause in dict.fromkeys(name.partition("=")[0] for name in covered(scenario)):
                if scenario.title:
                    proofs.setdefault(clause, []).append(scenario.title)
    return proofs
