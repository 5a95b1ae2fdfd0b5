"""Keeping your seats: sign out elsewhere, recover in another browser, change a token."""

from litestar import Response, post
from litestar.background_tasks import BackgroundTask

from tangledbank.server.store.store import Person
from tangledbank.server.table.views import public_name
from tangledbank.server.web.bodies import body_of
from tangledbank.server.web.me import me_of
from tangledbank.server.web.openapi import SOMEBODY, errors
from tangledbank.server.web.problems import AnyRequest, Trouble, banned, too_fast
from tangledbank.server.web.services import Services, services_of
from tangledbank.server.wire.api import Me, RecoveryCode, Token


async def somebody(request: AnyRequest, services: Services, program: bool) -> Person:
    person = await services.person(request)
    if person.program != program:
        who = "programs with a token" if program else "people in a browser"
        raise Trouble(403, "forbidden", f"Only {who} can do this.")
    return person


def close_older(services: Services, person: Person, generation: int) -> BackgroundTask:
    """Close the sockets of older cookies and tokens, after the response.

    That includes the sockets of the person who asks.  They reconnect at once, and must have the new
    cookie by then.
    """

    async def close() -> None:
        services.control.revoking.sign_out(person.id, generation)

    return BackgroundTask(close)


@post(
    "/api/me/sign-out-elsewhere",
    status_code=200,
    operation_id="sign_out_elsewhere",
    security=SOMEBODY,
    responses=errors(401, 403),
)
async def post_sign_out(request: AnyRequest) -> Response[Me]:
    """Sign out in every other browser.  The recovery code stops working too."""
    services = services_of(request)
    person = await somebody(request, services, program=False)
    generation = await services.identity.revoke(person)
    cookie = services.identity.cookie(person, services.https(request), generation)
    closing = close_older(services, person, generation)
    return Response(me_of(person), cookies=[cookie], background=closing)


@post(
    "/api/me/recovery-code",
    status_code=200,
    operation_id="recovery_code",
    security=SOMEBODY,
    responses=errors(401, 403),
)
async def post_recovery_code(request: AnyRequest) -> RecoveryCode:
    """A code that signs you in on another browser.  It is shown once, and replaces the last one."""
    services = services_of(request)
    person = await somebody(request, services, program=False)
    return RecoveryCode(await services.identity.new_recovery_code(person))


@post("/api/me/recover", status_code=200, operation_id="recover", responses=errors(400, 403, 404))
async def post_recover(request: AnyRequest) -> Response[Me]:
    """Become the person a recovery code belongs to, with all their seats."""
    services = services_of(request)
    wanted = await body_of(request, RecoveryCode)
    wait = services.limits.recoveries.take(services.limits.address_of(request))
    if wait:
        raise too_fast(wait, "Too many recovery codes were tried from your address. Wait a while.")
    found = await services.identity.recovered(wanted.code)
    if found is None:
        raise Trouble(404, "no-code", "This recovery code isn't valid. Check every letter.")
    person, generation = found
    if services.control.is_banned(person.id, ""):
        raise banned()
    cookie = services.identity.cookie(person, services.https(request), generation)
    return Response(me_of(person), cookies=[cookie])


@post(
    "/api/tokens/rotate",
    status_code=200,
    operation_id="rotate_token",
    security=SOMEBODY,
    responses=errors(401, 403),
)
async def post_rotate(request: AnyRequest) -> Response[Token]:
    """A new token for the program that asks.  Its old one stops working."""
    services = services_of(request)
    person = await somebody(request, services, program=True)
    generation = await services.identity.revoke(person)
    token = services.identity.token(person, generation)
    return Response(
        Token(public_name(person.id), person.name, token),
        background=close_older(services, person, generation),
    )


ROUTES = [post_sign_out, post_recovery_code, post_recover, post_rotate]
