"""How the API describes itself, at /schema."""

from typing import Final

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tangledbank import __version__
from tangledbank.server.wire.api import Problem

TEXTS: Final[dict[int, str]] = {
    400: "The request is not understood, or there can be no such table.",
    401: "Nobody known asks: take a name first, or show a token.",
    403: "This is not for you, or not yet.",
    404: "There is no such thing.",
    409: "It cannot be done as things stand.",
    413: "The request is too large.",
    429: "Too fast; the header Retry-After says how many seconds to wait.",
    503: "The server cannot reach its tables now.",
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may fail, besides those that any may."""
    return {
        status: ResponseSpec(Problem, description=TEXTS[status], generate_examples=False)
        for status in sorted({*statuses, 429, 503})
    }


def config() -> OpenAPIConfig:
    # A page to try it out would need scripts from elsewhere, which the pages here do not allow.
    return OpenAPIConfig(
        title="Tangled Bank",
        version=__version__,
        description=(
            "Requests that change something need the header `X-Tangled-Bank: 1`, or a token of a "
            "program. At a table everything goes over the websocket "
            "`/api/tables/{table}/socket`; its messages are described in docs/bots.md."
        ),
        path="/schema",
        root_schema_site=None,
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey", name="tangledbank", security_scheme_in="cookie"
                ),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        use_handler_docstrings=True,
        create_examples=False,
    )
