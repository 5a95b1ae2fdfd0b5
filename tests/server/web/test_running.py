"""For those who run it: is it up, can it write, how busy is it, and what does it log?"""

import asyncio
import json
import logging
import threading
import time

import pytest

from tangledbank.server.logs import JsonLines, Log, without_secrets
from tangledbank.server.store.store import Store, Stored, StoreError
from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.readiness import Readiness
from tangledbank.server.web.settings import WebSettings
from tests.server.web.house import House, house


def test_up_and_ready(server: House) -> None:
    assert server.get("/health").text == "up\n"
    assert server.get("/ready").text == "ready\n"


def test_not_ready(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(server.rooms.store, "check", broken)
    monkeypatch.setattr(server.services, "readiness", Readiness(server.rooms.store))
    answer = server.get("/ready")
    assert (answer.status_code, answer.json()["why"]) == (503, "not-ready")
    assert "disk" not in answer.text
    assert server.get("/health").status_code == 200


def test_not_ready_while_a_table_has_stopped(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.become("Ann")
    table = server.begin()
    store = server.rooms.store
    may_load = threading.Event()
    load = store.load

    async def load_when_allowed(name: str) -> Stored | None:
        while not may_load.is_set():
            await asyncio.sleep(0.001)
        return await load(name)

    async def kill() -> None:
        room = await server.rooms.room(table)
        assert room is not None
        room.commands.runner.cancel()
        await asyncio.wait({room.commands.runner})

    monkeypatch.setattr(store, "load", load_when_allowed)
    server.run(kill)
    answer = server.get("/ready")
    assert (answer.status_code, answer.json()["why"]) == (503, "not-ready")
    may_load.set()
    assert server.command(table, {"t": "say", "id": "x", "text": "hello"})["t"] == "done"
    assert server.get("/ready").status_code == 200


def test_the_lag_of_the_event_loop_is_in_the_metrics() -> None:
    def measured(server: House) -> float:
        lines = server.get("/metrics").text.splitlines()
        (count,) = [one for one in lines if one.startswith("tangledbank_loop_lag_seconds_count")]
        return float(count.split()[1])

    with house(WebSettings(rates=NO_LIMITS, metrics="public")) as server:
        before = measured(server)
        while measured(server) == before:
            time.sleep(0.01)
        assert "tangledbank_room_restarts_total" in server.get("/metrics").text


class SlowStore(Store):
    """Counts how often it is looked at."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.looks = 0

    async def check(self) -> None:
        self.looks += 1
        await asyncio.sleep(self.seconds)


def test_a_database_that_takes_too_long_is_not_ready() -> None:
    readiness = Readiness(SlowStore(60), patience=0.02)
    assert "too long" in asyncio.run(readiness.ask())


def test_many_who_ask_are_one_look() -> None:
    store = SlowStore(0.02)
    readiness = Readiness(store, good_for=60)

    async def all_at_once() -> list[str]:
        answers = await asyncio.gather(*(readiness.ask() for _ in range(50)))
        return [*answers, await readiness.ask()]

    assert asyncio.run(all_at_once()) == [""] * 51
    assert store.looks == 1


def test_metrics_are_for_this_machine(server: House) -> None:
    assert server.get("/metrics").status_code == 403  # a test's client has no address


def test_metrics() -> None:
    with house(WebSettings(rates=NO_LIMITS, metrics="public")) as server:
        server.become("Ann")
        table = server.begin()
        server.command(table, {"t": "ping", "id": "x"})
        server.get("/api/made-up-path")
        answer = server.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        for name in (
            "tangledbank_commands_total",
            "tangledbank_command_seconds_bucket",
            "tangledbank_tables",
            "tangledbank_bot_queue",
            'tangledbank_now{what="tables"}',
            'tangledbank_requests_total{method="GET",route="none",status="404"}',
        ):
            assert name in answer.text, name
        assert table not in answer.text
        assert "made-up" not in answer.text


# Logs


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [json.loads(JsonLines("w").format(record)) for record in caplog.records]


def test_logs_are_json_without_secrets(server: House, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("tangledbank")
    propagates, logger.propagate = logger.propagate, True
    try:
        with caplog.at_level(logging.DEBUG, "tangledbank"):
            cookie = server.become("Ann")
            table = server.table()
            said = "a secret between friends"
            server.command(table, {"t": "say", "id": "x", "text": said})
            token = server.post("/api/tokens", {"name": "Bot"}).json()["token"]
            server.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            server.get(f"/api/tables/{table}")
    finally:
        logger.propagate = propagates
    told = lines(caplog)
    request = next(one for one in told if one.get("route") == "/api/tables/{table}")
    assert (request["method"], request["status"], request["worker"]) == ("GET", 200, "w")
    text = json.dumps(told)
    for secret in (cookie, cookie.split(".")[1], table, said, token, token.split(".")[3]):
        assert secret not in text


def test_whatever_looks_like_a_secret_is_cut() -> None:
    for secret in ("mGx1k2o3p4q5r6s7t8u9v0", "0123456789abcdef" * 2, "c1." + "a" * 32):
        assert secret not in without_secrets(f"GET /table/{secret}/socket")
    assert without_secrets("a usual sentence, with usual-words") == (
        "a usual sentence, with usual-words"
    )


def test_named_parts_and_traces(caplog: pytest.LogCaptureFixture) -> None:
    log = Log("tangledbank.test")
    logger = logging.getLogger("tangledbank")
    propagates, logger.propagate = logger.propagate, True
    try:
        with caplog.at_level(logging.INFO, "tangledbank"):
            log.debug("not shown")
            log.info("a", table="mGx1k2o3p4q5r6s7t8u9v0", number=7)
            log.warning("b")
            log.error("c", error=StoreError("full"))
            try:
                raise ValueError("key " + "k" * 32)
            except ValueError:
                log.exception("d")
    finally:
        logger.propagate = propagates
    told = lines(caplog)
    assert [one["level"] for one in told] == ["info", "warning", "error", "error"]
    assert told[0]["table"] == "mGx1k2..."
    assert told[0]["number"] == 7
    assert told[2]["error"] == "full"
    assert "ValueError" in str(told[3]["trace"])
    assert "k" * 32 not in str(told[3]["trace"])
