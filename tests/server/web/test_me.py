"""A name, and how it is taken."""

import pytest

from tests.server.web.house import House


def test_nobody_at_first(server: House) -> None:
    assert server.get("/api/me").json() == {"person": "", "name": ""}


def test_a_name_makes_somebody(server: House) -> None:
    server.become("Ann")
    me = server.get("/api/me").json()
    assert me["name"] == "Ann"
    assert len(me["person"]) == 16
    again = server.post("/api/me", {"name": "Anna"}).json()
    assert again == {"person": me["person"], "name": "Anna"}
    assert server.get("/api/me").json() == again


def test_names_are_one_plain_line(server: House) -> None:
    server.become("Ann")
    for given, taken in [
        ("  Ann\t\nB  ", "Ann B"),
        ("\x1b[31mred", "[31mred"),
        ("\u202eevil", "evil"),
        ("   ", "player"),
        ("Анна Ⅳ 🐸", "Анна IV 🐸"),
        ("An\u200bn\u3164", "An n"),
        ("a\u0301\u0301\u0301\u0301b", "\u00e1\u0301\u0301b"),
        ("\u3164\u2800", "player"),
    ]:
        assert server.post("/api/me", {"name": given}).json()["name"] == taken


@pytest.mark.parametrize(
    "name",
    [
        "Huxley",
        "huxIey",
        "WALLACE",
        "Wa11ace",
        "\u041c\u0435ndel",
        "expert",
        "\u0410nn",
        "big \u0391nn",
    ],
)
def test_names_of_bots_and_words_of_two_alphabets(server: House, name: str) -> None:
    server.become("Ann")
    for path in ("/api/me", "/api/tokens"):
        answer = server.post(path, {"name": name})
        assert (answer.status_code, answer.json()["why"]) == (400, "name")
    assert server.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["Zoë", "Анна", "山田 Taro", "Hooke", "O'Neil", "x😀y"])
def test_names_of_people(server: House, name: str) -> None:
    server.become(name)
    assert server.get("/api/me").json()["name"] == name


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x" * 25},
        {"name": 7},
        {"name": None},
        {"name": "Ann", "person": "somebody else"},
        [],
        "Ann",
    ],
)
def test_what_is_no_name(server: House, body: object) -> None:
    for path in ("/api/me", "/api/tokens"):
        answer = server.post(path, body)
        assert answer.status_code == 400
        assert answer.json()["why"] == "not-understood"
        assert answer.json()["text"]


def test_a_program_gets_a_token(server: House) -> None:
    made = server.post("/api/tokens", {"name": "Deep Beetle"})
    assert made.status_code == 201
    assert made.json()["token"].startswith("tb1.")
    assert "set-cookie" not in made.headers
    token = {"Authorization": f"Bearer {made.json()['token']}"}
    again = server.client.post("/api/tokens", json={"name": "x"}, headers=token)
    assert (again.status_code, again.json()["why"]) == (403, "program")
    renamed = server.client.post("/api/me", json={"name": "Beetle"}, headers=token)
    assert renamed.json() == {"person": made.json()["person"], "name": "Beetle"}
    bad = {"Authorization": "Bearer tb1.nonsense"}
    assert server.client.post("/api/me", json={"name": "x"}, headers=bad).status_code == 401
