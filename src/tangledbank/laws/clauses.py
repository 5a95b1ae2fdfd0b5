"""The names of the rulebook's clauses, which every reason must give."""

import re
from functools import cache
from pathlib import Path

#: Lies beside the package in a checkout; an installed package may come without it.
LIST = Path(__file__).resolve().parents[3] / "rulebook" / "evolution" / "CLAUSES"

FORM = re.compile(r"BASE(-[A-Z]+)+-\d\d|D-\d\d")


@cache
def known_clauses() -> frozenset[str]:
    """Every clause, ruling and option; empty where the rulebook is not at hand."""
    if not LIST.is_file():
        return frozenset()
    return frozenset(LIST.read_text(encoding="utf-8").split())


def is_clause(name: str) -> bool:
    known = known_clauses()
    return name in known if known else FORM.fullmatch(name) is not None
