"""Every answer, whatever it is, tells the browser to be careful."""

import pytest

from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.settings import WebSettings
from tests.server.web.house import House, house

PATHS = [
    "/",
    "/table/abc",
    "/api/me",
    "/api/mine",  # 401
    "/api/nothing",  # 404, no route
    "/nothing",  # 404, from a route
    "/api/tables/nothing",
    "/api/catalogue",
    "/schema",
    "/schema/page",
    "/health",
    "/metrics",
]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(server: House, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "strict-transport-security" not in headers  # it came by http


def test_errors_have_them_too(server: House) -> None:
    for answer in (
        server.client.post("/api/me", content=b"x" * 70_000),
        server.client.put("/api/me"),
        server.client.request("BREW", "/api/me"),
        server.post("/api/me", {"name": ""}),
    ):
        assert answer.status_code >= 400
        assert "content-security-policy" in answer.headers
        assert answer.headers["cache-control"] == "no-store"


def test_what_is_private_is_not_kept(server: House) -> None:
    server.become("Ann")
    for path in ("/api/me", "/api/mine", f"/api/tables/{server.table()}"):
        assert server.get(path).headers["cache-control"] == "no-store"


def test_behind_https_everything_is_for_https_alone() -> None:
    with house(WebSettings(rates=NO_LIMITS, secure=True)) as server:
        answer = server.post("/api/me", {"name": "Ann"})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "; secure" in answer.headers["set-cookie"].lower()
