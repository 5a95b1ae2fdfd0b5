"""What the server stores about you: showing it, deleting it, and how long it is kept."""

import secrets

import msgspec
from litestar import Response, get, post

from tangledbank.server.store.store import Person
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.views import public_name
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.documentation import is_built
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.problems import AnyRequest, Trouble
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire import news
from tangledbank.server.wire.api import (
    AddressSeen,
    KeptDays,
    NewName,
    Notice,
    OwnData,
    OwnTable,
    ServerInfo,
)

#: More tables than anybody has.
ALL = 10_000


def kept_days(services: Services) -> KeptDays:
    periods = services.retention.periods
    return KeptDays(periods.finished, periods.abandoned, periods.addresses, periods.unused)


@get("/api/server", operation_id="server")
async def get_server(request: AnyRequest) -> ServerInfo:
    """The operators' announcement, their retention periods, and which pages they show."""
    services = services_of(request)
    ruling = services.control.notice
    notice = None if ruling is None else msgspec.json.decode(ruling.text, type=Notice)
    return ServerInfo(notice, kept_days(services), is_built())


@get("/api/me/data", operation_id="my_data", security=SOMEBODY, responses=errors(401, 403))
async def get_data(request: AnyRequest) -> OwnData:
    """Everything the server stores about you, and for how long."""
    services = services_of(request)
    services.heavy(request)
    person = await services.person(request)
    store = services.rooms.store
    addresses = await store.operations.addresses_of(person.id)
    found = await store.tables_of(person.id, ALL)
    return OwnData(
        public_name(person.id),
        person.name,
        person.program,
        person.since,
        [AddressSeen(address, seen) for address, seen in addresses],
        [OwnTable(table, facts.status) for table, facts in found],
        [OwnTable(*one) for one in await store.operations.spoken_at(person.id)],
        kept_days(services),
    )


@post(
    "/api/me/delete",
    status_code=200,
    operation_id="delete_me",
    security=SOMEBODY,
    responses=errors(400, 401, 403, 409),
)
async def post_delete(request: AnyRequest) -> Response[None]:
    """Delete me: running games are abandoned, finished ones stay without the name.

    You must give your name, so that nobody does this by accident.
    """
    services = services_of(request)
    services.heavy(request)
    person = await services.person(request)
    if (await body_of(request, NewName)).name != person.name:
        raise Trouble(409, "wrong-name", "That isn't your name. Nothing was deleted.")
    for table, facts in await services.rooms.store.tables_of(person.id, ALL):
        if facts.status in ("gathering", "playing"):
            await leave(services, person, table)
    await services.rooms.store.operations.erase(person.id, services.rooms.now())
    services.control.forget(person.id)
    services.control.revoking.delete(person.id)
    services.retention.hurry()
    return Response(None, cookies=[services.identity.no_cookie(services.https(request))])


async def leave(services: Services, person: Person, table: str) -> None:
    """Leave like a player who leaves: a bot plays on, or the seat becomes free."""
    room = await services.rooms.room(table)
    if room is None:
        return
    actor = Actor(person.id, person.name, person.program)
    said = await room.answer(actor, wire.Leave(secrets.token_hex(8)))
    if isinstance(said, news.Refused) and said.why in ("not-saved", "trouble"):
        raise Trouble(
            409, said.why, "You couldn't leave a table, so nothing was deleted. Try again."
        )


ROUTES = [get_server, get_data, post_delete]
