"""The documentation's site: where files of the repository are in it, and what becomes of a page."""

import gzip
from pathlib import Path

import pytest

from tasks.docs_links import copied, place_of, source_of, with_links_of_the_site
from tasks.docs_pages import finish, with_folded_scenarios


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("docs/play/options.md", "play/options.md"),
        ("CONTRIBUTING.md", "contribute/contributing.md"),
        ("README.md", "index.md"),
        ("rulebook", "rulebook/index.md"),
        ("rulebook/evolution/traits/big.md", "rulebook/evolution/traits/big.md"),
        ("run.py", "files/run.py.txt"),
        ("web/public/icon.svg", "files/web/public/icon.svg"),
        ("src", None),
        ("nowhere.md", None),
    ],
)
def test_where_a_file_is_shown(path: str, place: str | None) -> None:
    assert place_of(path) == place


def test_a_page_knows_its_source() -> None:
    assert source_of("contribute/contributing.md") == "CONTRIBUTING.md"
    assert source_of("rulebook/evolution/traits/big.md") == "rulebook/evolution/traits/big.md"
    assert source_of("play/options.md") == "docs/play/options.md"


@pytest.mark.parametrize(
    ("uri", "before", "after"),
    [
        ("play/index.md", "[a](options.md#b)", "[a](options.md#b)"),
        ("play/index.md", "[a](../../CONTRIBUTING.md#b)", "[a](../contribute/contributing.md#b)"),
        ("play/index.md", "[a](../../run.py)", "[a](../files/run.py.txt)"),
        ("play/index.md", "the [`a`](../../src) folder", "the `a` folder"),
        ("play/index.md", "[a](https://example.org/x.md)", "[a](https://example.org/x.md)"),
        ("play/index.md", "[a](nowhere.md)", "[a](nowhere.md)"),
        ("contribute/contributing.md", "[a](docs/play/options.md)", "[a](../play/options.md)"),
        ("play/index.md", "```sh\n[a](../../run.py)\n```\n", "```sh\n[a](../../run.py)\n```\n"),
    ],
)
def test_links_lead_to_places_in_the_site(uri: str, before: str, after: str) -> None:
    assert with_links_of_the_site(uri, before) == after


def test_files_that_are_linked_to_are_copied() -> None:
    text = "[a](../../run.py) and [b](options.md)\n```sh\n[c](../../setup.py)\n```\n"
    assert list(copied("play/index.md", text)) == [("files/run.py.txt", "run.py")]


def test_scenarios_are_folded() -> None:
    html = with_folded_scenarios('<pre class="scenario"><code>title: it runs\nA1: big</code></pre>')
    assert "<summary>it runs</summary>" in html
    assert "data-search-exclude" in html
    assert html.endswith("A1: big</code></pre></details>")


def test_no_script_or_style_stays_in_a_page(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    folder.mkdir()
    page = folder / "index.html"
    text = '<style>p {}</style><script>go()</script><script type="application/json">{}</script>'
    page.write_text(text)
    finish(tmp_path)
    finished = page.read_text()
    assert "<style>" not in finished
    assert "<script>" not in finished
    assert '<script type="application/json">{}</script>' in finished
    (script,) = (tmp_path / "assets/inline").glob("*.js")
    assert script.read_text() == "go()"
    assert f'<script src="../assets/inline/{script.name}"></script>' in finished
    assert gzip.decompress((folder / "index.html.gz").read_bytes()).decode() == finished
