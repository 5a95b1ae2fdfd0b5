"""Post-processes the pages of the documentation site.

No page has an inline script or style, so that the server shows the site under the same strict
content policy as every other page.
"""

import gzip
import hashlib
import re
from pathlib import Path
from typing import Final

SCENARIO: Final = re.compile(r'<pre class="scenario"><code>(.*?)</code></pre>', re.DOTALL)
TITLE: Final = re.compile(r"title: ([^\n<]+)")
INLINE_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
INLINE_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
COMPRESSED: Final = {".html", ".js", ".css", ".json", ".svg", ".csv", ".txt"}


def with_folded_scenarios(html: str) -> str:
    """Fold scenarios below their titles, and leave them out of the search."""

    def folded(block: re.Match[str]) -> str:
        title = TITLE.search(block[1])
        summary = title[1] if title else "scenario"
        opening = '<details class="example" data-search-exclude>'
        return f"{opening}<summary>{summary}</summary>{block[0]}</details>"

    return SCENARIO.sub(folded, html)


def finish(site: Path) -> None:
    """Move inline scripts and styles into files, and compress what browsers accept compressed."""
    (site / "sitemap.xml.gz").unlink(missing_ok=True)
    for page in sorted(site.rglob("*.html")):
        page.write_text(without_inline(page, site), encoding="utf-8")
    for file in sorted(site.rglob("*")):
        if file.suffix in COMPRESSED and file.is_file():
            small = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(small)


def without_inline(page: Path, site: Path) -> str:
    """A built page with its scripts and styles in files."""

    def script(found: re.Match[str]) -> str:
        return f'<script src="{in_file(site, page, found[1], "js")}"></script>'

    def style(found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{in_file(site, page, found[1], "css")}">'

    text = page.read_text(encoding="utf-8")
    return INLINE_STYLE.sub(style, INLINE_SCRIPT.sub(script, text))


def in_file(site: Path, page: Path, text: str, ending: str) -> str:
    """The address of a file with this text, relative to this page."""
    name = f"assets/inline/{hashlib.sha256(text.encode()).hexdigest()[:16]}.{ending}"
    file = site / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return "../" * len(page.relative_to(site).parent.parts) + name
