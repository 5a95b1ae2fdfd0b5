"""Errors of requests, always in the same form: a status and a `Problem`."""

import http
import math
from collections.abc import Callable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tangledbank.core.errors import GameError
from tangledbank.server.logs import LOG, request_id
from tangledbank.server.store.store import StoreError
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.wire.api import Problem

AnyRequest = Request[Any, Any, Any]


class Trouble(Exception):
    """A refused request."""

    def __init__(self, status: int, why: str, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.status = status
        self.why = why
        self.text = text
        self.wait = wait  # seconds until it may be repeated


def too_fast(wait: float, text: str = "Too fast. Wait a moment.") -> Trouble:
    return Trouble(429, "too-fast", text, wait)


def no_table() -> Trouble:
    return Trouble(404, "no-table", "That table was not found.")


def nobody() -> Trouble:
    return Trouble(401, "nobody", "Choose a name or send your token first.")


def banned() -> Trouble:
    return Trouble(403, "banned", "You are banned from this server.")


def muted() -> Trouble:
    return Trouble(403, "muted", "The people who run this server have muted you.")


#: Error codes for what the framework itself refuses.
WHY: Final[dict[int, str]] = {
    400: "not-understood",
    401: "nobody",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-understood",
    429: "too-fast",
    503: "not-ready",
}


def answer(status: int, why: str, text: str, wait: float = 0.0) -> Response[Problem]:
    headers = {"Cache-Control": "no-store"}
    if wait:
        headers["Retry-After"] = str(max(1, math.ceil(wait)))
    return Response(
        Problem(why, text, request_id()),
        status_code=status,
        headers=headers,
        media_type=MediaType.JSON,
    )


def _trouble(_: AnyRequest, error: Trouble) -> Response[Problem]:
    return answer(error.status, error.why, error.text, error.wait)


def _not_valid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    return answer(400, "not-understood", text_of(error))


def text_of(error: ValidationException) -> str:
    """What does not fit, and where: `setup.seats: Expected ...`."""
    parts = []
    for one in error.extra if isinstance(error.extra, list) else []:
        if isinstance(one, dict):
            place = str(one.get("key", "")).removeprefix("data").lstrip(".")
            parts.append(f"{place}: {one.get('message', '')}" if place else str(one["message"]))
    return "; ".join(parts) or "The request is malformed."


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if "disconnected prematurely" in error.detail:
        return answer(400, "not-understood", "The request ended too soon.")  # nobody reads it
    if status >= 500 and status != 503:
        return _unexpected(request, error)
    why = WHY.get(status, "refused")
    text = {
        404: "Not found.",
        405: "Method not allowed.",
        413: "The request is too large.",
    }.get(status)
    return answer(status, why, text or str(error.detail) or http.HTTPStatus(status).phrase)


def _refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    return answer(409, error.why, error.text)


def _game(_: AnyRequest, error: GameError) -> Response[Problem]:
    return answer(400, "setup", str(error))


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    return answer(400, "not-understood", "The JSON is nested too deeply.")


def _store(request: AnyRequest, error: StoreError) -> Response[Problem]:
    # Details of database errors are for the operators.
    LOG.error("the database failed", error=str(error))
    return answer(
        503, "not-ready", "The server can't reach its database. Try again in a moment.", 5
    )


def _unexpected(_: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.exception("a request failed", error=type(error).__name__)
    return answer(500, "broken", "Something went wrong on the server. The error has been logged.")


Handler = Callable[[AnyRequest, Any], Response[Problem]]

HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Trouble: _trouble,
    ValidationException: _not_valid,
    HTTPException: _http,
    Refusal: _refused,
    StoreError: _store,
    GameError: _game,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
