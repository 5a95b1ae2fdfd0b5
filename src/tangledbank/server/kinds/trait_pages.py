"""The rulebook's pages on the traits of a game."""

from pathlib import Path

from tangledbank.rulebook.pages import book


class TraitPages:
    """By trait, what its page says."""

    def __init__(self, game: str) -> None:
        self._pages = {
            Path(page.source).stem: page
            for page in book(game).pages
            if Path(page.source).parent.name == "traits"
        }

    def text(self, trait: str) -> str:
        """What its page begins with."""
        page = self._pages.get(trait)
        return "" if page is None else "\n".join(page.intro).strip()

    def clauses(self, trait: str) -> list[str]:
        page = self._pages.get(trait)
        return [] if page is None else [clause.name for clause in page.clauses]
