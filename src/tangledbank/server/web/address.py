"""Where a request comes from: the address to count it for, and whether it used HTTPS."""

import ipaddress
from collections.abc import Iterable
from typing import Any, Final

from litestar.connection import ASGIConnection

from tangledbank.server.network import UNKNOWN, network_of

#: Any connection: a request or a websocket.
Connection = ASGIConnection[Any, Any, Any, Any]


class Proxies:
    """The trusted proxies: addresses and networks, or none.

    >>> Proxies(["10.0.0.0/8"]).trusts("10.1.2.3"), Proxies([]).trusts("10.1.2.3")
    (True, False)
    """

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in networks]

    def trusts(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        return any(ip in network for network in self._networks)


NO_PROXIES: Final = Proxies()


def address_of(connection: Connection, proxies: Proxies = NO_PROXIES) -> str:
    """The address that the limits count this connection for.

    Anybody can write anything into X-Forwarded-For.  Each proxy appends the address that it was
    reached from.  So it is read from the end, for as long as a trusted proxy wrote it; the first
    address that is not a trusted proxy's is the origin of the request.
    """
    address = peer_of(connection)
    hops = [
        hop.strip()
        for line in connection.headers.getall("x-forwarded-for", [])
        for hop in line.split(",")
    ]
    while hops and proxies.trusts(address):
        address = without_port(hops.pop())
    return network_of(address)


def peer_of(connection: Connection) -> str:
    """The address at the other end of the TCP connection."""
    client = connection.scope.get("client")
    return client[0] if client else UNKNOWN


def without_port(hop: str) -> str:
    """Some proxies add the port, which would make everybody one unknown address.

    >>> without_port("192.0.2.1:4711"), without_port("[2001:db8::1]:4711"), without_port("::1")
    ('192.0.2.1', '2001:db8::1', '::1')
    """
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    host, _, port = hop.partition(":")
    return host if port.isdecimal() and "." in host else hop


def from_here(connection: Connection, proxies: Proxies = NO_PROXIES) -> bool:
    """Does it come from this machine, and not through a proxy on it?"""
    if "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    peer = peer_of(connection)
    if proxies.trusts(peer):
        return False
    try:
        return ipaddress.ip_address(peer).is_loopback
    except ValueError:
        return False


def is_https(connection: Connection, proxies: Proxies = NO_PROXIES) -> bool:
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    if not proxies.trusts(peer_of(connection)):
        return False
    told = connection.headers.get("x-forwarded-proto", "")
    return told.rpartition(",")[2].strip().lower() in ("https", "wss")
