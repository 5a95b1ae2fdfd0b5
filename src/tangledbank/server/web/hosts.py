"""The names by which the server may be reached, as a defence against DNS rebinding.

In such an attack a foreign site lets its own name point to this server.  The browser then treats
the site's pages and ours as the same origin, but it still sends the foreign name in `Host`.  A
numeric address cannot be rebound, so every address is fine.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOOPBACK = "localhost"
ANY = "*"


class AllowedHosts:
    """
    >>> hosts = AllowedHosts(["play.example.org"])
    >>> [hosts.allows(one) for one in ("play.example.org:443", "127.0.0.1:8000", "evil.test")]
    [True, True, False]
    """

    def __init__(self, names: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        self._names = {name.lower() for name in names} | {LOOPBACK, machine, f"{machine}.local"}

    def allows(self, host: str) -> bool:
        """May a request with this Host header be answered?  Browsers always send one."""
        if not host or ANY in self._names:
            return True
        name = name_of(host)
        return name in self._names or name.endswith(f".{LOOPBACK}") or is_address(name)


def name_of(host: str) -> str:
    """The name in `name:port`, in lower case; empty if it is not a host."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
