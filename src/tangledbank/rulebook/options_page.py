"""The page of all options and their values, with links to where the rulebook explains them."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tangledbank.rulebook.pages import Clause

COMMAND = "tangledbank rulebook options > docs/play/options.md"


def link(name: str, clause: Clause) -> str:
    """A link from `docs/play/` to a clause's heading in the rulebook."""
    heading = f"{clause.name} {clause.label}".strip().lower()
    anchor = "".join(one for one in heading if one.isalnum() or one in " -_").replace(" ", "-")
    return f"[`{name}`](../../rulebook/{Path(clause.page.source).as_posix()}#{anchor})"


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_page(parts: Iterable[Sequence[str]]) -> Iterator[str]:
    """The page, built from each game's own part."""
    yield "# Options"
    yield ""
    yield f"Made by `{COMMAND}`."
    yield ""
    yield "Each option changes one rule. A scenario sets it with `option: name=value`, a table with"
    yield "`--option name=value`. The last columns say what each edition plays by. Follow a name to"
    yield "learn what its values mean."
    yield ""
    for place, lines in enumerate(parts):
        if place and lines:
            yield ""
        yield from lines
