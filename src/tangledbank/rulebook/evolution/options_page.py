"""All options of The Origin of Species: their values, and each edition's value."""

from collections.abc import Iterator

from tangledbank.evolution.options import EDITIONS, OPTIONS, Option
from tangledbank.rulebook.options_page import link, shown
from tangledbank.rulebook.pages import book


def values(option: Option) -> str:
    words = [f"`{word}`" for word in option.words]
    if option.high >= option.low:
        words.append(f"{option.low} to {option.high}")
    if option.name == "tie_break":
        words.append("tie-breaks joined with `+`")
    return ", ".join(words)


def options_page() -> Iterator[str]:
    clauses = book("evolution").clauses
    yield f"| id | option | values | {' | '.join(EDITIONS)} |"
    yield f"|---|---|---|{'---|' * len(EDITIONS)}"
    for option in OPTIONS:
        presets = " | ".join(shown(option.preset(edition)) for edition in EDITIONS)
        name = link(option.name, clauses[option.id])
        yield f"| {option.id} | {name} | {values(option)} | {presets} |"
