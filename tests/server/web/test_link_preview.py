"""What other sites show of a link to a table."""

import re
from pathlib import Path

import pytest

from tangledbank.evolution.options import EDITION_NAMES
from tangledbank.server.web import link_cards, pages
from tangledbank.server.web.card_picture import KEPT, SEATS, CardPictures
from tangledbank.server.web.link_preview import PREVIEW
from tangledbank.server.web.png import read_png
from tangledbank.server.wire.news import ResultInfo, SeatResult
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


@pytest.mark.parametrize("path", ["/", "/lobby", "/gallery", "/rules/big"])
def test_every_page_is_told_by_what_this_is(server: House, site: Path, path: str) -> None:
    answer = server.get(path)
    tags = tags_of(answer.text)
    assert tags["og:title"] == "Tangled Bank"
    assert "Evolution card games" in tags["og:description"]
    assert tags["og:url"] == ADDRESS + path
    again = server.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_picture_of_the_pages_is_there(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pictures(monkeypatch)
    answer = server.get(PREVIEW.picture)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content == made.edition("gift")
    head = server.client.head(PREVIEW.picture)
    assert (head.status_code, head.content) == (200, b"")


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


def pictures(monkeypatch: pytest.MonkeyPatch) -> CardPictures:
    """As they are kept in the sources, built or not."""
    made = CardPictures(Path(__file__).parents[3] / "web" / "public" / "cards")
    monkeypatch.setattr(link_cards, "PICTURES", made)
    return made


def test_the_picture_of_a_table_is_its_editions_until_it_is_over(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = pictures(monkeypatch)
    server.become("Ann")
    table = server.begin(edition="tw")
    path = f"/api/tables/{table}/card.png"
    before = server.get(path)
    assert before.headers["content-type"] == "image/png"
    assert before.content == made.edition("tw")
    server.finish(table)
    after = server.get(path)
    assert after.content != before.content
    assert made.kept("tw", table) == after.content == server.get(path).content
    picture = read_png(after.content)
    assert (picture.width, picture.height) == (1200, 630)
    head = server.client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert server.get("/api/tables/nosuchtable/card.png").status_code == 404


def test_every_edition_has_a_picture() -> None:
    folder = Path(__file__).parents[3] / "web" / "public" / "cards"
    for edition in [*EDITION_NAMES, "creatures"]:
        picture = read_png((folder / f"{edition}.png").read_bytes())
        assert (picture.width, picture.height) == (1200, 630)


def test_the_points_are_drawn_where_they_belong() -> None:
    made = CardPictures(Path(__file__).parents[3] / "web" / "public" / "cards")
    seats = [SeatResult(f"s{at}", 10 * (at + 1), at == 7, []) for at in range(8)]
    drawn = made.result("gift", "t", ResultInfo(seats, "points", []))
    assert drawn is not None
    picture = read_png(drawn)

    def colour(x: int, y: int) -> tuple[int, ...]:
        start = (y * picture.width + x) * 3
        return tuple(picture.pixels[start : start + 3])

    assert colour(66 + 56 + 20, 180 + 30) == SEATS[0]
    assert colour(640 + 56 + 280, 180 + 3 * 62 + 30) == SEATS[7]


def test_only_as_many_pictures_are_kept_as_there_is_room_for() -> None:
    made = CardPictures(Path(__file__).parents[3] / "web" / "public" / "cards")
    result = ResultInfo([SeatResult("ann", 1, True, [])], "points", [])
    made.result("creatures", "first", result)
    for number in range(KEPT):
        made._kept["gift", f"t{number}"] = b""
    made.result("creatures", "last", result)
    assert made.kept("creatures", "first") is None
    assert made.kept("creatures", "last") is not None


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
