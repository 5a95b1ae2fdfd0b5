"""Who asks: what a cookie or a token proves, and what does not pass for one."""

import base64

import pytest

from tangledbank.server.store.store import Person, Store
from tangledbank.server.web.identity import AGE, COOKIE, RENEW, Identity
from tests.server.web.house import House

KEY = b"k" * 32
PERSON = "0123456789abcdef0123456789abcdef"


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def identity(clock: Clock) -> Identity:
    return Identity(KEY, Store(), clock)


def cookie_of(identity: Identity, person: str = PERSON) -> str:
    value = identity.cookie(Person(person, "Ann", False, 0), False).value
    assert value is not None
    return value


def token_of(identity: Identity) -> str:
    return identity.token(Person(PERSON, "Bot", True, 0))


def test_what_was_signed_is_read(identity: Identity) -> None:
    signed = identity.read(cookie_of(identity), "cookie")
    assert signed is not None
    assert signed.person == PERSON


def test_a_cookie_is_no_token_and_a_token_no_cookie(identity: Identity) -> None:
    cookie, token = cookie_of(identity), token_of(identity)
    assert identity.read(cookie, "token") is None
    assert identity.read(token, "cookie") is None
    # Not even under the other's first word.
    assert identity.read("tb1" + cookie.removeprefix("c1"), "token") is None
    assert identity.read("c1" + token.removeprefix("tb1"), "cookie") is None


def test_every_single_change_is_noticed(identity: Identity) -> None:
    cookie = cookie_of(identity)
    for place, letter in enumerate(cookie):
        for other in ("0", "a", "A", "."):
            changed = cookie[:place] + other + cookie[place + 1 :]
            assert other == letter or identity.read(changed, "cookie") is None, place


@pytest.mark.parametrize(
    "value",
    [
        "",
        ".",
        "...",
        "c1",
        f"c1.{PERSON}",
        f"c1.{PERSON}.1700000000.",
        "c1.x.1.y",
        "\x00",
        "a" * 9999,
    ],
)
def test_rubbish_is_nobody(identity: Identity, value: str) -> None:
    assert identity.read(value, "cookie") is None


def test_another_key_signs_for_nobody_here(identity: Identity, clock: Clock) -> None:
    forged = cookie_of(Identity(b"j" * 32, Store(), clock))
    assert identity.read(forged, "cookie") is None


def test_a_cookie_lasts_a_year_and_is_renewed(identity: Identity, clock: Clock) -> None:
    cookie = cookie_of(identity)
    clock.now += AGE - 1
    assert identity.read(cookie, "cookie") is not None
    clock.now += 2
    assert identity.read(cookie, "cookie") is None
    clock.now -= AGE + 86_400
    assert identity.read(cookie, "cookie") is not None  # signed while the clock was a day ahead
    clock.now -= 2 * 86_400
    assert identity.read(cookie, "cookie") is None  # from the future


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="too short"):
        Identity(b"short", Store())


# Over the wire


def test_the_cookie_is_for_this_server_alone(server: House) -> None:
    answer = server.post("/api/me", {"name": "Ann"})
    (header,) = answer.headers.get_list("set-cookie")
    parts = {part.strip().lower() for part in header.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={AGE}"} <= parts
    assert "secure" not in parts  # it came by http


def test_a_forged_cookie_is_nobody(server: House) -> None:
    cookie = server.become("Ann")
    word, person, at, signature = cookie.split(".")
    other = "f" * 32
    for forged in (
        f"{word}.{other}.{at}.{signature}",
        f"{word}.{person}.{int(at) + 1}.{signature}",
        f"{word}.{person}.{at}.{base64.urlsafe_b64encode(bytes(32)).decode().rstrip('=')}",
    ):
        server.forget()
        server.client.cookies.set(COOKIE, forged)
        assert server.get("/api/me").json() == {"person": "", "name": ""}
        assert server.get("/api/mine").status_code == 401


def test_a_token_is_another_player_than_the_cookie(server: House) -> None:
    server.become("Ann")
    token = server.post("/api/tokens", {"name": "Deep Beetle"}).json()
    by_token = server.get("/api/me", headers={"Authorization": f"Bearer {token['token']}"})
    assert by_token.json() == {"person": token["person"], "name": "Deep Beetle"}
    assert "set-cookie" not in by_token.headers
    assert server.get("/api/me").json()["name"] == "Ann"


def test_a_token_is_not_taken_as_a_cookie_nor_a_cookie_as_a_token(server: House) -> None:
    cookie = server.become("Ann")
    token = server.post("/api/tokens", {"name": "Bot"}).json()["token"]
    server.forget()
    assert server.get("/api/me", headers={"Authorization": f"Bearer {cookie}"}).status_code == 401
    server.client.cookies.set(COOKIE, token)
    assert server.get("/api/me").json()["person"] == ""


def test_a_bad_token_is_nobody_even_beside_a_good_cookie(server: House) -> None:
    server.become("Ann")
    for header in ("Bearer nonsense", "Bearer", "Basic YTpi", ""):
        answer = server.get("/api/me", headers={"Authorization": header})
        assert answer.status_code == 401, header
        assert answer.json()["why"] == "nobody"


def test_nobody_is_told_a_persons_id(server: House) -> None:
    cookie = server.become("Ann")
    secret = cookie.split(".")[1]
    table = server.table(public=True)
    server.command(table, {"t": "sit", "id": "a", "seat": 0})
    for path in ("/api/me", "/api/mine", f"/api/tables/{table}"):
        assert secret not in server.get(path).text


def test_an_old_cookie_is_renewed_when_it_is_shown(server: House) -> None:
    cookie = server.become("Ann")
    person = cookie.split(".")[1]
    identity = server.services.identity
    early = Identity(identity._key, server.rooms.store, lambda: identity._clock() - RENEW - 60)
    server.forget()
    server.client.cookies.set(COOKIE, cookie_of(early, person))
    answer = server.get("/api/me")
    assert answer.json()["name"] == "Ann"
    assert answer.cookies[COOKIE].split(".")[1] == person
    assert "set-cookie" not in server.get("/api/me").headers


def test_all_processes_of_a_database_sign_alike(server: House) -> None:
    async def two() -> tuple[Identity, Identity]:
        store = server.rooms.store
        return await Identity.of(store), await Identity.of(store)

    one, other = server.run(two)
    assert other.read(cookie_of(one), "cookie") is not None
