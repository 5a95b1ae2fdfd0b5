"""What can be played, and the rulebook: complete, small, and asked for once."""

import gzip

import msgspec
import pytest

from tangledbank.bots.bot import BOTS
from tangledbank.core.recording import option_word
from tangledbank.evolution.options import EDITIONS, OPTIONS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.messages.languages import languages
from tangledbank.rulebook.pages import book, games
from tangledbank.server.web.catalogue_routes import CATALOGUES, RULEBOOKS
from tangledbank.server.web.prepared import has_tag, takes_gzip
from tangledbank.server.wire.api import Catalogue, Rulebook
from tests.server.web.house import House


def catalogue(server: House) -> Catalogue:
    return msgspec.json.decode(server.get("/api/catalogue").content, type=Catalogue)


def test_the_catalogue_has_everything(server: House) -> None:
    told = catalogue(server)
    assert [one.name for one in told.editions] == [*EDITIONS, "creatures"]
    assert {one.name: one.cards for one in told.sets} == {
        "base": 84,
        "fly": 42,
        "continents": 42,
        "special": 18,
    }
    assert [one.name for one in told.bots] == list(BOTS)
    assert all(one.text for one in told.bots)
    evolution = [one for one in told.traits if one.game == "evolution"]
    assert [one.name for one in evolution] == NAMES
    assert all(one.text for one in told.traits)
    assert {one.name for one in told.traits if one.pair} >= {"symbiosis", "cooperation"}
    assert next(one for one in evolution if one.name == "parasite").need == 2
    kinds = {one.name: one.kind for one in evolution}
    assert kinds["carnivorous"] == "hunt"
    assert kinds["shy"] == kinds["running"] == "shield"
    assert kinds["grazing"] == "food"
    assert kinds["symbiosis"] == "pair"
    assert kinds["parasite"] == kinds["trematode"] == "burden"
    assert len([one for one in told.traits if one.game == "creatures"]) == 16


def test_every_option_that_changes_something_can_be_chosen(server: House) -> None:
    options = {one.name: one for one in catalogue(server).options}
    for option in OPTIONS:
        if option.cosmetic or (option.high < option.low and len(option.words) == 1):
            continue
        told = options[option.name]
        assert told.text != told.clause  # it is explained
        for edition in EDITIONS:
            word = option_word(told.book[edition])
            in_range = word.isdecimal() and told.low <= int(word) <= told.high
            assert word in told.values or in_range, (option.name, word)
    assert options["variant"].book == {"creatures": "standard"}
    assert "discard_size" in options["tie_break"].values


def test_options_of_expansions_name_them(server: House) -> None:
    options = {one.name: one for one in catalogue(server).options}
    assert options["ambushers_per_player"].sets == ["fly"]
    assert options["migration_limit"].sets == ["continents"]
    assert options["mimicry_limit"].sets == []
    assert options["deck_reduction_advice"].sets == []


def test_the_rulebook_has_every_clause(server: House) -> None:
    told = msgspec.json.decode(server.get("/api/rulebook").content, type=Rulebook)
    known = {name for game in games() for name in book(game).known()}
    assert {clause.id for page in told.pages for clause in page.clauses} == known
    names = [page.name for page in told.pages]
    assert len(set(names)) == len(names)
    assert {"tail-loss", "game-hunting", "creatures-vampire"} <= set(names)
    page = next(page for page in told.pages if page.name == "tail-loss")
    assert page.title == "Tail loss"
    assert page.intro
    assert any("Tail loss" in title for title in page.clauses[0].scenarios)


def test_they_are_small(server: House) -> None:
    for language in languages():
        assert CATALOGUES[language].small_size < 60_000
        assert RULEBOOKS[language].small_size < 120_000


def test_texts_come_in_the_language_that_is_asked_for(server: House) -> None:
    def texts(language: str) -> tuple[str, str, str]:
        asked = f"?language={language}" if language else ""
        book = msgspec.json.decode(server.get(f"/api/rulebook{asked}").content, type=Rulebook)
        told = msgspec.json.decode(server.get(f"/api/catalogue{asked}").content, type=Catalogue)
        page = next(page for page in book.pages if page.name == "tail-loss")
        trait = next(one for one in told.traits if one.name == "tail-loss")
        assert page.intro == trait.text
        option = next(one for one in told.options if one.name == "mimicry_limit")
        clauses = {one.id: one.text for page in book.pages for one in page.clauses}
        assert option.text == clauses[option.clause]
        return page.title, trait.text, option.text

    english = texts("")
    assert english[0] == "Tail loss"
    assert texts("uk")[0] == "Відкидання хвоста"
    assert texts("zh-TW")[0] == texts("zh_Hant")[0] == "斷尾"
    assert texts("uk") != texts("ru")
    assert texts("tlh") == texts("en") == english  # unknown: English
    assert server.get(f"/api/rulebook?language={'x' * 36}").status_code == 400


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/rulebook"])
def test_they_are_sent_once(server: House, path: str) -> None:
    answer = server.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    tag = answer.headers["etag"]
    again = server.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    plain = server.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert gzip.compress(plain.content)


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("br", False),
    ],
)
def test_who_takes_gzip(accepted: str, taken: bool) -> None:
    assert takes_gzip(accepted) is taken


def test_tags_are_compared_weakly() -> None:
    assert has_tag('"a", W/"b"', '"b"')
    assert has_tag("*", '"b"')
    assert not has_tag('"a"', '"b"')
    assert not has_tag("", '"b"')
