"""What is told of a game when it is over, and not a moment before."""

import pytest

from tangledbank.core.verify import verify
from tangledbank.server.bot_task import Task, Thought
from tangledbank.server.replay_task import Answer, ReplayTask
from tests.server.web.house import House

AFTER = ["record", "verify", "replay", "replay?viewpoint=0", "replay/0", "replay/0?viewpoint=1"]


@pytest.mark.parametrize("what", AFTER)
def test_nothing_while_the_game_goes_on(server: House, what: str) -> None:
    server.become("Ann")
    for table in (server.table(), server.begin()):
        answer = server.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["why"]) == (403, "not-over")
    answer = server.post(f"/api/tables/{table}/continue", {"step": 0})
    assert (answer.status_code, answer.json()["why"]) == (403, "not-over")


def test_anybody_with_the_link_may_read_the_record(server: House, finished: str) -> None:
    answer = server.get(f"/api/tables/{finished}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment")
    report = verify(answer.text)
    assert report.ok, str(report)


def test_the_server_verifies_it_too(server: House, finished: str, finished_creatures: str) -> None:
    for table in (finished, finished_creatures):
        told = server.get(f"/api/tables/{table}/verify").json()
        assert told["ok"] is True
        assert {check["what"] for check in told["checks"]} >= {"commitment", "chance", "play"}


def test_a_game_that_was_given_up_has_a_record(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    assert server.command(table, {"t": "abort", "id": "a"})["t"] == "done"
    assert verify(server.get(f"/api/tables/{table}/record").text).ok
    told = server.get(f"/api/tables/{table}/replay").json()
    assert told["result"]["decided_by"] == "aborted"


def test_a_replay_with_all_open(server: House, finished: str) -> None:
    told = server.get(f"/api/tables/{finished}/replay").json()
    assert told["viewpoint"] == -1
    assert told["names"] == ["Ann", "Ann"]
    assert told["problem"] == ""
    assert [step["number"] for step in told["steps"]] == list(range(len(told["steps"])))
    assert all(step["action"] for step in told["steps"][1:])
    templates = {line["template"] for step in told["steps"] for line in step["lines"]}
    assert "dealt" in templates
    assert not any(template.endswith(".you") for template in templates)
    assert told["result"]["seats"]


def test_a_replay_from_one_seat(server: House, finished: str) -> None:
    all_open = server.get(f"/api/tables/{finished}/replay").json()["steps"]
    told = server.get(f"/api/tables/{finished}/replay?viewpoint=1").json()["steps"]
    hidden = [
        step
        for step, full in zip(told, all_open, strict=True)
        if step["seat"] == 0 and full["action"].startswith("animal ")
    ]
    assert hidden
    assert not any(step["action"] for step in hidden)  # which card became an animal is a secret
    assert all(step["action"] for step in told if step["seat"] == 1)
    dealt = [line for step in told for line in step["lines"] if line["template"] == "dealt.you"]
    assert dealt


@pytest.mark.parametrize("edition", ["evolution", "creatures"])
def test_positions(server: House, finished: str, finished_creatures: str, edition: str) -> None:
    table = finished if edition == "evolution" else finished_creatures
    steps = server.get(f"/api/tables/{table}/replay").json()["steps"]
    for number in (0, 1, len(steps) // 2, len(steps) - 1):
        path = f"/api/tables/{table}/replay/{number}"
        full = server.get(path).json()
        assert full["step"] == number
        assert [own["seat"] for own in full["own"]] == [0, 1]
        seen = server.get(f"{path}?viewpoint=1").json()
        assert seen["public"] == full["public"]
        assert seen["own"] == full["own"][1:]
        assert seen["deck"] == []
        acting = full["public"]["to_act"]
        if acting is not None:
            assert full["moves"]
            mine = acting == full["public"]["players"][1]["name"]
            assert seen["moves"] == (full["moves"] if mine else [])
    assert len(server.get(f"/api/tables/{table}/replay/0").json()["deck"]) > 10


def test_the_next_step_follows_from_the_moves(server: House, finished: str) -> None:
    steps = server.get(f"/api/tables/{finished}/replay").json()["steps"]
    for number in range(12):
        moves = server.get(f"/api/tables/{finished}/replay/{number}").json()["moves"]
        assert steps[number + 1]["action"] in [move["action"] for move in moves]


def test_viewpoints_and_steps_that_are_not_there(server: House, finished: str) -> None:
    path = f"/api/tables/{finished}/replay"
    assert server.get(f"{path}?viewpoint=2").json()["why"] == "no-seat"
    assert server.get(f"{path}/0?viewpoint=2").status_code == 400
    assert server.get(f"{path}/9999").json()["why"] == "no-step"
    assert server.get(f"{path}/-1").status_code in (400, 404)
    assert server.get(f"{path}/99999999999999999999").status_code in (400, 404)


def test_a_broken_table_says_so_and_shows_nothing(server: House) -> None:
    server.become("Ann")
    table = server.begin()

    async def spoil() -> None:
        found = await server.rooms.look(table, lambda now: now)
        assert found is not None
        found.status, found.problem = "broken", "step 3: it does not replay"

    server.run(spoil)
    told = server.get(f"/api/tables/{table}/replay").json()
    assert told["problem"] == "step 3: it does not replay"
    assert told["steps"] == []
    assert told["result"] is None
    for what in ("record", "verify", "replay/0"):
        answer = server.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["why"]) == (409, "broken")


def questions_about(server: House, table: str) -> list[int]:
    """The statuses of all requests that play a whole game again."""
    answers = [server.get(f"/api/tables/{table}/{what}") for what in ("record", "verify")]
    answers.append(server.post(f"/api/tables/{table}/continue", {"step": 3}))
    return [one.status_code for one in answers]


def test_games_are_played_again_in_another_process(
    server: House, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(task: ReplayTask) -> Answer:
        raise AssertionError("this would hold up every table")

    monkeypatch.setattr(ReplayTask, "answer", here)
    server.become("Ann")
    assert questions_about(server, finished) == [200, 200, 201]


def test_a_process_that_fails_is_told_as_such(
    server: House, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(task: Task) -> Thought:
        return Thought(error="its process died")

    monkeypatch.setattr(server.rooms.bot_pool, "think", fail)
    server.become("Ann")
    assert questions_about(server, finished) == [503, 503, 503]


def test_a_game_that_does_not_replay_is_told_as_such(
    server: House, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(task: Task) -> Thought:
        return Thought(answer=Answer(problem="step 3: it does not replay"))

    monkeypatch.setattr(server.rooms.bot_pool, "think", refuse)
    server.become("Ann")
    assert questions_about(server, finished) == [409, 409, 409]
