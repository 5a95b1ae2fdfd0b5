"""The routes of the catalogue and the rulebook, which stay the same while the server runs."""

from typing import Final

from litestar import Response, get

from tangledbank.server.web.catalogue import catalogue
from tangledbank.server.web.openapi import errors
from tangledbank.server.web.prepared import Prepared
from tangledbank.server.web.problems import AnyRequest
from tangledbank.server.web.rule_pages import rulebook

CATALOGUE: Final = Prepared(catalogue)
RULEBOOK: Final = Prepared(rulebook)


def prepare() -> None:
    CATALOGUE.prepare()
    RULEBOOK.prepare()


@get("/api/catalogue", operation_id="catalogue", responses=errors())
async def get_catalogue(request: AnyRequest) -> Response[bytes]:
    """Editions, sets of cards, options, traits and bots (`Catalogue`)."""
    return CATALOGUE.answer(request)


@get("/api/rulebook", operation_id="rulebook", responses=errors())
async def get_rulebook(request: AnyRequest) -> Response[bytes]:
    """Every page of the rulebook (`Rulebook`)."""
    return RULEBOOK.answer(request)


ROUTES = [get_catalogue, get_rulebook]
