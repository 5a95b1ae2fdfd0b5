"""The names of the rulebook's clauses, which every reason must use."""

import re
from functools import cache
from pathlib import Path

#: In a checkout it is beside the package; an installed package may lack it.
BOOKS = Path(__file__).resolve().parents[3] / "rulebook"

FORM = re.compile(r"(BASE|CREA|HOUSE)(-[A-Z]+)+-\d\d|D-\d\d")
#: Plugged-in clauses are only on their own pages.
HOUSE = re.compile(r"^## (HOUSE(?:-[A-Z]+)+-\d\d)", re.MULTILINE)


@cache
def known_clauses() -> frozenset[str]:
    """Every clause, ruling and option; empty if there is no rulebook."""
    found: set[str] = set()
    for path in BOOKS.glob("*/CLAUSES"):
        found.update(path.read_text(encoding="utf-8").split())
    for page in BOOKS.rglob("*.md"):
        found.update(HOUSE.findall(page.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def is_clause(name: str) -> bool:
    known = known_clauses()
    return name in known if known else FORM.fullmatch(name) is not None
