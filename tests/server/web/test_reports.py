"""What somebody can tell of a table when something went wrong there."""

import random

import pytest

from tangledbank.rulebook.pages import parse_page
from tangledbank.rulebook.runner import run, scenario_of
from tests.server.web.house import House


def hand_of(server: House, table: str) -> list[str]:
    news = server.get(f"/api/tables/{table}/news").json()
    hand: list[str] = news["own"][0]["hand"]
    return hand


def check(text: str) -> list[object]:
    """What `tangledbank check` finds in a report."""
    blocks = parse_page(text, "report.md").blocks
    assert len(blocks) == 1
    return list(run(scenario_of(blocks[0])))


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "gift"},
        {"edition": "gift", "sets": ["base", "fly", "continents", "special"]},
        {"edition": "creatures"},
    ],
)
def test_a_report_reads_back_as_a_scenario(server: House, setup: dict[str, object]) -> None:
    server.become("Ann")
    table = server.begin(seats=[{}, {}], **setup)
    dice, asked = random.Random(5), set()
    for number in range(60):
        room_news = server.get(f"/api/tables/{table}/news").json()
        ask = room_news["ask"][0]
        asked.add(ask["asked"])
        if number % 6 == 0:
            answer = server.get(f"/api/tables/{table}/report?seat={ask['seat']}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/plain")
            assert check(answer.text) == [], answer.text
            assert table not in answer.text  # the id of a table is its secret
        action = dice.choice(ask["moves"])["action"]
        decision = {"t": "decide", "id": f"d{number}", "moment": ask["moment"], "action": action}
        assert server.command(table, decision)["t"] == "done"
    assert len(asked) > 1


def test_a_report_ends_with_the_game(server: House) -> None:
    server.become("Ann")
    table = server.begin(seats=[{}, {}])
    server.finish(table)
    text = server.get(f"/api/tables/{table}/report?seat=1").text
    assert "= over: yes" in text
    assert check(text) == [], text


def test_only_the_own_seat_is_told_of(server: House) -> None:
    ann = server.become("Ann")
    table = server.table(seats=[{}, {}])
    assert server.command(table, {"t": "sit", "id": "s", "seat": 0})["t"] == "done"
    assert server.command(table, {"t": "ready", "id": "r", "nonce": "ab" * 16})["t"] == "done"
    bob = server.become("Bob")
    assert server.command(table, {"t": "sit", "id": "s", "seat": 1})["t"] == "done"
    assert server.command(table, {"t": "ready", "id": "r", "nonce": "cd" * 16})["t"] == "done"
    lines = {}
    for seat, cookie in ((0, ann), (1, bob)):
        server.client.cookies.set("tangledbank", cookie)
        hand = hand_of(server, table)
        text = server.get(f"/api/tables/{table}/report?seat={seat}").text
        lines[seat] = [line for line in text.splitlines() if line.startswith("hand ")]
        assert lines[seat][seat].partition(": ")[2] == ", ".join(hand)
        assert lines[seat][1 - seat].endswith(": 6")
        answer = server.get(f"/api/tables/{table}/report?seat={1 - seat}")
        assert (answer.status_code, answer.json()["why"]) == (403, "not-seated")
        spectator = server.get(f"/api/tables/{table}/report").text
        assert [line[-3:] for line in spectator.splitlines() if line.startswith("hand ")] == [
            ": 6",
            ": 6",
        ]


def test_who_may_not_watch_gets_no_report(server: House) -> None:
    server.become("Ann")
    table = server.begin(watch="nobody")
    assert server.get(f"/api/tables/{table}/report?seat=0").status_code == 200
    server.become("Eve")
    answer = server.get(f"/api/tables/{table}/report")
    assert (answer.status_code, answer.json()["why"]) == (403, "private")
    assert server.get("/api/tables/nosuchtable/report").status_code == 404


def test_spectators_with_a_delay_report_what_they_were_shown(server: House) -> None:
    server.become("Ann")
    table = server.begin(watch_delay=60)
    ask = server.get(f"/api/tables/{table}/news").json()["ask"][0]
    decision = {"t": "decide", "id": "d", "moment": ask["moment"], "action": "pass"}
    assert server.command(table, decision)["t"] == "done"
    assert "step 1," in server.get(f"/api/tables/{table}/report?seat=0").text
    server.become("Eve")
    answer = server.get(f"/api/tables/{table}/report")
    # Nothing of the game has reached them yet.
    assert (answer.status_code, answer.json()["why"]) == (409, "not-begun")
