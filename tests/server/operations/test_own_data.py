"""Somebody looks at what is kept about them, and has it deleted."""

import json

import pytest

from tangledbank.server.web.identity import COOKIE
from tests.server.store.all_rows import all_rows
from tests.server.web.house import House, house

#: The usual run takes turns: a third of these each day.
pytestmark = pytest.mark.slow(days=3)


def play_two_games(here: House) -> tuple[str, str]:
    """Zoe has finished a game, and plays another."""
    here.become("Zoe")
    finished, running = here.begin(), here.begin()
    for table in (finished, running):
        here.command(table, {"t": "say", "id": "hello", "text": "I live in Kyiv"})
    here.finish(finished)
    return finished, running


def forget_names(here: House) -> None:
    async def run() -> None:
        while await here.services.retention.once():
            pass

    here.run(run)


def test_what_a_spectator_said_is_forgotten(url: str) -> None:
    with house(database=url) as here:
        ann = here.become("Ann")
        table = here.begin()
        here.become("Zoe")
        assert here.command(table, {"t": "say", "id": "z", "text": "I live in Kyiv"})["t"] == "done"
        spoke = here.get("/api/me/data").json()["spoke_at"]
        assert spoke == [{"table": table, "status": "playing"}]
        assert here.post("/api/me/delete", {"name": "Zoe"}).status_code == 200
        here.forget()
        here.client.cookies.set(COOKIE, ann)
        here.finish(table)
        headers = {"Origin": "http://bank.test"}
        path = f"/api/tables/{table}/socket"
        with here.client.websocket_connect(path, headers=headers) as socket:
            forget_names(here)

            def chat() -> list[dict[str, str]]:
                told = socket.receive_json()
                while "chat" not in told:
                    told = socket.receive_json()
                return list(told["chat"])

            assert [line["name"] for line in chat()] == ["Zoe"]  # before it was forgotten
            assert [(line["name"], line["text"]) for line in chat()] == [("deleted", "...")]
    rows = all_rows(url)
    assert rows["speakers"] == rows["erasures"] == []
    bodies = [bytes(body) for _, _, _, body in rows["entries"]]
    assert not any(b"Zoe" in body or b"Kyiv" in body for body in bodies)


def test_one_is_shown_what_is_kept(url: str) -> None:
    with house(database=url) as here:
        finished, running = play_two_games(here)
        here.run(here.services.control._write_seen)
        data = here.get("/api/me/data").json()
        assert data["name"] == "Zoe"
        assert {(one["table"], one["status"]) for one in data["tables"]} == {
            (finished, "over"),
            (running, "playing"),
        }
        assert len(data["addresses"]) == 1
        assert data["kept"] == here.get("/api/server").json()["kept"]
        here.forget()
        assert here.get("/api/me/data").status_code == 401


def test_one_is_forgotten(url: str) -> None:
    with house(database=url) as here:
        finished, running = play_two_games(here)
        before = here.get(f"/api/tables/{finished}/replay").json()
        cookie = dict(here.client.cookies)
        assert here.post("/api/me/delete", {"name": "Bob"}).status_code == 409
        assert here.post("/api/me/delete", {"name": "Zoe"}).status_code == 200
        here.client.cookies.update(cookie)
        assert here.get("/api/me").json()["name"] == ""  # the old cookie is nobody's
        assert here.post("/api/me/delete", {"name": "Zoe"}).status_code == 401
        forget_names(here)

        async def seats() -> list[bool]:
            room = await here.rooms.room(running)
            assert room is not None
            return [seat.stand_in and seat.left for seat in (await room.settled()).seats]

        assert all(here.run(seats))  # the running game is left to bots
    rows = all_rows(url)
    assert rows["persons"] == rows["addresses"] == []
    bodies = [bytes(body) for table, _, _, body in rows["entries"] if table == finished]
    assert not any(b"Zoe" in body or b"Kyiv" in body for body in bodies)
    assert b"Zoe" not in next(bytes(row[4]) for row in rows["tables"] if row[0] == finished)

    with house(database=url) as here:  # the game stays, move by move
        after = here.get(f"/api/tables/{finished}/replay").json()
        assert "Zoe" not in json.dumps(after)
        assert [step["action"] for step in after["steps"]] == [
            step["action"] for step in before["steps"]
        ]
        scores = [[seat["score"] for seat in one["result"]["seats"]] for one in (before, after)]
        assert scores[0] == scores[1]
        assert here.get(f"/api/tables/{finished}/verify").json()["ok"]
