"""What mkdocs does besides: `mkdocs.yml` names this file among its hooks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

from tangledbank.rulebook.page_files import page_files
from tasks import docs_links, docs_pages
from tasks.layout import ROOT, WEB

RULEBOOK: Final = ROOT / "rulebook"
RULEBOOK_INDEX: Final = "rulebook/index.md"
#: The parts of the rulebook in the order in which they are read.
PARTS: Final = {
    "evolution/game": "The game",
    "evolution/traits": "Traits",
    "evolution/expansions": "The expansions",
    "evolution/options": "Options",
    "evolution/rulings": "Rulings",
    "creatures/game": "Magical Creatures: the game",
    "creatures/traits": "Magical Creatures: traits",
    "creatures/solo": "Magical Creatures: alone against the Shadow",
}
#: The site has the icon of the game.
ICON: Final = "images/icon.svg"


def on_files(files: Files, config: Any, **_: object) -> Files:
    """Add what lies outside `docs/`."""

    def add(uri: str, file: Path) -> None:
        files.append(File.generated(config, uri, abs_src_path=str(file)))

    for path, uri in docs_links.OUTSIDE.items():
        add(uri, ROOT / path)
    # The site is in English, and so are its pages of the rulebook: the game shows the others.
    pages = page_files(RULEBOOK)
    for page in pages:
        add(page.relative_to(ROOT).as_posix(), page)
    files.append(File.generated(config, RULEBOOK_INDEX, content="\n".join(rulebook_index(pages))))
    add(ICON, WEB / "public/icon.svg")
    linked = {
        place
        for page in files.documentation_pages()
        for place in docs_links.copied(page.src_uri, page.content_string)
    }
    for uri, path in sorted(linked):
        add(uri, ROOT / path)
    return files


def rulebook_index(pages: list[Path]) -> Iterator[str]:
    """A page that lists the pages of the rulebook."""
    yield "# The rulebook"
    yield ""
    yield "Every rule in our own words, clause by clause. Below each clause are the scenarios that"
    yield "prove that the program plays by it: open one to see the position and the moves."
    for folder, title in PARTS.items():
        yield ""
        yield f"## {title}"
        yield ""
        for page in (page for page in pages if page.parent == RULEBOOK / folder):
            heading = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
            yield f"- [{heading}]({folder}/{page.name})"


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    return docs_links.with_links_of_the_site(page.file.src_uri, markdown)


def on_page_content(html: str, page: Any, **_: object) -> str:
    in_rulebook = page.file.src_uri.startswith(docs_links.RULEBOOK)
    return docs_pages.with_folded_scenarios(html) if in_rulebook else html


def on_post_build(config: Any, **_: object) -> None:
    docs_pages.finish(Path(config["site_dir"]))
