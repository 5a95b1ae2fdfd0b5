"""The API's description of itself, at /schema."""

from typing import Any, Final, get_args

import msgspec
from litestar import MediaType
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tangledbank import __version__
from tangledbank.server.web.identity import COOKIE, HOST_COOKIE
from tangledbank.server.web.openapi_page import page_of
from tangledbank.server.wire.api import Problem
from tangledbank.server.wire.commands import AnyCommand
from tangledbank.server.wire.typescript import ROOTS

TEXTS: Final[dict[int, str]] = {
    304: "Unchanged: it still matches `If-None-Match`.",
    400: "The request is malformed, or the setup is not allowed.",
    401: "Not signed in: choose a name, or send your token.",
    403: "Not allowed, or not yet.",
    404: "Not found.",
    409: "Not possible right now.",
    413: "The request is too large.",
    415: "The body must be JSON.",
    429: "Too fast: `Retry-After` says how many seconds to wait.",
    500: "Something went wrong on the server.",
    503: "The server is too busy, or can't reach its database.",
}

#: The client must be identified, by cookie or token.
SOMEBODY: Final[list[dict[str, list[str]]]] = [
    {"cookie": []},
    {"secure_cookie": []},
    {"token": []},
]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors a request may return, besides the general ones."""
    return {
        status: ResponseSpec(Problem, description=TEXTS[status], generate_examples=False)
        for status in sorted({*statuses, 429, 503})
    }


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def problem(status: int) -> dict[str, Any]:
    return {
        "description": TEXTS[status],
        "content": {"application/json": {"schema": reference("Problem")}},
    }


#: The body of each request that has one; the handlers read it themselves.
BODIES: Final[dict[str, dict[str, Any]]] = {
    "/api/me": reference("NewName"),
    "/api/me/delete": reference("NewName"),
    "/api/me/recover": reference("RecoveryCode"),
    "/api/tokens": reference("NewName"),
    "/api/preview": reference("NewTable"),
    "/api/tables": reference("NewTable"),
    "/api/tables/{table}/continue": reference("Continue"),
    "/api/analyses": reference("RecordText"),
    "/api/tables/{table}/commands": {
        "oneOf": [reference(one.__name__) for one in get_args(AnyCommand)]
    },
}

#: The answers that were encoded beforehand.
PREPARED: Final[dict[str, dict[str, Any]]] = {
    "catalogue": reference("Catalogue"),
    "rulebook": reference("Rulebook"),
    "lessons": {"type": "array", "items": reference("LessonInfo")},
}


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tangled Bank",
        version=__version__,
        description=(
            "Requests that change something need the header `X-Tangled-Bank: 1`, or a token of a "
            "program. At a table everything goes over the websocket "
            "`/api/tables/{table}/socket`, with the same commands as "
            "`/api/tables/{table}/commands`. Unknown fields are refused."
        ),
        path="/schema",
        render_plugins=[OwnJson(), OwnPage()],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="A browser over HTTP.",
                ),
                "secure_cookie": SecurityScheme(
                    type="apiKey",
                    name=HOST_COOKIE,
                    security_scheme_in="cookie",
                    description="A browser over HTTPS.",
                ),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        use_handler_docstrings=True,
        create_examples=False,
    )


class OwnJson(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)
        self._made = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or msgspec.json.encode(exact(openapi_schema))
        return self._made


class OwnPage(OpenAPIRenderPlugin):
    """The usual pages of this kind need scripts from elsewhere, which is not allowed here."""

    def __init__(self) -> None:
        super().__init__(path="/page", media_type=MediaType.HTML)
        self._made = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or page_of(exact(openapi_schema)).encode()
        return self._made


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """Use the same schemas that messages are checked against, and details the framework lacks.

    The framework's own leave out which fields are refused, the tags that tell messages apart, and
    what is inside an answer that was encoded beforehand.
    """
    _, schemas = msgspec.json.schema_components(
        [*ROOTS, Problem], ref_template="#/components/schemas/{name}"
    )
    paths = {path: dict(operations) for path, operations in document["paths"].items()}
    for path, answered in PREPARED.items():
        operation = paths[f"/api/{path}"]["get"] = dict(paths[f"/api/{path}"]["get"])
        operation["responses"] = {
            **operation["responses"],
            "200": {
                "description": f"The {path}.",
                "content": {"application/json": {"schema": answered}},
            },
            "304": {"description": TEXTS[304]},
        }
    for path, wanted in BODIES.items():
        operation = paths[path]["post"] = dict(paths[path]["post"])
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": wanted}},
        }
        more = {str(status): problem(status) for status in (413, 415)}
        operation["responses"] = {**operation["responses"], **more}
    components = dict(document["components"])
    # What only the framework knows (nothing, today) stays.
    components["schemas"] = {**components["schemas"], **schemas}
    return {**document, "paths": paths, "components": components}
