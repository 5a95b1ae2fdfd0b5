"""How the API describes itself."""

from typing import Any

import pytest

from tests.server.web.house import House


@pytest.fixture(scope="session")
def document(the_house: House) -> dict[str, Any]:
    answer = the_house.get("/schema")
    assert answer.headers["content-type"] == "application/json"
    found: dict[str, Any] = answer.json()
    return found


def test_the_document(server: House, document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert server.get("/schema/openapi.json").json() == document
    operations = [
        operation
        for methods in document["paths"].values()
        for method, operation in methods.items()
        if method in ("get", "post")
    ]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names)) == 31
    assert all(operation["description"] for operation in operations)
    bare = {
        "/api/me/sign-out-elsewhere",
        "/api/me/recovery-code",
        "/api/tokens/rotate",
        "/api/tables/{table}/analysis",
    }
    for path, methods in document["paths"].items():
        if "post" in methods:
            assert ("requestBody" in methods["post"]) == (path not in bare)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]

    def check(part: object) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].removeprefix("#/components/schemas/") in schemas
            for inner in part.values():
                check(inner)
        elif isinstance(part, list):
            for inner in part:
                check(inner)

    check(document)


def test_what_is_refused_is_said(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for name in ("NewName", "NewTable", "Setup", "Clock", "SeatPlan", "Continue", "Sit"):
        assert schemas[name]["additionalProperties"] is False
    assert schemas["Sit"]["properties"]["t"] == {"enum": ["sit"]}


def test_a_page_for_people(server: House) -> None:
    answer = server.get("/schema/page")
    assert answer.headers["content-type"].startswith("text/html")
    assert "POST /api/tables/{table}/continue" in answer.text
    assert "<script" not in answer.text
    assert "style" not in answer.text
