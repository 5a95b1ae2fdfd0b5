"""Who you are here: a nickname with a cookie, or a token for a program."""

from litestar import Response, get, post

from tangledbank.server.store.store import Person
from tangledbank.server.table.names import check_name
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.views import public_name
from tangledbank.server.web.address import Connection
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.identity import bearer_of
from tangledbank.server.web.openapi import errors
from tangledbank.server.web.problems import AnyRequest, Trouble, nobody, too_fast
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.wire.api import Me, NewName, Token


def me_of(person: Person) -> Me:
    return Me(public_name(person.id), person.name)


def answer(request: AnyRequest, services: Services, person: Person, new: bool) -> Response[Me]:
    """The person, with the cookie if it is new or was renewed."""
    identity, https = services.identity, services.https(request)
    if person.program:
        return Response(me_of(person))
    cookie = identity.cookie(person, https) if new else identity.renewed(request, person, https)
    return Response(me_of(person), cookies=[cookie] if cookie is not None else [])


async def newcomer(connection: Connection, name: str, program: bool) -> Person:
    services = services_of(connection)
    wait = services.limits.persons.take(services.limits.address_of(connection))
    if wait:
        raise too_fast(wait, "Too many new players came from your address. Wait a while.")
    return await services.identity.new_person(good_name(name), program)


def good_name(name: str) -> str:
    try:
        return check_name(name)
    except Refusal as refusal:
        raise Trouble(400, refusal.why, refusal.text) from None


@get("/api/me", operation_id="me", responses=errors(401, 403))
async def get_me(request: AnyRequest) -> Response[Me]:
    """Who am I?  Both fields are empty before there is a name."""
    services = services_of(request)
    person = await services.known_person(request)
    if person is None:
        if bearer_of(request) is not None:
            raise nobody()
        return Response(Me("", ""))
    return answer(request, services, person, new=False)


@post("/api/me", status_code=200, operation_id="rename", responses=errors(400, 401, 403))
async def post_me(request: AnyRequest) -> Response[Me]:
    """Choose a name, or change it.  A new person gets a cookie."""
    services = services_of(request)
    data = await body_of(request, NewName)
    person = await services.known_person(request)
    if person is None:
        if bearer_of(request) is not None:
            raise nobody()
        person = await newcomer(request, data.name, program=False)
        return answer(request, services, person, new=True)
    person = await services.identity.rename(person, good_name(data.name))
    return answer(request, services, person, new=False)


@post("/api/tokens", operation_id="token", responses=errors(400, 403))
async def post_token(request: AnyRequest) -> Token:
    """A token for a program, which is a player of its own.  It is shown once.

    It is valid until it is changed (`/api/tokens/rotate`) or has not been used for 180 days.
    """
    if bearer_of(request) is not None:
        raise Trouble(
            403,
            "program",
            "You already have a token. Use it, or replace it with POST /api/tokens/rotate.",
        )
    data = await body_of(request, NewName)
    person = await newcomer(request, data.name, program=True)
    token = services_of(request).identity.token(person)
    return Token(public_name(person.id), person.name, token)


ROUTES = [get_me, post_me, post_token]
