"""Reads CHANGELOG.md, and closes its newest section at a release."""

import datetime
import re

#: `## [1.2.0] - 2026-01-31` or `## [1.2.0] - unreleased`.
HEADING = re.compile(r"^## \[([^]]+)\](?: - (\S+))?[ ]*$", re.MULTILINE)
UNRELEASED = "unreleased"


class ChangelogError(Exception):
    """The changelog does not fit the request; the text says why."""


def newest(text: str) -> tuple[str, str]:
    """The version and the date of the newest section.

    >>> newest("# Changelog\\n\\n## [1.1.0] - unreleased\\n\\n## [1.0.0] - 2026-01-31\\n")
    ('1.1.0', 'unreleased')
    """
    found = HEADING.search(text)
    if found is None:
        raise ChangelogError("CHANGELOG.md has no heading such as ## [1.0.0] - 2026-01-31.")
    return found[1], found[2] or UNRELEASED


def notes(text: str, version: str) -> str:
    """The text of a version's section.

    >>> notes("## [1.1.0] - 2026-02-01\\n\\n- New.\\n\\n## [1.0.0]\\n\\n- Old.\\n", "1.1.0")
    '- New.\\n'
    """
    for heading in HEADING.finditer(text):
        if heading[1] == version:
            following = HEADING.search(text, heading.end())
            body = text[heading.end() : following.start() if following else len(text)].strip()
            if not body:
                raise ChangelogError(f"CHANGELOG.md says nothing about {version}.")
            return body + "\n"
    raise ChangelogError(f"CHANGELOG.md has no section for {version}.")


def close(text: str, version: str, day: datetime.date) -> str:
    """Date the newest section, which must be the unreleased one of this version."""
    known, date = newest(text)
    if date != UNRELEASED:
        raise ChangelogError(
            f"CHANGELOG.md has no unreleased section: add ## [{version}] - {UNRELEASED} at its top."
        )
    if known not in (version, "Unreleased"):
        raise ChangelogError(f"The unreleased section of CHANGELOG.md is {known}, not {version}.")
    return HEADING.sub(f"## [{version}] - {day.isoformat()}", text, count=1)
