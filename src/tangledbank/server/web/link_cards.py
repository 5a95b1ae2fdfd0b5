"""The preview pictures that other sites show beside a link."""

import asyncio
from typing import Final

from litestar import HttpMethod, Response, route

from tangledbank.games import DEFAULT_EDITION
from tangledbank.server.facts import read_summary
from tangledbank.server.table.outcome import result_of
from tangledbank.server.web.card_picture import CardPictures
from tangledbank.server.web.pages import SITE
from tangledbank.server.web.problems import AnyRequest, Trouble, no_table
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.web.tables import TableId

PICTURES: Final = CardPictures(SITE / "cards")
#: Other sites ask again and again.
AN_HOUR: Final = "public, max-age=3600"


@route(
    "/api/tables/{table:str}/card.png",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def card(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The edition's picture, with everybody's points once the game is over."""
    services = services_of(request)
    facts = await services.rooms.facts(table)
    summary = None if facts is None else read_summary(facts)
    if summary is None:
        raise no_table()
    made = None
    if summary.status == "over":
        made = await result_card(services, request, summary.edition, table)
    return picture(made or PICTURES.edition(summary.edition))


@route(
    "/api/card.png",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def front_card() -> Response[bytes]:
    """The picture for pages that are not a table."""
    return picture(PICTURES.edition(DEFAULT_EDITION))


def picture(made: bytes | None) -> Response[bytes]:
    if made is None:
        raise Trouble(404, "not-found", "Not found.")
    headers = {"Cache-Control": AN_HOUR, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(made, headers=headers, media_type="image/png")


async def result_card(
    services: Services, request: AnyRequest, edition: str, table: str
) -> bytes | None:
    kept = PICTURES.kept(edition, table)
    if kept is not None:
        return kept
    services.heavy(request)
    over = await services.replays.finished(services.rooms, table)
    if over.game is None:
        return None  # it ended before it began
    result = result_of(over)
    if result is None:
        return None
    return await asyncio.to_thread(PICTURES.result, edition, table, result)


ROUTES = [card, front_card]
