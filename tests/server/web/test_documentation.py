"""The documentation, as the server gives it to browsers."""

import gzip
from pathlib import Path

import pytest

from tangledbank.server.web import documentation
from tangledbank.server.web.pages import Site
from tests.server.web.house import House


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    (folder / "assets").mkdir(parents=True)
    (folder / "play").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>first</title>")
    (folder / "play/index.html").write_text("<!doctype html><title>play</title>")
    (folder / "assets/plain.css").write_text("p {}")
    (folder / "assets/plain.css.gz").write_bytes(gzip.compress(b"p {}"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(documentation, "DOCS", Site(folder, busy=False))
    return folder


def test_pages_learn_whether_it_is_there(
    server: House, docs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.get("/api/server").json()["documentation"] is True
    monkeypatch.setattr(documentation, "DOCS", Site(tmp_path / "none", busy=False))
    assert server.get("/api/server").json()["documentation"] is False


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_it_begins_with_its_first_page(server: House, docs: Path, path: str) -> None:
    answer = server.get(path, follow_redirects=False)
    assert answer.status_code == 302
    assert answer.headers["location"] == "/docs/index.html"
    assert "first" in server.get("/docs/index.html").text


def test_its_pages_have_the_usual_policy(server: House, docs: Path) -> None:
    answer = server.get("/docs/play/index.html")
    assert "play" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    usual = server.get("/health").headers["content-security-policy"]
    assert answer.headers["content-security-policy"] == usual


def test_its_files_may_change(server: House, docs: Path) -> None:
    """Unlike the client's, their names have no hash in them."""
    path = "/docs/assets/plain.css"
    answer = server.get(path)
    assert answer.text == "p {}"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    (docs / "assets/plain.css").write_text("p { color: red }")
    plain = server.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.text == "p { color: red }"


@pytest.mark.parametrize("name", ["none.html", "../secret.txt", "..%2fsecret.txt", "play", ".git"])
def test_nothing_else_is_given_away(server: House, docs: Path, name: str) -> None:
    answer = server.get(f"/docs/{name}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_it_you_are_told_how_to_build_it(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documentation, "DOCS", Site(tmp_path / "none", busy=False))
    answer = server.get("/docs")
    assert answer.status_code == 404
    assert "python3 run.py docs" in answer.text
