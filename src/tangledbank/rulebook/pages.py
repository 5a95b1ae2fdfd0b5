"""The rulebook's pages: Markdown files with one heading per clause and its scenarios below.

A page looks like this::

    # Tail loss

    What this is about, in a sentence or two.

    ## BASE-TAIL-LOSS-01
    The clause in words for players.

    ```scenario
    ...
    ```
"""

import re
from functools import cache
from pathlib import Path

from tangledbank.core.errors import GameError
from tangledbank.core.kind import KINDS
from tangledbank.rulebook.fences import Fence, opening, unclosed
from tangledbank.rulebook.page_files import page_files
from tangledbank.rulebook.text_file import read_text

CLAUSE = re.compile(r"^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d\d$")

#: The file of each book that lists its clauses.
CLAUSES = "CLAUSES"

#: The prefix of house clauses.  No booklet has them, so no list needs them either.
HOUSE = "HOUSE-"


class Block:
    """A fenced scenario: its source file, the line its text begins on, and the text."""

    def __init__(self, source: str, line: int, text: str, clause: str) -> None:
        self.source = source
        self.line = line
        self.text = text
        self.clause = clause  # the clause it is under, or nothing


class Clause:
    """One entry of the rulebook."""

    def __init__(self, name: str, label: str, page: "Page", line: int) -> None:
        self.name = name
        self.label = label  # the rest of the heading after the id, such as an option's name
        self.page = page
        self.line = line
        self.text: list[str] = []
        self.cardboard = ""
        self.cosmetic = ""
        self.editions: list[str] = []
        self.origin = ""  # its origin, if not all of the book comes from the rulebook
        self.forbids = ""  # what it forbids, if the clause says so itself

    def words(self) -> str:
        return "\n".join(self.text).strip()


class Page:
    """One file of the rulebook."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.title = ""
        self.intro: list[str] = []
        self.clauses: list[Clause] = []
        self.blocks: list[Block] = []


def read_page(path: Path, shown: str | None = None) -> Page:
    return parse_page(read_text(path), shown or str(path))


def parse_page(text: str, source: str) -> Page:
    page = Page(source)
    clause: Clause | None = None
    fence: Fence | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if fence is not None:
            if not fence.closed_by(line):
                if fence.swallows(line):
                    raise unclosed(source, fence)
                fence.lines.append(line)
                continue
            if fence.scenario:
                name = clause.name if clause else ""
                page.blocks.append(Block(source, fence.number + 1, "\n".join(fence.lines), name))
            fence = None
            continue
        fence = opening(line, number, source)
        if fence is not None:
            continue
        if line.startswith("# "):
            page.title = line[2:].strip()
        elif line.startswith("## "):
            clause = _heading(line, page, number)
        elif clause is None:
            page.intro.append(line)
        else:
            _clause_line(clause, line)
    if fence is not None:
        raise unclosed(source, fence)
    return page


def _heading(line: str, page: Page, number: int) -> Clause | None:
    words = line[3:].split(maxsplit=1)
    if not words or not CLAUSE.match(words[0]):
        return None
    clause = Clause(words[0], words[1].strip() if len(words) > 1 else "", page, number)
    page.clauses.append(clause)
    return clause


def _clause_line(clause: Clause, line: str) -> None:
    if line.startswith("Cardboard:"):
        clause.cardboard = line.removeprefix("Cardboard:").strip()
    elif line.startswith("Cosmetic:"):
        clause.cosmetic = line.removeprefix("Cosmetic:").strip()
    elif line.startswith("Origin:"):
        clause.origin = line.removeprefix("Origin:").strip()
    elif line.startswith("Forbids:"):
        clause.forbids = line.removeprefix("Forbids:").strip()
    elif line.startswith("Editions:"):
        clause.editions = [word.strip() for word in line.removeprefix("Editions:").split(",")]
    else:
        clause.text.append(line)


def folder() -> Path:
    """Where the rulebook's pages are: in a checkout, or inside the installed package."""
    here = Path(__file__).resolve()
    checkout = here.parents[3] / "rulebook"
    return checkout if any(checkout.glob(f"*/{CLAUSES}")) else here.parent / "pages"


def folder_of(game: str) -> Path:
    """Where the pages of a game are; a plugged-in game brings its own."""
    kind = KINDS.get(game)
    return Path(kind.rulebook) if kind is not None and kind.rulebook else folder() / game


def games() -> list[str]:
    """The games that have a book."""
    return [game for game in KINDS if (folder_of(game) / CLAUSES).is_file()]


def clause_ids(game: str) -> list[str]:
    """The id of every clause that a game's book must have, in order."""
    return ids_in(folder_of(game))


def ids_in(root: Path) -> list[str]:
    return read_text(root / CLAUSES).split()


class Book:
    """The whole rulebook of one game."""

    def __init__(self, root: Path, game: str = "") -> None:
        self.root = root
        self.game = game or root.name
        self.pages: list[Page] = []
        self.clauses: dict[str, Clause] = {}
        for path in page_files(root):
            page = read_page(path, str(Path(self.game) / path.relative_to(root)))
            self.pages.append(page)
            for clause in page.clauses:
                if clause.name in self.clauses:
                    first = self.clauses[clause.name]
                    raise GameError(
                        f"{page.source}:{clause.line}: {clause.name} is already in "
                        f"{first.page.source}:{first.line}: keep one of the two"
                    )
                self.clauses[clause.name] = clause

    def known(self) -> list[str]:
        """Every clause to prove, in order: the printed ones, then the house clauses."""
        listed = ids_in(self.root)
        return listed + [
            name for name in self.clauses if name.startswith(HOUSE) and name not in listed
        ]


@cache
def book(game: str) -> Book:
    return Book(folder_of(game), game)
