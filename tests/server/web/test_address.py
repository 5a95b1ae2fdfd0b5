"""From where a request comes, and what of it can be believed."""

from typing import Any

import pytest
from litestar.connection import ASGIConnection

from tangledbank.server.network import network_of
from tangledbank.server.web.address import Proxies, address_of, from_here, is_https

#: A proxy on the network, and one on this machine.
NEAR = Proxies(["192.0.2.1", "127.0.0.1"])


def connection(
    client: str | None = "192.0.2.1", scheme: str = "http", **headers: str
) -> ASGIConnection[Any, Any, Any, Any]:
    scope: Any = {
        "type": "http",
        "scheme": scheme,
        "client": (client, 1234) if client else None,
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
        "state": {},
    }
    return ASGIConnection(scope)


def test_the_socket_is_believed() -> None:
    assert address_of(connection()) == "192.0.2.1"
    assert address_of(connection(None)) == "unknown"


def test_nobody_can_say_where_they_come_from() -> None:
    assert address_of(connection(x_forwarded_for="198.51.100.7")) == "192.0.2.1"
    assert not is_https(connection(x_forwarded_proto="https"))


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (1, "198.51.100.7", "198.51.100.7"),
        (1, "10.9.9.9, 198.51.100.7", "198.51.100.7"),  # the first was made up
        (2, "10.9.9.9, 198.51.100.7, 203.0.113.1", "198.51.100.7"),
        (2, "203.0.113.1", "203.0.113.1"),  # a proxy that asks for itself
        (1, "198.51.100.7:4711", "198.51.100.7"),  # some proxies write the port as well
        (1, "[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"),
        (1, "2001:db8:1:2::1", "2001:db8:1:2::/64"),
        (1, "nonsense", "unknown"),
        (1, "", "unknown"),
        (0, "198.51.100.7", "192.0.2.1"),
    ],
)
def test_only_what_the_trusted_proxies_wrote(proxies: int, forwarded: str, address: str) -> None:
    trusted = Proxies(["192.0.2.1", "203.0.113.0/24"][:proxies])
    assert address_of(connection(x_forwarded_for=forwarded), trusted) == address


def test_only_named_proxies_are_believed() -> None:
    trusted = Proxies(["10.0.0.0/8", "::1"])
    lie = connection("192.0.2.1", x_forwarded_for="198.51.100.7", x_forwarded_proto="https")
    assert address_of(lie, trusted) == "192.0.2.1"
    assert not is_https(lie, trusted)
    assert address_of(connection("10.1.1.1", x_forwarded_for="198.51.100.7"), trusted) == (
        "198.51.100.7"
    )
    assert address_of(connection("::ffff:10.1.1.1", x_forwarded_for="198.51.100.7"), trusted) == (
        "198.51.100.7"
    )


def test_a_household_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")


def test_https() -> None:
    assert is_https(connection(scheme="https"))
    assert is_https(connection(x_forwarded_proto="https"), proxies=NEAR)
    assert is_https(connection(x_forwarded_proto="http, https"), proxies=NEAR)
    assert not is_https(connection(x_forwarded_proto="https, http"), proxies=NEAR)


def test_from_this_machine() -> None:
    assert from_here(connection("127.0.0.1"))
    assert from_here(connection("::1"))
    assert not from_here(connection("192.0.2.1"))
    assert not from_here(connection("127.0.0.1", x_forwarded_for="192.0.2.1"))
    assert not from_here(connection("127.0.0.1", forwarded="for=192.0.2.1"))
    assert not from_here(connection("127.0.0.1"), proxies=NEAR)
    assert not from_here(connection("not an address"))
    assert not from_here(connection(None))
