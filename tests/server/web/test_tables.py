"""Making tables: what one would be, what there cannot be, and which are mine."""

from pathlib import Path
from typing import Any

import pytest

from tangledbank import messages
from tests.server.web.house import TWO_OPEN, House


def preview(server: House, **setup: Any) -> dict[str, Any]:
    answer = server.post("/api/preview", {"setup": setup})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_preview(server: House) -> None:
    told = preview(server)
    assert (told["cards"], told["hand"], told["problem"]) == (84, 6, "")
    assert told["differs"] == told["warnings"] == []
    assert 5 <= told["minutes"] <= 40


def test_a_preview_says_what_differs_from_the_book(server: House) -> None:
    told = preview(server, options={"mimicry_limit": "every_attack"})
    (one,) = told["differs"]
    assert (one["option"], one["value"]) == ("mimicry_limit", "every_attack")
    assert one["book"] == "one_redirect_per_turn"


def test_a_preview_warns(server: House) -> None:
    told = preview(server, sets=["base", "fly"], seats=[{}] * 8)
    assert "GIFT-PLAYERS-02" in told["warnings"][0]
    assert told["problem"] == ""


def test_people_take_longer_than_bots(server: House) -> None:
    alone = preview(server, seats=[{}, {"bot": "greedy"}])["minutes"]
    together = preview(server, seats=[{}, {}])["minutes"]
    assert alone < together


def test_the_start_page_agrees_on_how_long_a_first_game_takes(server: House) -> None:
    bot = {"bot": "greedy"}
    minutes = preview(server, edition="gift", sets=["base"], seats=[{}, bot, bot])["minutes"]
    start = Path(messages.__file__).parent / "en" / "start.ftl"
    assert f"first game takes about {minutes} minutes." in start.read_text()


def test_a_preview_of_creatures(server: House) -> None:
    told = preview(server, edition="creatures", seats=[{}])
    assert told["problem"] == ""
    assert told["cards"] > 0
    assert told["hand"] > 0


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"edition": "nonsense"}, "edition"),
    ({"sets": []}, "base"),
    ({"sets": ["base", "base"]}, "once"),
    ({"sets": ["fly"]}, "base"),
    ({"sets": ["base", "nonsense"]}, "nonsense"),
    ({"options": {"nonsense": 1}}, "nonsense"),
    ({"options": {"running_die_threshold": 99}}, "running_die_threshold"),
    ({"copies": 4}, "sets"),
    ({"seats": [{}]}, "seats"),
    ({"seats": [{}] * 8}, "seats"),
    ({"seats": [{}, {"bot": "nonsense"}]}, "bot"),
    ({"stand_in": "nonsense"}, "bot"),
    ({"edition": "creatures", "seats": [{}] * 5}, "seats"),
    ({"edition": "creatures", "sets": ["base", "fly"]}, "sets"),
    ({"deck": "not toml"}, "TOML"),
    ({"deck": "[cards]\nnonsense = 4"}, "nonsense"),
    ({"deck": "[cards]\nswimming = 3"}, "few"),
    ({"deck": "[cards]\nswimming = 301"}, "301 cards are too many"),
    ({"deck": "[cards]\nswimming = " + "9" * 150}, "copies"),
    ({"deck": "a = " + "[" * 7000}, "longer"),
    ({"deck": "a = " + "[\n" * 3500}, "valid TOML"),
    ({"deck": "a." * 3000 + "b = 1"}, "longer"),
]


@pytest.mark.parametrize(("setup", "word"), IMPOSSIBLE)
def test_there_can_be_no_such_table(server: House, setup: dict[str, Any], word: str) -> None:
    told = preview(server, **setup)
    assert word in told["problem"]
    server.become("Ann")
    answer = server.post("/api/tables", {"setup": setup})
    assert answer.status_code == 400
    said = answer.json()
    assert (said["why"], said["text"]) == ("setup", told["problem"])


@pytest.mark.parametrize(
    "setup",
    [
        {"nonsense": 1},
        {"copies": "2"},
        {"copies": 2.5},
        {"public": "true"},
        {"public": 1},
        {"seats": []},
        {"seats": [{}] * 9},
        {"seats": [{"person": "me"}]},
        {"clock": {"kind": "nonsense"}},
        {"clock": {"seconds": 1}},
        {"title": "x" * 61},
        {"deck": "x" * 8001},
        {"options": {"x": []}},
        {"options": {"x": None}},
        {"watch_delay": -1},
        {"grace": 10**30},
        None,
        [],
    ],
)
def test_setups_that_make_no_sense(server: House, setup: object) -> None:
    server.become("Ann")
    for path in ("/api/preview", "/api/tables"):
        answer = server.post(path, {"setup": setup})
        assert answer.status_code == 400
        assert answer.json()["why"] == "not-understood"


def test_a_table_is_made_by_somebody(server: House) -> None:
    assert server.post("/api/tables", {"setup": TWO_OPEN}).status_code == 401
    server.become("Ann")
    answer = server.post("/api/tables", {"setup": TWO_OPEN | {"title": "  Our\n table \x07"}})
    assert answer.status_code == 201
    made = answer.json()
    assert len(made["table"]) >= 22
    assert made["path"] == f"/table/{made['table']}"
    summary = server.get(f"/api/tables/{made['table']}").json()
    assert summary["table"] == made["table"]
    assert summary["status"] == "gathering"
    assert summary["title"] == "Our table"
    assert [seat["who"] for seat in summary["seats"]] == ["nobody", "nobody"]


def test_no_two_tables_share_a_name(server: House) -> None:
    server.become("Ann")
    assert len({server.table() for _ in range(5)}) == 5


def test_my_tables(server: House) -> None:
    server.become("Ann")
    first = server.table()
    second = server.begin()
    told = server.get("/api/mine").json()
    assert {one["table"]["table"] for one in told} == {first, second}
    by_name = {one["table"]["table"]: one for one in told}
    assert by_name[first]["my_move"] is False
    assert by_name[second]["my_move"] is True  # every seat is hers
    assert by_name[second]["table"]["status"] == "playing"
    server.become("Bob")
    assert server.get("/api/mine").json() == []


def test_a_paused_table_waits_for_nobody(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    assert server.command(table, {"t": "pause", "id": "p"})["t"] == "done"
    (told,) = server.get("/api/mine").json()
    assert told["my_move"] is False


def test_programs_make_tables_too(server: House) -> None:
    token = server.post("/api/tokens", {"name": "Bot"}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    answer = server.client.post("/api/tables", json={"setup": TWO_OPEN}, headers=headers)
    assert answer.status_code == 201
