"""Requests about a finished game: its record, its check, its steps, and continuing from one."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from tangledbank.server.table.table import Table
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.continuing import goes_on
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.problems import AnyRequest
from tangledbank.server.web.replays import info_of, played, position_of
from tangledbank.server.web.services import services_of
from tangledbank.server.web.setup_validation import tidy, validate_setup
from tangledbank.server.web.tables import TableId, make
from tangledbank.server.wire.api import (
    Continue,
    Made,
    ReplayInfo,
    ReplayPosition,
    VerifyInfo,
)

Seen = Annotated[
    int,
    QueryParameter(
        description="Viewpoint: a seat's number, or -1 for everything open.",
        ge=-1,
        le=7,
    ),
]
StepNumber = Annotated[int, PathParameter(description="0 is the deal.", ge=0, le=1_000_000)]

NOT_OVER = errors(400, 403, 404, 409)


async def the_table(request: AnyRequest, name: str) -> Table:
    services = services_of(request)
    services.heavy(request)
    return await services.replays.finished(services.rooms, name)


@get(
    "/api/tables/{table:str}/record",
    operation_id="record",
    media_type="text/plain",
    responses=NOT_OVER,
)
async def get_record(request: AnyRequest, table: TableId) -> Response[str]:
    """The record of a finished game, as a file that `tangledbank verify` accepts."""
    services = services_of(request)
    found = played(await the_table(request, table))
    text = await services.past_games.record(found, services.limits.address_of(request))
    return Response(
        text,
        headers={"Content-Disposition": 'attachment; filename="tangledbank.record"'},
    )


@get("/api/tables/{table:str}/verify", operation_id="verify", responses=NOT_OVER)
async def get_verify(request: AnyRequest, table: TableId) -> VerifyInfo:
    """Was the dealer honest, and did everybody play by the rules?"""
    services = services_of(request)
    found = played(await the_table(request, table))
    return await services.past_games.check(found, services.limits.address_of(request))


@get("/api/tables/{table:str}/replay", operation_id="replay", responses=NOT_OVER)
async def get_replay(request: AnyRequest, table: TableId, viewpoint: Seen = -1) -> ReplayInfo:
    """All steps of a finished game."""
    return info_of(await the_table(request, table), viewpoint)


@get("/api/tables/{table:str}/replay/{step:int}", operation_id="position", responses=NOT_OVER)
async def get_position(
    request: AnyRequest, table: TableId, step: StepNumber, viewpoint: Seen = -1
) -> ReplayPosition:
    """The table after one step."""
    return position_of(played(await the_table(request, table)), step, viewpoint)


@post(
    "/api/tables/{table:str}/continue",
    operation_id="go_on",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 404, 409),
)
async def post_continue(request: AnyRequest, table: TableId) -> Made:
    """A new table that continues from a step, with the hidden cards reshuffled."""
    services = services_of(request)
    person = await services.person(request)
    wanted = await body_of(request, Continue)
    old = played(await the_table(request, table))
    address = services.limits.address_of(request)
    setup, origin = await goes_on(services.past_games, old, wanted.step, wanted.setup, address)
    setup = tidy(setup)
    validate_setup(setup)
    return await make(request, services, person, setup, origin)


ROUTES = [get_record, get_verify, get_replay, get_position, post_continue]
