"""Who plays: several processes and a real Ray give the same as one process, and survive deaths."""

import os
import signal
import socket
from importlib.util import find_spec
from pathlib import Path

import pytest

from tangledbank.arena.campaign import Campaign
from tangledbank.arena.cluster import Cluster, check_reachable, endpoint_of
from tangledbank.arena.crew import LIVES, Alone, Crew, Queue, WorkersDie
from tangledbank.arena.processes import Pace, Processes
from tangledbank.arena.results_file import block_to_json
from tangledbank.arena.tournament import Tournament
from tangledbank.core.errors import SetupError
from tests.arena.rogues import MARK

ROGUES = ["tests.arena.rogue_entries"]

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def played(crew: Crew, tournament: Tournament, blocks: int = 6) -> dict[str, object]:
    """Everything but the time that it took."""
    campaign = Campaign(tournament, blocks, 0.05)
    campaign.play(crew)
    told = campaign.standings.to_json()
    bots = told["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        del bot["thinking"]
    return told


def test_two_processes_play_what_one_plays() -> None:
    tournament = Tournament(["random", "random"], 3, "tw", seed=3)
    assert played(Processes(2), tournament) == played(Alone(), tournament)


def test_a_killed_process_loses_nothing() -> None:
    tournament = Tournament(["random"], 4, seed=8)
    crew = Processes(2)
    pieces = crew.play(tournament, range(60))
    results = [next(pieces)]
    for worker in crew.crew:
        pid = worker.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
    results.extend(pieces)
    assert sorted(number for number, _ in results) == list(range(60))
    alone = dict(Alone().play(tournament, range(60)))
    for number, block in results:
        ours, theirs = block_to_json(block), block_to_json(alone[number])
        assert untimed(ours) == untimed(theirs)


def untimed(block: dict[str, object]) -> dict[str, object]:
    games = block["games"]
    assert isinstance(games, list)
    for game in games:
        del game["thinking"]
    return block


def test_a_bot_that_kills_its_process_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    tournament = Tournament(["fatal", "random"], 2, modules=ROGUES)
    died = played(Processes(2), tournament)
    assert (tmp_path / "mark").exists()
    assert died == played(Alone(), tournament)


def test_a_bot_that_always_kills_is_given_up() -> None:
    tournament = Tournament(["deadly"], 2, modules=ROGUES)
    with pytest.raises(WorkersDie, match=f"{LIVES} workers have died playing piece 0"):
        list(Processes(1).play(tournament, range(1)))


def test_an_error_of_the_work_itself_comes_home() -> None:
    with pytest.raises(SetupError, match="module 'no_such'"):
        list(Processes(1).play(Tournament(["random"], 2, modules=["no_such"]), range(2)))


def test_what_a_dead_worker_had_comes_first_and_alone() -> None:
    queue = Queue(range(6))
    assert queue.take(3) == [0, 1, 2]
    queue.give_back([1, 2])
    assert queue.take(3) == [1]
    assert queue.take(3) == [2]
    assert queue.take(3) == [3, 4, 5]


def test_handfuls_fit_the_pace_and_leave_work_for_others() -> None:
    pace = Pace(10.0)
    assert pace.handful(2, 100) == 1  # nothing is known yet
    pace.done = 1000
    pace.began -= 10.0
    assert pace.handful(2, 1000) == 64
    assert pace.handful(2, 20) == 5
    assert pace.handful(2, 1) == 1


# Ray


@needs_ray
@pytest.mark.filterwarnings("ignore")  # what Ray warns of is not ours
def test_a_real_ray_plays_the_same_and_survives_a_death(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    # Workers of Ray start elsewhere and look for modules where they are told to.
    root = Path(__file__).resolve().parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{root}{os.pathsep}{root / 'src'}")
    tournament = Tournament(["fatal", "random"], 3, seed=2, modules=ROGUES)
    crew = Cluster(jobs=2)
    try:
        by_ray = played(crew, tournament)
    finally:
        crew.close()
    assert (tmp_path / "mark").exists()  # the first worker died
    assert by_ray == played(Alone(), tournament)


def test_addresses() -> None:
    assert endpoint_of("head:7") == ("head", 7)
    assert endpoint_of("[::1]:6379") == ("::1", 6379)
    for wrong in ("http://head", "head:port", ":1", "head:99999"):
        with pytest.raises(SetupError, match="expected HOST:PORT"):
            endpoint_of(wrong)


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        with pytest.raises(SetupError, match=f"--ray {address}: no cluster answers there"):
            check_reachable(address)


@needs_ray
def test_what_listens_but_is_no_cluster_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.arena.cluster.JOIN_TIMEOUT", 2.0)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        with pytest.raises(SetupError, match="did not answer as a Ray cluster within 2 seconds"):
            check_reachable(f"127.0.0.1:{listener.getsockname()[1]}")
