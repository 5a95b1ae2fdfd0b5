"""Checks that a request comes from our own page, because browsers send cookies with any site's.

A browser names the page's site in `Origin`, and no page can change that.  A program sends a token
instead, which no browser sends by itself.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from tangledbank.server.web.address import Connection
from tangledbank.server.web.identity import COOKIE, HOST_COOKIE, bearer_of

#: A header that no page of another origin can send, and no form at all.
OWN_HEADER: Final = "x-tangled-bank"

DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def origin_allowed(connection: Connection, public_origins: frozenset[str] = frozenset()) -> bool:
    """May this websocket or changing request be answered, judging by its origin?

    If there is an `Origin`, it must be ours.  Without one, a program with a token is allowed, and
    so is a request (not a websocket) without a cookie, because there is nothing it could misuse.
    """
    origins = connection.headers.getall("origin", [])
    if origins:
        host = connection.headers.get("host", "")
        return len(origins) == 1 and is_ours(origins[0], host, public_origins)
    if bearer_of(connection) is not None:
        return True
    cookies = connection.cookies
    strange = COOKIE not in cookies and HOST_COOKIE not in cookies
    return connection.scope["type"] == ScopeType.HTTP and strange


def own_header_given(connection: Connection) -> bool:
    """Does a changing request have our header, or a token, which needs none?"""
    if bearer_of(connection) is not None:
        return True
    return bool(connection.headers.get(OWN_HEADER, "") == "1")


def is_ours(origin: str, host: str, public_origins: frozenset[str]) -> bool:
    """Is it one of the public origins or, if none are set, the address the browser uses?"""
    if public_origins:
        return normal(origin) in {normal(one) for one in public_origins} - {""}
    scheme, where = parted(origin)
    if not where or scheme not in ("http", "https"):
        return False
    # The proxy may have terminated HTTPS, so only host and port are compared.
    return where == parted(f"{scheme}://{host}")[1]


def normal(origin: str) -> str:
    scheme, where = parted(origin)
    return f"{scheme}://{where}" if where else ""


def parted(origin: str) -> tuple[str, str]:
    """Scheme and host:port of an origin, normalised; no host if it is invalid."""
    try:
        parts = urlsplit(origin.strip())
        port = parts.port or DEFAULT_PORTS.get(parts.scheme, 0)
        host = parts.hostname
    except ValueError:
        return "", ""
    bare = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if not host or not port or not bare:
        return "", ""
    return parts.scheme, f"{host}:{port}"
