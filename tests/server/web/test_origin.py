"""Only our own pages, and programs with a token, may change anything."""

import pytest

from tangledbank.server.web.origin import is_ours
from tests.server.web.house import ADDRESS, House

NONE: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://bank.test", "bank.test"),
        ("https://bank.test", "bank.test"),  # a proxy took the https away
        ("http://bank.test:80", "bank.test"),
        ("http://bank.test:8000", "bank.test:8000"),
        ("http://BANK.test", "bank.TEST"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_our_own_origin(origin: str, host: str) -> None:
    assert is_ours(origin, host, NONE)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "bank.test"),
        ("", "bank.test"),
        ("http://evil.test", "bank.test"),
        ("http://bank.test.evil.test", "bank.test"),
        ("http://bank.test@evil.test", "bank.test"),
        ("http://evil.test/bank.test", "bank.test"),
        ("http://bank.test:8001", "bank.test:8000"),
        ("http://bank.test", "bank.test:8000"),
        ("file://", "bank.test"),
        ("ftp://bank.test", "bank.test"),
        ("http://", ""),
        ("http://bank.test:99999", "bank.test"),
        ("http://[::1", "[::1]"),
    ],
)
def test_another_origin(origin: str, host: str) -> None:
    assert not is_ours(origin, host, NONE)


def test_named_origins_are_the_only_ones() -> None:
    named = frozenset(["https://play.test"])
    assert is_ours("https://play.test", "backend:8000", named)
    assert is_ours("https://play.test:443", "backend:8000", named)
    assert not is_ours("http://play.test", "backend:8000", named)
    assert not is_ours("http://backend:8000", "backend:8000", named)
    assert not is_ours("null", "backend:8000", frozenset(["nonsense"]))


POSTS = ["/api/me", "/api/tokens", "/api/preview", "/api/tables", "/api/tables/x/continue"]


@pytest.mark.parametrize("path", [*POSTS, "/api/tables/x/commands"])
def test_another_site_can_change_nothing(server: House, path: str) -> None:
    server.become("Ann")
    for origin in ("http://evil.test", "null", f"{ADDRESS}.evil.test"):
        answer = server.post(path, {"name": "Eve"}, Origin=origin)
        assert answer.status_code == 403, answer.text
        assert answer.json()["why"] == "foreign"
    assert server.get("/api/me").json()["name"] == "Ann"


def test_a_cookie_without_an_origin_is_not_enough(server: House) -> None:
    server.become("Ann")
    answer = server.client.post("/api/me", json={"name": "Eve"}, headers={"X-Tangled-Bank": "1"})
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign")


def test_our_header_is_needed(server: House) -> None:
    server.become("Ann")
    for value in (None, "", "0", "true"):
        headers = {"Origin": ADDRESS} | ({} if value is None else {"X-Tangled-Bank": value})
        answer = server.client.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["why"]) == (403, "no-header")


def test_two_origins_are_none(server: House) -> None:
    server.become("Ann")
    headers = [("Origin", ADDRESS), ("Origin", "http://evil.test"), ("X-Tangled-Bank", "1")]
    answer = server.client.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403


def test_a_form_of_another_page_does_nothing(server: House) -> None:
    server.become("Ann")
    form = {"Origin": ADDRESS, "X-Tangled-Bank": "1", "Content-Type": "text/plain"}
    answer = server.client.post("/api/me", content=b'{"name":"Eve"}', headers=form)
    assert answer.status_code == 415


def test_a_program_needs_neither(server: House) -> None:
    made = server.client.post("/api/tokens", json={"name": "Bot"}, headers={"X-Tangled-Bank": "1"})
    assert made.status_code == 201
    token = {"Authorization": f"Bearer {made.json()['token']}"}
    answer = server.client.post("/api/me", json={"name": "Beetle"}, headers=token)
    assert answer.json()["name"] == "Beetle"
    foreign = token | {"Origin": "http://evil.test"}
    assert server.client.post("/api/me", json={"name": "Eve"}, headers=foreign).status_code == 403


def test_reading_needs_nothing(server: House) -> None:
    for origin in ("http://evil.test", "null"):
        answer = server.get("/api/me", headers={"Origin": origin})
        assert answer.status_code == 200
        assert "access-control-allow-origin" not in answer.headers
    asked = server.client.options("/api/me", headers={"Origin": "http://evil.test"})
    assert "access-control-allow-origin" not in asked.headers
