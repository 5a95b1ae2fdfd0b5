"""All options of Magical Creatures and their values."""

from collections.abc import Iterator

from tangledbank.creatures.options import OPTIONS
from tangledbank.rulebook.options_page import link
from tangledbank.rulebook.pages import book


def options_page() -> Iterator[str]:
    clauses = book("creatures").clauses
    yield "## Magical Creatures"
    yield ""
    yield "The first value is the usual one."
    yield ""
    yield "| clause | option | values |"
    yield "|---|---|---|"
    for option in OPTIONS:
        words = ", ".join(f"`{word}`" for word in option.words)
        yield f"| {option.clause} | {link(option.name, clauses[option.clause])} | {words} |"
