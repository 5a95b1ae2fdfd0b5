"""The routes of the catalogue and the rulebook, which do not change while the server runs."""

from functools import partial
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from tangledbank.messages.languages import ENGLISH, languages, matching
from tangledbank.server.logs import LOG
from tangledbank.server.web.catalogue import catalogue
from tangledbank.server.web.openapi import errors
from tangledbank.server.web.prepared import Prepared
from tangledbank.server.web.problems import AnyRequest
from tangledbank.server.web.rule_pages import rulebook

Language = Annotated[
    str,
    QueryParameter(
        description="The language of the texts, such as `uk` or `zh-TW`; English if there is none.",
        max_length=35,
    ),
]

#: One for each language; other than English, they are made when somebody first asks.
CATALOGUES: Final = {one: Prepared(partial(catalogue, one)) for one in languages()}
RULEBOOKS: Final = {one: Prepared(partial(rulebook, one)) for one in languages()}


def prepare() -> None:
    CATALOGUES[ENGLISH].prepare()
    RULEBOOKS[ENGLISH].prepare()


def known(language: str) -> str:
    """The language that comes nearest; English for one that we do not have."""
    found = matching(language)
    if found is None:
        LOG.info("texts in an unknown language were asked for", language=language)
    return found if found in RULEBOOKS else ENGLISH


@get("/api/catalogue", operation_id="catalogue", responses=errors(400))
async def get_catalogue(request: AnyRequest, language: Language = ENGLISH) -> Response[bytes]:
    """Editions, sets of cards, options, traits and bots (`Catalogue`)."""
    return CATALOGUES[known(language)].answer(request)


@get("/api/rulebook", operation_id="rulebook", responses=errors(400))
async def get_rulebook(request: AnyRequest, language: Language = ENGLISH) -> Response[bytes]:
    """Every page of the rulebook (`Rulebook`)."""
    return RULEBOOKS[known(language)].answer(request)


ROUTES = [get_catalogue, get_rulebook]
