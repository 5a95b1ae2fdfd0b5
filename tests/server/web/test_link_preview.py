"""What other sites show of a link to a table."""

import re
from pathlib import Path

import pytest

from tangledbank.server.web import pages
from tests.server.web.house import ADDRESS, House

EVIL = '"><script>alert(1)</script>'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head><title>built</title></head>")
    (tmp_path / "assets" / "a.js").write_text("export {}")
    monkeypatch.setattr(pages, "SITE_FILES", pages.Site(tmp_path))
    return tmp_path


def tags_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


def test_an_open_table_is_told_by_its_title_and_edition(server: House, site: Path) -> None:
    server.become("Ann")
    table = server.table(title="Sunday", edition="tw")
    answer = server.get(f"/table/{table}")
    tags = tags_of(answer.text)
    assert tags["og:title"] == "Sunday"
    assert tags["og:description"] == "Evolution, Taiwanese edition. Come and play."
    assert tags["og:url"] == f"{ADDRESS}/table/{table}"
    assert tags["og:image"].startswith(f"{ADDRESS}/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = server.get(f"/table/{table}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_finished_game_is_told_by_who_won(server: House, site: Path) -> None:
    server.become("Ann")
    table = server.begin(title="Sunday")
    assert "wins" not in server.get(f"/replay/{table}").text
    server.finish(table)
    winners = server.get(f"/api/tables/{table}").json()["winners"]
    said = tags_of(server.get(f"/replay/{table}").text)["og:description"]
    assert said.startswith(f"{winners[0]} win")


def test_nothing_in_a_title_becomes_part_of_the_page(server: House, site: Path) -> None:
    server.become("Ann")
    table = server.table(title=EVIL)
    page = server.get(f"/table/{table}").text
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page


def test_a_link_that_leads_nowhere_has_no_preview(server: House, site: Path) -> None:
    answer = server.get("/table/nosuchtable")
    assert answer.status_code == 200
    assert "og:" not in answer.text


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/new", "/rules", "/rules/big", "/assets/a.js", "/nothing/here"]
)
def test_head_is_get_without_a_body(server: House, site: Path, path: str) -> None:
    check_head(server, path)


def test_head_of_a_table(server: House, site: Path) -> None:
    server.become("Ann")
    check_head(server, f"/table/{server.table(title='Sunday')}")


def check_head(server: House, path: str) -> None:
    asked = {"Accept": "text/html"}
    whole = server.get(path, headers=asked)
    head = server.client.head(path, headers=asked)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert whole.content != b""
    for name in ("content-type", "content-length", "cache-control", "etag"):
        assert head.headers.get(name) == whole.headers.get(name), name
