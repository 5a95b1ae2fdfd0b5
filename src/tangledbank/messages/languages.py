"""Which languages there are, and which of them somebody wants.

A language is a folder of Fluent files beside this module, called by its code: `uk`, `zh-TW`.  A
folder elsewhere that holds such folders can be named in `TANGLEDBANK_MESSAGES`.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
#: The language of the sources: what any other falls back to.
ENGLISH: Final = "en"
#: Where more languages are.
MORE: Final = "TANGLEDBANK_MESSAGES"
#: The language somebody wants, before what the locale says.
WANTED: Final = "TANGLEDBANK_LANGUAGE"
#: What says the locale, the strongest first.
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
#: Locales that ask for no language.
NONE: Final = ("C", "POSIX")


def folders() -> dict[str, Path]:
    """The folder of each language, English first."""
    more = os.environ.get(MORE)
    found = {ENGLISH: FOLDER / ENGLISH}
    for root in [FOLDER, *([Path(more)] if more else [])]:
        for folder in sorted(root.iterdir()) if root.is_dir() else []:
            if any(folder.glob("*.ftl")):
                found.setdefault(folder.name, folder)
    return found


def languages() -> list[str]:
    """The code of every language, English first."""
    return list(folders())


def matching(wanted: str) -> str | None:
    """The language that comes nearest to a code such as `uk`, `uk_UA.UTF-8` or `zh-Hant`."""
    code = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = languages()
    exact = [one for one in known if one.lower() == code]
    akin = [one for one in known if one.lower().partition("-")[0] == code.partition("-")[0]]
    return next(iter([*exact, *akin]), None)


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale; English if we do not have it, or the locale names none."""
    said = next((value for name in LOCALE if (value := environment.get(name))), "")
    if said.partition(".")[0] in NONE:
        return ENGLISH
    return matching(said) or ENGLISH


class _Reader:
    """Who reads this terminal."""

    language = ENGLISH


def choose(language: str) -> None:
    """From now on, whoever reads this terminal is spoken to in this language."""
    _Reader.language = language


def chosen() -> str:
    return _Reader.language
