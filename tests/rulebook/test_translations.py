"""Translated pages: they lie beside their pages and are never taken for pages themselves."""

from pathlib import Path

import pytest

from tangledbank.rulebook.page_files import language_of, page_files
from tangledbank.rulebook.pages import Book, folder, games


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("big.md", ""),
        ("tail-loss.md", ""),
        ("big.uk.md", "uk"),
        ("tail-loss.zh-TW.md", "zh-TW"),
        ("house-rules-1.2.md", ""),
        ("Notes.OLD.md", ""),
    ],
)
def test_the_name_of_a_file_tells_its_language(name: str, language: str) -> None:
    assert language_of(Path("evolution", name)) == language


def test_pages_are_without_their_translations(tmp_path: Path) -> None:
    for name in ("big.md", "big.uk.md", "traits/small.md", "traits/small.ru.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("# A page\n\n## HOUSE-BIG-01\nWords.\n", encoding="utf-8")
    (tmp_path / "traits/small.md").write_text("# Small\n", encoding="utf-8")
    assert page_files(tmp_path) == [tmp_path / "big.md", tmp_path / "traits/small.md"]
    book = Book(tmp_path)  # it would name a clause that stands twice
    assert [page.title for page in book.pages] == ["A page", "Small"]
    assert list(book.clauses) == ["HOUSE-BIG-01"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["uk", "ru", "zh-TW"])
def test_every_page_is_translated(game: str, language: str) -> None:
    pages = page_files(folder() / game)
    assert len(pages) > 20
    assert [page for page in pages if not page.with_suffix(f".{language}.md").is_file()] == []
