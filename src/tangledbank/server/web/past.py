"""An earlier step of a running game, as its players saw it."""

import msgspec
from litestar import get

from tangledbank.server.table.table import Table
from tangledbank.server.table.views import Viewpoint
from tangledbank.server.web.finished import StepNumber
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.problems import AnyRequest, Trouble, no_table
from tangledbank.server.web.replays import game_at, played
from tangledbank.server.web.services import services_of
from tangledbank.server.web.tables import TableId
from tangledbank.server.wire.api import PastPosition


@get(
    "/api/tables/{table:str}/past/{step:int}",
    operation_id="past",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 404, 409),
)
async def get_past(request: AnyRequest, table: TableId, step: StepNumber) -> PastPosition:
    """The table after a step: what was open then, and what your own seats knew."""
    services = services_of(request)
    services.heavy(request)
    person = await services.person(request)
    found = await services.rooms.look(table, lambda now: as_seen(now, person.id, step))
    if found is None:
        raise no_table()
    return found


def as_seen(table: Table, person: str, number: int) -> PastPosition:
    seats = Viewpoint(table, person).seats
    if not seats:
        raise Trouble(403, "not-seated", "You don't have a seat at this table.")
    game, adapter = game_at(played(table), number), table.adapter
    return PastPosition(
        step=number,
        public=msgspec.Raw(msgspec.json.encode(adapter.public(game))),
        own=[adapter.own(game, seat) for seat in seats],
    )


ROUTES = [get_past]
