"""The rulebook's pages on the traits of a game."""

from pathlib import Path

from tangledbank.messages.languages import ENGLISH
from tangledbank.rulebook.translations import pages_in


class TraitPages:
    """The text of each trait's page."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self._pages = {
            Path(page.source).stem: page
            for page in pages_in(game, language)
            if Path(page.source).parent.name == "traits"
        }

    def text(self, trait: str) -> str:
        """The opening paragraph of its page."""
        page = self._pages.get(trait)
        return "" if page is None else "\n".join(page.intro).strip()

    def clauses(self, trait: str) -> list[str]:
        page = self._pages.get(trait)
        return [] if page is None else [clause.name for clause in page.clauses]
