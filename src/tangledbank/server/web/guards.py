"""Checks that every API request must pass before anything else."""

from litestar.handlers import BaseRouteHandler

from tangledbank.server.web.address import Connection
from tangledbank.server.web.origin import origin_allowed, own_header_given
from tangledbank.server.web.problems import Trouble, banned, too_fast
from tangledbank.server.web.services import services_of


def not_too_fast(connection: Connection, _: BaseRouteHandler) -> None:
    limits = services_of(connection).limits
    wait = limits.requests.take(limits.address_of(connection))
    if wait:
        raise too_fast(wait)


def not_banned(connection: Connection, _: BaseRouteHandler) -> None:
    """A banned address gets nothing; a banned person is refused when they are identified."""
    services = services_of(connection)
    if services.control.is_banned("", services.limits.address_of(connection)):
        raise banned()


def from_our_page(connection: Connection, _: BaseRouteHandler) -> None:
    """A request that changes something must come from our own pages, or from a program."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    if not origin_allowed(connection, services_of(connection).settings.public_origins):
        raise Trouble(
            403, "foreign", "This request came from another site's page, so it was refused."
        )
    if not own_header_given(connection):
        raise Trouble(403, "no-header", "Send the header X-Tangled-Bank: 1 with this request.")
