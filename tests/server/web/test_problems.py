"""Whatever is wrong with a request, the answer is a status and a `Problem`."""

import msgspec
import pytest

from tangledbank.server.store.store import StoreError
from tangledbank.server.wire.api import Problem
from tests.server.web.house import OURS, House

READER = msgspec.json.Decoder(Problem)


@pytest.mark.parametrize(
    ("method", "path", "status", "why"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/tables/a/b/c", 404, "not-found"),
        ("GET", "/nothing.txt", 404, "not-found"),
        ("DELETE", "/api/me", 405, "wrong-method"),
        ("GET", "/api/tokens", 405, "wrong-method"),
        ("GET", "/api/mine", 401, "nobody"),
        ("GET", "/api/tables/none", 404, "no-table"),
        ("GET", "/api/tables/none/record", 404, "no-table"),
        ("GET", "/api/tables/none/verify", 404, "no-table"),
        ("GET", "/api/tables/none/replay", 404, "no-table"),
        ("GET", "/api/tables/none/replay/0", 404, "no-table"),
        ("GET", "/api/tables/none/replay/x", 404, "not-found"),
        ("GET", "/api/tables/none/replay?viewpoint=9", 400, "not-understood"),
        ("GET", "/api/tables/none/replay?viewpoint=x", 400, "not-understood"),
        ("GET", "/api/tables/" + "x" * 65, 400, "not-understood"),
        ("GET", "/api/tables/a.b", 400, "not-understood"),
        ("GET", "/api/tables/%00", 400, "not-understood"),
    ],
)
def test_a_problem(server: House, method: str, path: str, status: int, why: str) -> None:
    answer = server.client.request(method, path)
    assert answer.status_code == status, answer.text
    problem = READER.decode(answer.content)
    assert problem.why == why
    assert problem.text
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"name": "\xff"}', 400),
        (b"[" * 60_000, 400),
        (b'{"a":' * 10_000, 400),
        (b"x" * 64 * 1024 + b"x", 413),
    ],
)
def test_bodies_that_make_no_sense(server: House, body: bytes, status: int) -> None:
    headers = OURS | {"Content-Type": "application/json"}
    answer = server.client.post("/api/me", content=body, headers=headers)
    assert answer.status_code == status
    READER.decode(answer.content)


def test_trouble_with_the_database_is_no_secret_but_no_detail(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.become("Ann")

    async def broken(*_: object) -> None:
        raise StoreError("/very/secret/path: disk full")

    monkeypatch.setattr(server.rooms.store, "person", broken)
    answer = server.get("/api/me")
    assert answer.status_code == 503
    assert READER.decode(answer.content).why == "not-ready"
    assert "secret" not in answer.text
    assert answer.headers["retry-after"] == "5"


def test_a_fault_of_ours_is_noted_and_tells_nothing(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.become("Ann")

    async def broken(*_: object) -> None:
        raise RuntimeError("the seed is 1234")

    monkeypatch.setattr(server.rooms.store, "person", broken)
    answer = server.get("/api/me")
    assert answer.status_code == 500
    assert READER.decode(answer.content).why == "broken"
    assert "1234" not in answer.text
