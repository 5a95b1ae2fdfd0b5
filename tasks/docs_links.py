"""Maps files of the repository to pages of the documentation site, and rewrites links.

The documentation links to files of the whole repository, which suits readers of the sources.  In
the site, pages from outside `docs/` are placed among the others, and other files are copied.
"""

import posixpath
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tasks.layout import ROOT

#: Pages from outside `docs/`, and their names in the site.
OUTSIDE: Final = {
    "CHANGELOG.md": "contribute/changelog.md",
    "CONTRIBUTING.md": "contribute/contributing.md",
    "SECURITY.md": "host/security.md",
    "bench/README.md": "contribute/benchmarks.md",
    "bench/RESULTS.md": "contribute/results.md",
    "bench/RESULTS-bots.md": "contribute/results-bots.md",
    "web/README.md": "contribute/browser-client.md",
}
#: The site has a first page of its own.
FIRST_PAGES: Final = {"README.md": "index.md", "rulebook": "rulebook/index.md"}
#: All its pages are in the site, at the same path.
RULEBOOK: Final = "rulebook/"

#: Where files that are not pages are copied.  A text gets a suffix that every browser displays.
COPIES: Final = "files/"
SHOWN_AS_THEY_ARE: Final = {".png", ".svg", ".webp", ".csv", ".html"}

LINK: Final = re.compile(r"(\[[^\[\]]*\]\()([^)\s#]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```|~~~).*?^\1$", re.MULTILINE | re.DOTALL)


def place_of(path: str) -> str | None:
    """The page or file of the site that shows this file of the repository; none for a folder."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    known = OUTSIDE.get(path) or FIRST_PAGES.get(path)
    if known is not None:
        return known
    if path.startswith(RULEBOOK) and path.endswith(".md"):
        return path
    file = ROOT / path
    if not file.is_file():
        return None
    return f"{COPIES}{path}" + ("" if file.suffix in SHOWN_AS_THEY_ARE else ".txt")


def source_of(uri: str) -> str:
    """The file of the repository that a page of the site is made from."""
    outside = next((path for path, place in OUTSIDE.items() if place == uri), None)
    if outside is not None:
        return outside
    return uri if uri.startswith(RULEBOOK) else f"docs/{uri}"


def target(source: str, link: str) -> str:
    """The file of the repository that a link leads to; empty for another site."""
    if "://" in link or link.startswith("mailto:"):
        return ""
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))


def copied(uri: str, markdown: str) -> Iterator[tuple[str, str]]:
    """The files a page links to that are not pages: their targets and sources."""
    source = source_of(uri)
    for link in LINK.finditer(FENCE.sub("", markdown)):
        path = target(source, link[2])
        place = place_of(path) if path else None
        if place is not None and place.startswith(COPIES):
            yield place, path


def with_links_of_the_site(uri: str, markdown: str) -> str:
    """A page's text with its links rewritten for the site."""
    source = source_of(uri)
    here = posixpath.dirname(uri) or "."

    def moved(link: re.Match[str]) -> str:
        path = target(source, link[2])
        place = place_of(path) if path else None
        if place is not None:
            return f"{link[1]}{posixpath.relpath(place, here)}{link[3] or ''})"
        if path and Path(ROOT, path).is_dir():
            return link[1].removeprefix("[").removesuffix("](")
        return link[0]  # another site, or broken, which mkdocs reports

    return outside_fences(markdown, lambda text: LINK.sub(moved, text))


def outside_fences(markdown: str, change: Callable[[str], str]) -> str:
    """The text with everything changed except blocks of code."""
    done, parts = 0, []
    for fence in FENCE.finditer(markdown):
        parts += [change(markdown[done : fence.start()]), fence[0]]
        done = fence.end()
    return "".join([*parts, change(markdown[done:])])
