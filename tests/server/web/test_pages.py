"""The built client, as the server gives it to browsers."""

import gzip
from pathlib import Path

import pytest

from tangledbank.server.web import pages
from tests.server.web.house import House

PAGES = ["/", "/lobby", "/new", "/table/abc", "/replay/abc", "/replay/abc?step=7", "/rules"]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-2ku2OHH6.js").write_text("export {}")
    (folder / "assets" / "index-2ku2OHH6.js.gz").write_bytes(gzip.compress(b"export {}"))
    (tmp_path / "secret.txt").write_text("secret")
    (folder / ".hidden").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(pages, "SITE_FILES", pages.Site(folder))
    return folder


@pytest.mark.parametrize("path", [*PAGES, "/rules/tail-loss"])
def test_every_page_is_the_client(server: House, site: Path, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 200
    assert "built" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_last_for_ever(server: House, site: Path) -> None:
    path = "/assets/index-2ku2OHH6.js"
    answer = server.get(path, headers={"Accept-Encoding": "identity"})
    assert answer.text == "export {}"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    small = server.get(path, headers={"Accept-Encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert small.text == "export {}"
    tag = answer.headers["etag"]
    assert (
        server.get(path, headers={"If-None-Match": tag, "Accept-Encoding": "identity"}).status_code
        == 304
    )


def test_other_files(server: House, site: Path) -> None:
    assert server.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    kind = server.get("/manifest.webmanifest").headers["content-type"]
    assert kind == "application/manifest+json"


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/.hidden",
        "/link.txt",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/none",
        "/icon.svg%00",
        "/" + "x" * 5000,
    ],
)
def test_nothing_else_is_given_away(server: House, site: Path, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["why"] == "not-found"


def test_a_new_build_is_seen(server: House, site: Path) -> None:
    assert "built" in server.get("/").text
    (site / "index.html").write_text("<!doctype html><title>built anew</title>")
    assert "anew" in server.get("/").text


def test_without_a_build_it_says_how_to_make_one(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE_FILES", pages.Site(tmp_path / "none"))
    answer = server.get("/table/abc")
    assert answer.status_code == 200
    assert "npm run build" in answer.text
    assert "<script" not in answer.text
    assert server.get("/icon.svg").status_code == 404
