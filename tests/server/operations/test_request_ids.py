"""A request has an id: in its answer, in what is wrong with it, and in the log."""

import json
import logging

import pytest

from tangledbank.server.logs import JsonLines
from tests.server.web.house import house


class Kept(logging.Handler):
    """Lines as the server writes them."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, object]] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_answers_problems_and_the_log_name_it(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    logger = logging.getLogger("tangledbank")
    monkeypatch.setattr(logger, "handlers", [kept])
    monkeypatch.setattr(logger, "disabled", False)
    level = logger.level
    logger.setLevel(logging.INFO)  # not by patching: loggers remember what they may log
    try:
        tell(kept)
    finally:
        logger.setLevel(level)


def tell(kept: Kept) -> None:
    with house() as here:
        here.become("Ann")
        table = here.begin()
        fine = here.get("/api/me")
        wrong = here.get("/api/tables/none")
        ids = [fine.headers["x-request-id"], wrong.headers["x-request-id"]]
        assert ids[0] != ids[1]
        assert wrong.json()["request"] == ids[1]
        for one, route in zip(ids, ["/api/me", "/api/tables/{table}"], strict=True):
            (line,) = [line for line in kept.lines if line.get("request") == one]
            assert line["route"] == route
        here.finish(table)
    said = json.dumps(kept.lines)
    assert "Ann" not in said
    assert table not in said
    # What happens after a request, or without one, does not carry the id of another.
    assert "request" not in kept.lines[-1]
