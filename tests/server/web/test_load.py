"""Past its limit the server turns new tables away, then spectators; running games go on."""

import pickle
from collections.abc import Iterator

import pytest

from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.load import FEW_TABLES, THRESHOLDS, Level, Load
from tangledbank.server.web.problems import Trouble
from tangledbank.server.web.settings import WebSettings
from tests.server.web.house import OURS, House


def busy(lag: float, times: int = 60, backlog: int = 0, tables: int = FEW_TABLES) -> Load:
    load = Load(lambda: backlog, lambda: tables)
    for _ in range(times):
        load.observe(lag)
    return load


def test_one_late_timer_is_no_load() -> None:
    assert busy(0.4, times=1).level == Level.CALM


@pytest.mark.parametrize("level", THRESHOLDS)
def test_what_lasts_is(level: Level) -> None:
    limit = THRESHOLDS[level]
    assert busy(limit.lag * 1.1).level == level
    assert busy(0, backlog=limit.backlog).level == level
    assert busy(limit.lag * 0.9, backlog=limit.backlog - 1).level == level - 1


def test_it_ends_well_below_where_it_began() -> None:
    load = busy(0.1)
    levels = []
    for lag in (0.06, 0.01):
        for _ in range(60):
            load.observe(lag)
        levels.append(load.level)
    assert levels == [Level.NO_NEW_TABLES, Level.CALM]


def test_a_server_without_limits_sheds_nothing() -> None:
    load = Load(lambda: 10**6, lambda: 10**6, sheds=False)
    load.observe(100)
    load.check_new_table()
    assert load.admits_spectator()


def test_a_slow_machine_with_a_few_tables_turns_nobody_away() -> None:
    load = busy(1, backlog=10**6, tables=FEW_TABLES - 1)
    load.check_new_table()
    assert load.admits_spectator()


def test_a_worker_knows_that_it_has_no_limits() -> None:
    """Its settings come from the parent process as a copy."""
    copied = pickle.loads(pickle.dumps(WebSettings(rates=NO_LIMITS)))
    assert not copied.limited
    assert WebSettings().limited


def test_new_tables_first() -> None:
    load = busy(0.1)
    with pytest.raises(Trouble):
        load.check_new_table()
    assert load.admits_spectator()
    assert not busy(1).admits_spectator()


@pytest.fixture
def overloaded(server: House) -> Iterator[House]:
    """The server as it is; only its load is set."""
    yield server
    server.services.load.level = Level.CALM


def test_people_are_told_and_their_games_go_on(overloaded: House) -> None:
    server = overloaded
    server.become("Ann")
    table, gathering = server.begin(), server.table()
    server.services.load.level = Level.NO_SPECTATORS
    answer = server.post("/api/tables", {"setup": {}})
    assert (answer.status_code, answer.json()["why"]) == (503, "busy")
    assert int(answer.headers["retry-after"]) > 0
    assert "Running games continue" in answer.json()["text"]
    assert server.command(table, {"t": "pause", "id": "p"})["t"] == "done"
    cookies = {"Cookie": "; ".join(f"{k}={v}" for k, v in server.client.cookies.items())}
    server.forget()
    strange: dict[str, str] = {}
    for name, headers, first in (
        (table, cookies, "welcome"),  # plays there
        (table, strange, "farewell"),  # would watch
        (gathering, strange, "welcome"),  # may want to play
    ):
        path = f"/api/tables/{name}/socket"
        with server.client.websocket_connect(path, headers={**OURS, **headers}) as line:
            told = line.receive_json()
            assert told["t"] == first, told
            assert first == "welcome" or told["why"] == "busy"


def test_no_rematch_either(overloaded: House) -> None:
    server = overloaded
    server.become("Ann")
    table = server.begin(edition="gift")
    server.finish(table)
    server.services.load.level = Level.NO_NEW_TABLES
    answer = server.post(f"/api/tables/{table}/commands", {"t": "rematch", "id": "r2"})
    assert (answer.status_code, answer.json()["why"]) == (503, "busy")
    server.services.load.level = Level.CALM
    assert server.command(table, {"t": "rematch", "id": "r3"})["t"] == "done"


def test_nor_over_a_websocket(overloaded: House) -> None:
    server = overloaded
    server.become("Ann")
    table = server.begin(edition="gift")
    server.finish(table)
    path = f"/api/tables/{table}/socket"
    with server.client.websocket_connect(path, headers=OURS) as socket:

        def rematch(name: str) -> dict[str, str]:
            socket.send_json({"t": "rematch", "id": name})
            told: dict[str, str] = socket.receive_json()
            while told.get("id") != name:
                told = socket.receive_json()
            return told

        server.services.load.level = Level.NO_NEW_TABLES
        told = rematch("r1")
        assert (told["t"], told["why"]) == ("refused", "busy")
        assert "Running games continue" in told["text"]
        server.services.load.level = Level.CALM
        assert rematch("r2")["t"] == "done"
