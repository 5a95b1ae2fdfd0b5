"""Signing out elsewhere, coming back with a recovery code, and tokens that change and run out."""

from pathlib import Path

import pytest

from tangledbank.server.web.buckets import Rate
from tangledbank.server.web.identity import COOKIE, HOST_COOKIE, NOTED, UNUSED, Identity
from tangledbank.server.web.limits import NO_LIMITS
from tangledbank.server.web.settings import WebSettings
from tests.server.store.cluster import Cluster, NoPostgres
from tests.server.web.house import House, house


def as_browser(server: House, cookie: str) -> None:
    server.forget()
    server.client.cookies.set(COOKIE, cookie)


def name_now(server: House) -> str:
    return str(server.get("/api/me").json()["name"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_signing_out_elsewhere_leaves_this_browser_in(server: House) -> None:
    old = server.become("Ann")
    code = server.post("/api/me/recovery-code", {}).json()["code"]
    answer = server.post("/api/me/sign-out-elsewhere", {})
    assert answer.status_code == 200
    new = answer.cookies[COOKIE]
    for cookie, name in ((old, ""), (new, "Ann")):
        as_browser(server, cookie)
        assert name_now(server) == name
    server.forget()
    assert server.post("/api/me/recover", {"code": code}).status_code == 404


def test_connections_of_other_devices_are_closed(server: House) -> None:
    server.become("Ann")
    table = server.table()
    headers = {"Origin": "http://bank.test"}
    with server.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as line:
        assert line.receive_json()["t"] == "welcome"
        assert server.post("/api/me/sign-out-elsewhere", {}).status_code == 200
        told = line.receive_json()
        while told["t"] != "farewell":
            told = line.receive_json()
        assert (told["why"], told["again"]) == ("signed-out", True)


def test_a_recovery_code_keeps_the_seat(server: House) -> None:
    server.become("Ann")
    table = server.begin()
    code = server.post("/api/me/recovery-code", {}).json()["code"]
    person = server.get("/api/me").json()["person"]
    server.become("Bob")  # another browser, which has a name already
    typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    answer = server.post("/api/me/recover", {"code": typed})
    assert answer.json() == {"person": person, "name": "Ann"}
    assert server.get("/api/me").json()["person"] == person
    assert [one["table"]["table"] for one in server.get("/api/mine").json()] == [table]
    assert server.command(table, {"t": "pause", "id": "p"})["t"] == "done"


def test_a_new_code_replaces_the_old_one(server: House) -> None:
    server.become("Ann")
    first, second = (server.post("/api/me/recovery-code", {}).json()["code"] for _ in range(2))
    server.forget()
    assert server.post("/api/me/recover", {"code": first}).json()["why"] == "no-code"
    assert server.post("/api/me/recover", {"code": second}).json()["name"] == "Ann"


def test_codes_cannot_be_tried_out() -> None:
    rates = NO_LIMITS.__class__(recoveries=Rate(3, 0.001))
    with house(WebSettings(rates=rates)) as server:
        told = [server.post("/api/me/recover", {"code": "A" * 20}).status_code for _ in range(5)]
    assert told == [404, 404, 404, 429, 429]


def test_no_code_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with house(database=f"sqlite:///{file}") as server:
        server.become("Ann")
        code = server.post("/api/me/recovery-code", {}).json()["code"]
    kept = file.read_bytes()
    assert b"Ann" in kept
    assert code.encode() not in kept
    assert code.replace("-", "").encode() not in kept


def test_a_token_is_changed(server: House) -> None:
    server.forget()
    old = server.post("/api/tokens", {"name": "Deep Beetle"}).json()["token"]
    new = server.post("/api/tokens/rotate", {}, **bearer(old)).json()["token"]
    assert server.get("/api/me", headers=bearer(old)).status_code == 401
    assert server.get("/api/me", headers=bearer(new)).json()["name"] == "Deep Beetle"
    server.become("Ann")
    assert server.post("/api/tokens/rotate", {}).status_code == 403
    assert server.post("/api/me/recovery-code", {}, **bearer(new)).status_code == 403


def test_a_token_that_nobody_uses_runs_out(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    server.forget()
    token = server.post("/api/tokens", {"name": "Deep Beetle"}).json()["token"]
    identity = server.services.identity
    start = identity._clock()
    for later, status in (
        (NOTED + 10, 200),  # it is noted that it is used
        (NOTED + UNUSED, 200),
        (NOTED + 3 * UNUSED, 401),
    ):
        monkeypatch.setattr(identity, "_clock", lambda later=later: start + later)
        assert server.get("/api/me", headers=bearer(token)).status_code == status


def test_over_https_the_cookie_is_this_hosts_alone() -> None:
    with house(WebSettings(rates=NO_LIMITS, secure=True)) as server:
        answer = server.post("/api/me", {"name": "Ann"})
        (header,) = answer.headers.get_list("set-cookie")
        assert header.startswith(f"{HOST_COOKIE}=")
        parts = {part.strip().lower() for part in header.split(";")[1:]}
        assert {"secure", "path=/", "httponly"} <= parts
        assert not any(part.startswith("domain") for part in parts)
        value = header.partition("=")[2].partition(";")[0]
        for name, found in ((HOST_COOKIE, "Ann"), (COOKIE, "")):
            server.forget()
            told = server.get("/api/me", headers={"Cookie": f"{name}={value}"})
            assert told.json()["name"] == found
        server.forget()
        shown = f"{HOST_COOKIE}={value}"
        deleted = server.post("/api/me/delete", {"name": "Ann"}, Cookie=shown)
        (header,) = deleted.headers.get_list("set-cookie")
        assert header.startswith((f'{HOST_COOKIE}=""', f"{HOST_COOKIE}=;"))


def test_on_postgresql() -> None:
    try:
        cluster = Cluster()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    try:
        with house(database=cluster.empty_database()) as server:
            test_signing_out_elsewhere_leaves_this_browser_in(server)
            test_a_new_code_replaces_the_old_one(server)
            test_a_token_is_changed(server)
    finally:
        cluster.remove()


def test_a_generation_is_signed(server: House) -> None:
    identity = server.services.identity
    other = Identity(identity._key, server.rooms.store)
    signed = other._sign("a" * 32, "cookie", 3)
    found = identity.read(signed, "cookie")
    assert found is not None
    assert found.generation == 3
    assert identity.read(signed.replace("-3.", "-4."), "cookie") is None
    assert identity.read(signed.replace("-3.", "."), "cookie") is None
