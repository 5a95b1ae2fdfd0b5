"""Look back and learn: the analysis of a finished game, or of a record that somebody sends."""

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from tangledbank.server.web.analyses import name_of
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.finished import NOT_OVER, the_table
from tangledbank.server.web.openapi import errors
from tangledbank.server.web.problems import AnyRequest, too_fast
from tangledbank.server.web.replays import played
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.web.tables import TableId
from tangledbank.server.wire.analysis import AnalysisState, RecordText

AnalysisId = Annotated[
    str, PathParameter(description="As the answer to the record has it.", max_length=64)
]

TOO_MANY = "You have asked for many analyses. Wait a few minutes before the next one."


@get("/api/tables/{table:str}/analysis", operation_id="analysis", responses=NOT_OVER)
async def get_analysis(request: AnyRequest, table: TableId) -> AnalysisState:
    """How far the analysis of a finished game is, and the analysis when it is done."""
    services = services_of(request)
    found = played(await the_table(request, table))
    return await services.analyses.look(f"table {found.id}", found.id)


@post(
    "/api/tables/{table:str}/analysis",
    operation_id="analyse",
    status_code=200,
    responses=errors(400, 403, 404, 409, 429, 503),
)
async def post_analysis(request: AnyRequest, table: TableId) -> AnalysisState:
    """Let a finished game be analysed, once for everybody."""
    services = services_of(request)
    found = played(await the_table(request, table))
    name = f"table {found.id}"
    state = await services.analyses.look(name, found.id)
    if state.status not in ("none", "failed"):
        return state
    address = take_one(request, services)

    async def text() -> str:
        return await services.past_games.record(found, address)

    return await services.analyses.begin(name, text, address, found.id)


@post(
    "/api/analyses",
    operation_id="analyse_record",
    status_code=200,
    responses=errors(400, 413, 415, 429, 503),
)
async def post_record(request: AnyRequest) -> AnalysisState:
    """Let the record of any game be analysed; ask for it by the id of the answer."""
    services = services_of(request)
    services.heavy(request)
    wanted = await body_of(request, RecordText)
    name = f"record {name_of(wanted.record)}"
    state = await services.analyses.look(name)
    if state.status not in ("none", "failed"):
        return state
    address = take_one(request, services)

    async def text() -> str:
        return wanted.record

    return await services.analyses.begin(name, text, address)


@get("/api/analyses/{analysis:str}", operation_id="analysis_of_record", responses=errors(400))
async def get_record_analysis(request: AnyRequest, analysis: AnalysisId) -> AnalysisState:
    """How far the analysis of a record is, and the analysis when it is done."""
    services = services_of(request)
    services.heavy(request)
    return await services.analyses.look(f"record {analysis}")


def take_one(request: AnyRequest, services: Services) -> str:
    """The address that asks; `Trouble` if it has asked too often."""
    address = services.limits.address_of(request)
    services.analyses.check_room(address)
    wait = services.limits.analyses.take(address)
    if wait:
        raise too_fast(wait, TOO_MANY)
    return address


ROUTES = [get_analysis, post_analysis, post_record, get_record_analysis]
