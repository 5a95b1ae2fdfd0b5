"""From where a request comes: whom to count it for, and whether it came by https."""

import ipaddress
from typing import Any

from litestar.connection import ASGIConnection

#: Any connection: a request or a websocket.
Connection = ASGIConnection[Any, Any, Any, Any]

UNKNOWN = "unknown"


def address_of(connection: Connection, proxies: int = 0) -> str:
    """Whom the limits count this connection for.

    What stands in X-Forwarded-For is the word of whoever sent it.  Each trusted proxy adds the
    address it was reached from at the end, so with N of them the Nth from the end is true, and all
    before it may be lies.
    """
    client = connection.scope.get("client")
    socket = client[0] if client else UNKNOWN
    if proxies > 0:
        hops = [
            hop.strip()
            for line in connection.headers.getall("x-forwarded-for", [])
            for hop in line.split(",")
        ]
        if len(hops) >= proxies:
            socket = without_port(hops[-proxies])
    return network_of(socket)


def without_port(hop: str) -> str:
    """Some proxies write the port as well, and then everybody would be one unknown address.

    >>> without_port("192.0.2.1:4711"), without_port("[2001:db8::1]:4711"), without_port("::1")
    ('192.0.2.1', '2001:db8::1', '::1')
    """
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    host, _, port = hop.partition(":")
    return host if port.isdecimal() and "." in host else hop


def network_of(address: str) -> str:
    """One name for all addresses that one household has: in IPv6 it has 2**64 of them."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def from_here(connection: Connection, proxies: int = 0) -> bool:
    """Does it come from this very machine, and not through a proxy on it?"""
    if "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    client = connection.scope.get("client")
    if proxies or not client:
        return False
    try:
        return ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


def is_https(connection: Connection, proxies: int = 0) -> bool:
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    if proxies <= 0:
        return False
    told = connection.headers.get("x-forwarded-proto", "")
    return told.rpartition(",")[2].strip().lower() in ("https", "wss")
