"""The analysis of finished games on a server: on demand, once, behind every game."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tangledbank.bots.analysis.analysis import analyse
from tangledbank.bots.analysis.kept import to_json
from tangledbank.bots.analysis.plan import jobs_of, shared_out
from tangledbank.bots.bot import Budget
from tangledbank.core.recording import read_record
from tangledbank.server import analysis_task
from tangledbank.server.analysis_task import PieceTask, PlanTask, WholeTask, pieces_of
from tangledbank.server.bot_task import Client, Task, Thought
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.store.memory import MemoryStore
from tangledbank.server.web import analyses
from tangledbank.server.web.analyses import MOST_EACH, MOST_WAITING, Analyses
from tangledbank.server.web.limits import NO_LIMITS, Limits
from tangledbank.server.web.problems import Trouble
from tangledbank.server.wire.analysis import AnalysisInfo
from tests.bots.short_game import DECK, short_record
from tests.server.web.house import House

RECORD = short_record()


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work as there can be."""
    monkeypatch.setattr(analyses, "COMPILED", 1)
    monkeypatch.setattr(analyses, "INTERPRETED", 1)


@pytest.fixture
def played(server: House) -> str:
    server.become("Ann")
    table = server.begin(deck=DECK)
    server.finish(table)
    return table


def until_done(server: House, path: str) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = server.get(path).json()
        if state["status"] in ("done", "failed"):
            return state
        assert state["status"] in ("waiting", "working")
        assert state["done"] <= state["total"] or not state["total"]
        time.sleep(0.05)


def test_a_finished_game_is_analysed_once_and_kept(server: House, played: str) -> None:
    path = f"/api/tables/{played}/analysis"
    assert server.get(path).json()["status"] == "none"
    begun = server.post(path, {})
    assert begun.status_code == 200
    assert begun.json()["status"] in ("waiting", "working")
    state = until_done(server, path)
    found = state["analysis"]
    steps = server.get(f"/api/tables/{played}/replay").json()["steps"]
    # A position's number of decisions is the number of its step.
    assert found["moments"][-1]["decisions"] == len(steps) - 1
    for moment in found["moments"]:
        if moment["decision"] is not None:
            step = steps[moment["decisions"] + 1]
            assert step["seat"] == moment["decision"]["seat"]
            assert step["action"] == moment["decision"]["action"]
    assert len(found["players"]) == 2
    # Who asks again gets the same, and so does who comes after a restart.
    assert server.post(path, {}).json() == state
    server.services.analyses.forget(played)
    assert f"table {played}" not in server.services.analyses._known
    assert server.get(path).json()["analysis"] == found


def test_a_game_that_goes_on_is_not_analysed(server: House) -> None:
    server.become("Ann")
    table = server.begin(deck=DECK)
    for answer in (
        server.get(f"/api/tables/{table}/analysis"),
        server.post(f"/api/tables/{table}/analysis", {}),
    ):
        assert answer.status_code == 403
        assert answer.json()["why"] == "not-over"
        assert "analysis" not in answer.json()


def test_a_record_is_analysed_like_a_game(server: House) -> None:
    begun = server.post("/api/analyses", {"record": RECORD})
    assert begun.status_code == 200
    name = begun.json()["id"]
    state = until_done(server, f"/api/analyses/{name}")
    assert state["analysis"]["seats"] == ["ann", "bob"]
    assert server.get("/api/analyses/nothing").json()["status"] == "none"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no record", "expected"),
        (RECORD.replace("dice ", "dice 9", 1), "not the face of a die"),
        (RECORD.replace("ann: animal", "bob: animal", 1), "expected a decision of"),
    ],
)
def test_what_is_no_record_fails_with_a_reason(server: House, text: str, said: str) -> None:
    name = server.post("/api/analyses", {"record": text}).json()["id"]
    state = until_done(server, f"/api/analyses/{name}")
    assert state["status"] == "failed"
    assert said in state["problem"]
    assert state["analysis"] is None


def test_a_record_that_is_too_large_is_refused(server: House) -> None:
    answer = server.post("/api/analyses", {"record": "x" * 60_001})
    assert answer.status_code == 400


# Floods


class StillPool:
    """Bots that never answer."""

    waiting = 0

    async def think(self, task: Task) -> Thought:
        await asyncio.get_running_loop().create_future()
        raise AssertionError

    def close(self) -> None:
        pass


async def text() -> str:
    return RECORD


def with_analyses(work: Callable[[Analyses], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        pool = StillPool()
        some = Analyses(MemoryStore(), lambda: pool)
        try:
            await work(some)
        finally:
            await some.stop()

    asyncio.run(run())


def test_one_address_cannot_fill_the_queue() -> None:
    async def work(some: Analyses) -> None:
        for number in range(MOST_EACH):
            await some.begin(f"record {number}", text, "192.0.2.1")
        with pytest.raises(Trouble) as refused:
            await some.begin("record more", text, "192.0.2.1")
        assert refused.value.status == 429
        assert "Wait until one of them is done" in refused.value.text
        # The same again is not one more, and another address is not kept waiting.
        assert (await some.begin("record 0", text, "192.0.2.1")).status in ("waiting", "working")
        await some.begin("record more", text, "192.0.2.2")

    with_analyses(work)


def test_a_full_queue_is_refused_with_a_reason() -> None:
    async def work(some: Analyses) -> None:
        for number in range(MOST_WAITING):
            await some.begin(f"record {number}", text, f"192.0.2.{number}")
        with pytest.raises(Trouble) as refused:
            await some.begin("record more", text, "192.0.2.100")
        assert refused.value.status == 503
        assert "Too many games are waiting" in refused.value.text

    with_analyses(work)


def test_analyses_have_a_rate(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(NO_LIMITS)
    monkeypatch.setattr(server.services.limits, "analyses", limits.analyses)
    monkeypatch.setattr(limits.analyses, "take", lambda key, cost=1.0: 90.0)
    answer = server.post("/api/analyses", {"record": RECORD + "\n"})
    assert answer.status_code == 429
    assert answer.headers["Retry-After"] == "90"
    assert "many analyses" in answer.json()["text"]


# Behind everybody else


def test_an_analysis_waits_until_nobody_else_does() -> None:
    """One process: what is asked by games and hints goes first, whenever it came."""
    order: list[str] = []

    class Noted(Task):
        __slots__ = ("name",)

        def __init__(self, name: str, spec: str, hint: bool = False) -> None:
            client: Client = ("", "")
            super().__init__("", 0, b"", spec, hint, client)
            self.name = name

    async def run() -> None:
        pool = BotPool(1)
        try:
            for one in pool.processes:
                one.alive = False  # nothing is handed out: what would be is looked at
            pieces = [PieceTask(RECORD, []), PlanTask(RECORD, 1)]
            tasks: list[Task] = [*pieces, Noted("hint", "search", True), Noted("game", "greedy")]
            asked = [asyncio.create_task(pool.think(one)) for one in tasks]
            await asyncio.sleep(0)
            while (waiting := pool._next(False)) is not None:
                order.append(getattr(waiting.task, "name", "analysis"))
            for thinking in asked:
                thinking.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
        finally:
            for process in pool.processes:
                process.alive = True
            pool.close()

    asyncio.run(run())
    assert order == ["game", "hint", "analysis", "analysis"]


def test_pieces_are_small_and_add_up() -> None:
    record = read_record(RECORD)
    jobs = shared_out(jobs_of(record, [0, 1]), 2, 20_000)
    pieces = pieces_of(jobs, 2)
    assert [job for piece in pieces for job in piece] == jobs
    assert len(pieces) > 5
    for piece in pieces:
        work = sum(2 * job.worlds + job.iterations for job in piece[:-1])
        assert work < analysis_task.PIECE


def test_pieces_give_what_the_terminal_gives() -> None:
    plan = PlanTask(RECORD, 1).answer()
    moments = []
    iterations = 0
    for job in plan.jobs:
        part = PieceTask(RECORD, [job]).answer()
        moments += part.moments
        iterations += part.iterations
    whole = WholeTask(RECORD, 1, moments, iterations).answer().whole
    alone = to_json(analyse(read_record(RECORD), Budget(iterations=1)))
    told = msgspec.json.decode(whole, type=AnalysisInfo)
    marked = [one.decision for one in told.moments if one.decision and one.decision.mark]
    assert marked
    for decision in marked:
        assert decision.played is not None
        assert decision.better is not None
        assert (decision.played.action, decision.better.action) == (decision.action, decision.best)
    bare = [
        replace(one, decision=one.decision and replace(one.decision, played=None, better=None))
        for one in told.moments
    ]
    assert replace(told, moments=bare) == msgspec.convert(alone, AnalysisInfo)
