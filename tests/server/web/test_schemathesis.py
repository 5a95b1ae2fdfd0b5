"""Whatever anybody asks, the answer is one that the API's own description knows, and never a 5xx.

Schemathesis makes the requests, from the description: good ones, and ones with anything wrong.
"""

import random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tangledbank.server.web.openapi import exact
from tests.server.web.house import OURS, House

#: Deterministic, and enough to send each operation dozens of requests in a second or two.
FUZZ = settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
OPERATIONS = [
    "me",
    "rename",
    "token",
    "catalogue",
    "rulebook",
    "preview",
    "make_table",
    "mine",
    "summary",
    "news",
    "command",
    "record",
    "verify",
    "replay",
    "report",
    "position",
    "past",
    "go_on",
    "engine",
    "server",
    "my_data",
    "delete_me",
    "recovery_code",
    "recover",
    "sign_out_elsewhere",
    "rotate_token",
    "lessons",
    "analyse",
    "analysis",
    "analyse_record",
    "analysis_of_record",
]
#: Nothing can be wrong with these.
WITHOUT_INPUT = {
    "me",
    "mine",
    "engine",
    "server",
    "my_data",
    "recovery_code",
    "sign_out_elsewhere",
    "rotate_token",
    "lessons",
}

CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
#: Where nothing but the body can be wrong, a wrong one must be refused.
BODY_ALONE = {"rename", "token", "preview", "make_table", "delete_me", "recover"}


@pytest.fixture(scope="session")
def operations(the_house: House) -> dict[str, Any]:
    document = exact(the_house.client.app.openapi_schema.to_schema())
    schema = schemathesis.openapi.from_dict(document)
    found: dict[str, Any] = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        found[operation.definition.raw["operationId"]] = operation
    return found


def test_all_are_asked(operations: dict[str, Any]) -> None:
    assert sorted(operations) == sorted(OPERATIONS)


@pytest.mark.slow(days=3)
@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, GenerationMode.POSITIVE) for name in OPERATIONS]
    + [(name, GenerationMode.NEGATIVE) for name in OPERATIONS if name not in WITHOUT_INPUT],
)
def test_an_operation(
    server: House,
    finished: str,
    operations: dict[str, Any],
    name: str,
    mode: GenerationMode,
) -> None:
    server.become("Ann")
    tables = [finished, server.table(), server.begin()]
    dice = random.Random(7)

    @FUZZ
    @given(case=operations[name].as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        if "table" in (case.path_parameters or {}) and dice.random() < 0.7:
            case.path_parameters["table"] = dice.choice(tables)
        answer = send(server, case)
        assert answer.status_code < 500, answer.text
        if answer.status_code not in (404, 405):  # a path that became another one
            strict = [negative_data_rejection] if name in BODY_ALONE else []
            case.validate_response(answer, checks=[*CHECKS, *strict])

    ask()


def send(server: House, case: Case[Any]) -> httpx.Response:
    given_kwargs = case.as_transport_kwargs(base_url="http://bank.test")
    headers = {**{k: str(v) for k, v in (given_kwargs.get("headers") or {}).items()}, **OURS}
    body: dict[str, Any] = {}
    if "json" in given_kwargs:
        body["json"] = given_kwargs["json"]
    elif given_kwargs.get("data") is not None:
        body["content"] = given_kwargs["data"]
    try:
        return server.client.request(
            given_kwargs["method"],
            given_kwargs["url"],
            params=given_kwargs.get("params"),
            headers=headers,
            **body,
        )
    except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError, TypeError):
        assume(False)  # no client could send it
        raise
