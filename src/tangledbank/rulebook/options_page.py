"""The page of all options and their values, with links to where the rulebook explains them."""

from collections.abc import Iterator
from pathlib import Path

from tangledbank.creatures.options import OPTIONS as CREATURES_OPTIONS
from tangledbank.evolution.options import EDITIONS, OPTIONS, Option
from tangledbank.rulebook.pages import Clause, book

COMMAND = "tangledbank rulebook options > docs/play/options.md"


def link(name: str, clause: Clause) -> str:
    """A link from `docs/play/` to a clause's heading in the rulebook."""
    heading = f"{clause.name} {clause.label}".strip().lower()
    anchor = "".join(one for one in heading if one.isalnum() or one in " -_").replace(" ", "-")
    return f"[`{name}`](../../rulebook/{Path(clause.page.source).as_posix()}#{anchor})"


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def values(option: Option) -> str:
    words = [f"`{word}`" for word in option.words]
    if option.high >= option.low:
        words.append(f"{option.low} to {option.high}")
    if option.name == "tie_break":
        words.append("tie-breaks joined with `+`")
    return ", ".join(words)


def options_page() -> Iterator[str]:
    clauses = book("evolution").clauses
    yield "# Options"
    yield ""
    yield f"Made by `{COMMAND}`."
    yield ""
    yield "Each option changes one rule. A scenario sets it with `option: name=value`, a table with"
    yield "`--option name=value`. The last columns say what each edition plays by. Follow a name to"
    yield "learn what its values mean."
    yield ""
    yield f"| id | option | values | {' | '.join(EDITIONS)} |"
    yield f"|---|---|---|{'---|' * len(EDITIONS)}"
    for option in OPTIONS:
        presets = " | ".join(shown(option.preset(edition)) for edition in EDITIONS)
        name = link(option.name, clauses[option.id])
        yield f"| {option.id} | {name} | {values(option)} | {presets} |"
    yield ""
    yield "## Magical Creatures"
    yield ""
    yield "The first value is the usual one."
    yield ""
    yield "| clause | option | values |"
    yield "|---|---|---|"
    creatures = book("creatures").clauses
    for own in CREATURES_OPTIONS:
        words = ", ".join(f"`{word}`" for word in own.words)
        yield f"| {own.clause} | {link(own.name, creatures[own.clause])} | {words} |"
