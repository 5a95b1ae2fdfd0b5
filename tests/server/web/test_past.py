"""Earlier steps of a game that goes on: for those who sit there, as they saw them."""

from tests.server.web.house import House


def test_a_player_sees_an_earlier_step_again(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    seen = [server.get(f"/api/tables/{table}/news").json()]
    for number in range(3):
        ask = seen[-1]["ask"][0]
        decision = {
            "t": "decide",
            "id": f"d{number}",
            "moment": ask["moment"],
            "action": ask["moves"][-1]["action"],
        }
        assert server.command(table, decision)["t"] == "done"
        seen.append(server.get(f"/api/tables/{table}/news").json())
    for then in seen:
        step = then["steps"][-1]["number"]
        told = server.get(f"/api/tables/{table}/past/{step}")
        assert told.status_code == 200
        assert told.json() == {"step": step, "public": then["public"], "own": then["own"]}
    answer = server.get(f"/api/tables/{table}/past/{step + 1}")
    assert (answer.status_code, answer.json()["why"]) == (404, "no-step")


def test_nobody_else_does(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    server.become("Eve")
    answer = server.get(f"/api/tables/{table}/past/0")
    assert (answer.status_code, answer.json()["why"]) == (403, "not-seated")
    assert server.get("/api/tables/nosuchtable/past/0").status_code == 404


def test_there_is_nothing_before_the_deal(server: House) -> None:
    server.become("Ann")
    table = server.table()
    assert server.command(table, {"t": "sit", "id": "s", "seat": 0})["t"] == "done"
    answer = server.get(f"/api/tables/{table}/past/0")
    assert (answer.status_code, answer.json()["why"]) == (409, "not-begun")
