"""Tables: previewing, making and listing them, and single commands without a socket."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter

from tangledbank.server.facts import facts_of, my_table, read_summary, summary_of
from tangledbank.server.makers import TooManyTables
from tangledbank.server.rooms import Origin
from tangledbank.server.store.store import Facts, Person
from tangledbank.server.table.acting import Actor
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.preview import preview_of
from tangledbank.server.web.problems import AnyRequest, Trouble, muted, no_table, too_fast
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.web.setup_validation import tidy, validate_setup
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news
from tangledbank.server.wire.api import Made, MyTable, NewTable, Preview, Summary
from tangledbank.server.wire.setup import Setup

#: The most of a person's own tables listed.
LISTED: Final = 50

COMMAND: Final[type[wire.AnyCommand]] = wire.AnyCommand  # type: ignore[assignment]

TableId = Annotated[
    str,
    PathParameter(
        description="The table's id, as in its link.", pattern="^[A-Za-z0-9_-]+$", max_length=64
    ),
]


@post("/api/preview", status_code=200, operation_id="preview", responses=errors(400, 403))
async def post_preview(request: AnyRequest) -> Preview:
    """A preview of a table with this setup, or why it is not possible."""
    services_of(request).heavy(request)
    wanted = await body_of(request, NewTable)
    return preview_of(wanted.setup)


@post("/api/tables", operation_id="make_table", security=SOMEBODY, responses=errors(400, 401, 403))
async def post_table(request: AnyRequest) -> Made:
    """A new table.  Its maker is the host, and sits down over its socket."""
    services = services_of(request)
    person = await services.person(request)
    wanted = await body_of(request, NewTable)
    setup = tidy(wanted.setup)
    validate_setup(setup)
    return await make(request, services, person, setup)


async def make(
    request: AnyRequest,
    services: Services,
    person: Person,
    setup: Setup,
    origin: Origin | None = None,
) -> Made:
    """Make a table, if its address may have one more; `Trouble` if not."""
    services.load.check_new_table()
    limits = services.limits
    address = limits.address_of(request)
    wait = limits.tables.take(address)
    if wait:
        raise too_fast(wait, "Too many tables were made from your address. Wait a while.")
    try:
        table = await services.rooms.create(setup, person, origin, address)
    except TooManyTables as refusal:
        limits.tables.give_back(address)
        raise too_fast(600, refusal.text) from None
    return Made(table, f"/table/{table}")


@get("/api/mine", operation_id="mine", security=SOMEBODY, responses=errors(401))
async def get_mine(request: AnyRequest) -> list[MyTable]:
    """The tables where I sit or sat, the last used first."""
    services = services_of(request)
    services.heavy(request)
    person = await services.person(request)
    found = await services.rooms.store.tables_of(person.id, LISTED)
    tables = [await as_mine(services, person.id, name, facts) for name, facts in found]
    return [one for one in tables if one is not None]


async def as_mine(services: Services, person: str, name: str, facts: Facts) -> MyTable | None:
    stored = my_table(facts, person)
    if stored is not None:
        return stored
    # Another version wrote it.  Looking at the table itself updates the stored facts.
    return await services.rooms.look(name, lambda table: my_table(facts_of(table), person))


@get("/api/tables/{table:str}", operation_id="summary", responses=errors(400, 404))
async def get_table(request: AnyRequest, table: TableId) -> Summary:
    """A table as the lobby would show it."""
    services = services_of(request)
    facts = await services.rooms.facts(table)
    if facts is None:
        raise no_table()
    summary = read_summary(facts)
    if summary is None:
        services.heavy(request)
        now = services.rooms.now()
        summary = await services.rooms.look(table, lambda one: summary_of(one, now))
    if summary is None:
        raise no_table()
    return summary


@get(
    "/api/tables/{table:str}/news",
    operation_id="news",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 404),
)
async def get_news(request: AnyRequest, table: TableId) -> news.News:
    """The whole table as you see it from your seats: for programs without a websocket."""
    services = services_of(request)
    person = await services.person(request)
    room = await services.rooms.room(table)
    if room is None:
        raise no_table()
    if not room.table.seats_of(person.id):
        raise Trouble(403, "not-seated", "You don't have a seat at this table.")
    address = services.limits.address_of(request)
    return await room.look(Actor(person.id, person.name, person.program, address))


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    operation_id="command",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 404),
)
async def post_command(
    request: AnyRequest, table: TableId
) -> news.Done | news.Refused | news.Reasons | news.Hints | news.Pong:
    """One command, for programs without a websocket.  A refusal (`refused`) also has status 200.

    A command is done once for each `id`, however often it is sent.
    """
    services = services_of(request)
    person = await services.person(request)
    command = await body_of(request, COMMAND)
    if isinstance(command, wire.Say) and services.control.is_muted(person.id):
        raise muted()
    limits = services.limits
    wait = limits.command_of(person.id)
    if wait:
        raise too_fast(wait)
    room = await services.rooms.room(table)
    if room is None:
        raise no_table()
    address = limits.address_of(request)
    wait = limits.extra(command, person.id, address, room.table)
    if wait:
        raise too_fast(wait)
    if isinstance(command, wire.Rematch) and not room.table.rematch:
        services.load.check_new_table()
    answer = await room.answer(Actor(person.id, person.name, person.program, address), command)
    if isinstance(answer, (news.Welcome, news.News, news.Farewell)):
        raise Trouble(409, "no-answer", "The table isn't responding. Try again in a moment.")
    return answer


ROUTES = [post_preview, post_table, get_mine, get_table, get_news, post_command]
