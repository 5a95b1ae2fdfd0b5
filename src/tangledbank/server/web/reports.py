"""Problem reports about a table."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from tangledbank.server.kinds.adapter import SPECTATOR
from tangledbank.server.table.report import Report
from tangledbank.server.table.views import Viewpoint
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.problems import AnyRequest, Trouble, no_table
from tangledbank.server.web.replays import played
from tangledbank.server.web.services import services_of
from tangledbank.server.web.tables import TableId

Seat = Annotated[
    int,
    QueryParameter(
        description="Which of your seats reports, or -1 for what everybody sees.", ge=-1, le=7
    ),
]


@get(
    "/api/tables/{table:str}/report",
    operation_id="report",
    media_type="text/plain",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 404, 409),
)
async def get_report(request: AnyRequest, table: TableId, seat: Seat = SPECTATOR) -> Response[str]:
    """What you can report about a table: what happened, and the position as a scenario.

    It contains nothing that is hidden from this seat.
    """
    services = services_of(request)
    services.heavy(request)
    person = await services.person(request)
    room = await services.rooms.room(table)
    if room is None:
        raise no_table()
    audience = room.audience

    def tell() -> str:
        viewpoint = Viewpoint(room.table, person.id)
        if not audience.may_look(person.id):
            raise Trouble(403, "private", "This table is closed to spectators.")
        if seat != SPECTATOR and seat not in viewpoint.seats:
            raise Trouble(403, "not-seated", "This isn't your seat.")
        # Delayed spectators may see only an earlier state of the table.
        return Report(played(audience.seen_by(viewpoint)), seat).text()

    return Response(await room.ask(lambda _: tell()), media_type="text/plain")


ROUTES = [get_report]
