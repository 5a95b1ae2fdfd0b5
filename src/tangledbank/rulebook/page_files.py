"""The rulebook's pages in other languages: `big.uk.md` is what `big.md` says, in Ukrainian.

A translation has the same clauses as its page, and no scenarios: those are the same in every
language and stand on the English page alone.
"""

import re
from pathlib import Path
from typing import Final

#: Such as `.uk` and `.zh-TW`, between the page's name and `.md`.
LANGUAGE: Final = re.compile(r"\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)$")


def language_of(page: Path) -> str:
    """The language that a translated page is in; empty for a page itself, which is English."""
    found = LANGUAGE.search(page.stem)
    return found[1] if found else ""


def page_files(root: Path) -> list[Path]:
    """The files of the pages themselves below a folder, without their translations."""
    return [path for path in sorted(root.rglob("*.md")) if not language_of(path)]
