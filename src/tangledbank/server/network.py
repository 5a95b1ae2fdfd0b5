"""Groups addresses that count as one."""

import ipaddress
from typing import Final

UNKNOWN: Final = "unknown"


def network_of(address: str) -> str:
    """One name for all addresses of a household, which has 2**64 of them in IPv6."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)
