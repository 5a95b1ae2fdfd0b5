"""One command at a time, without a websocket: the same commands, and the same answers."""

from typing import Any

import pytest

from tests.server.web.house import House


def test_a_game_without_a_socket(server: House) -> None:
    server.become("Ann")
    table = server.begin()

    async def now() -> tuple[int, str]:
        found = await server.rooms.look(table, lambda now: now)
        assert found is not None
        return found.moment, str(found.the_game.legal_actions()[0])

    moment, action = server.run(now)
    decide = {"t": "decide", "id": "first", "moment": moment, "action": action}
    done = server.command(table, decide)
    assert done["t"] == "done"
    assert server.command(table, decide) == done  # the same command again is done once
    stale = server.command(table, decide | {"id": "second"})
    assert (stale["t"], stale["why"]) == ("refused", "stale")


def test_questions(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    assert server.command(table, {"t": "ping", "id": "p"})["t"] == "pong"
    why = server.command(table, {"t": "why", "id": "w", "action": "attack A1 B1"})
    assert why["t"] in ("reasons", "refused")
    assert why["id"] == "w"


def test_nobody_acts_for_another(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    server.become("Eve")
    for command in (
        {"t": "decide", "moment": 4, "action": "pass"},
        {"t": "surrender"},
        {"t": "undo"},
        {"t": "abort"},
        {"t": "sit", "seat": 0},
        {"t": "arrange", "seat": 0, "bot": "greedy"},
        {"t": "stand", "seat": 0},
    ):
        assert server.command(table, {"id": "e", **command})["t"] == "refused"


def test_nobody_known_commands_nothing(server: House) -> None:
    server.become("Ann")
    table = server.table()
    server.forget()
    answer = server.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "a", "seat": 0})
    assert (answer.status_code, answer.json()["why"]) == (401, "nobody")


def test_a_table_that_is_not_there(server: House) -> None:
    server.become("Ann")
    answer = server.post("/api/tables/nothing/commands", {"t": "ping", "id": "a"})
    assert (answer.status_code, answer.json()["why"]) == (404, "no-table")


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"t": "sit"},
        {"t": "sit", "id": "a"},
        {"t": "sit", "id": "a", "seat": 8},
        {"t": "sit", "id": "a", "seat": "0"},
        {"t": "sit", "id": "", "seat": 0},
        {"t": "sit", "id": "x" * 41, "seat": 0},
        {"t": "sit", "id": "a", "seat": 0, "person": "somebody"},
        {"t": "nonsense", "id": "a"},
        {"t": "say", "id": "a", "text": "x" * 301},
        {"t": "ready", "id": "a", "nonce": "zz" * 16},
        {"t": "ready", "id": "a", "nonce": "a" * 17},
        {"t": "ready", "id": "a", "nonce": "a" * 66},
        [],
        1,
    ],
)
def test_commands_that_make_no_sense(server: House, command: Any) -> None:
    server.become("Ann")
    answer = server.post(f"/api/tables/{server.table()}/commands", command)
    assert answer.status_code == 400
    assert answer.json()["why"] == "not-understood"
