"""Limits TCP connections: how many one address may have, and which are closed at the limit.

A connection takes a file handle before it sends anything.  So connections are counted when they are
accepted, before any request or websocket handshake is read.
"""

import asyncio
import sys
import time
from typing import Final

from tangledbank.server.logs import LOG

if sys.platform != "win32":
    import resource

#: File handles for everything that is not a connection: the database, bots, files, logs.
RESERVED_HANDLES: Final = 128
FEWEST: Final = 16
#: The least seconds between two log lines about a flood.
LOG_EVERY: Final = 10.0

ONE_ADDRESS: Final = "an address has too many connections"
MADE_ROOM: Final = "too many connections, so an unfinished one was closed"
NO_ROOM: Final = "too many connections, so a new one was refused"


def file_handle_capacity() -> int:
    """The most connections for this process; raises its limit of handles as far as allowed."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (OSError, ValueError):
        pass  # leave it as it was
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(FEWEST, soft - RESERVED_HANDLES)


class Connections:
    """Admits TCP connections by address and in total."""

    def __init__(self, per_address: int, capacity: int) -> None:
        self._per_address = per_address
        self._capacity = capacity
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}
        #: Connections without a complete request, by address, the oldest first.
        self._unfinished: dict[str, dict[asyncio.Transport, None]] = {}
        self._logged: dict[str, tuple[float, int]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.Transport, address: str, proxy: bool = False) -> bool:
        """Count a new connection; false if it must be closed at once.

        Many people may share one address through a proxy.
        """
        count = self._counts.get(address, 0)
        if count >= self._per_address and not proxy:
            self._log(ONE_ADDRESS)
            return False
        if len(self._addresses) >= self._capacity and not self._make_room():
            self._log(NO_ROOM)
            return False
        self._addresses[transport] = address
        self._counts[address] = self._counts.get(address, 0) + 1
        return True

    def unfinished(self, transport: asyncio.Transport) -> None:
        """This connection has not sent a complete request: it is the first to be closed."""
        address = self._addresses.get(transport)
        if address is not None:
            self._unfinished.setdefault(address, {}).setdefault(transport)

    def finished(self, transport: asyncio.Transport) -> None:
        address = self._addresses.get(transport)
        if address is not None and address in self._unfinished:
            self._unfinished[address].pop(transport, None)
            if not self._unfinished[address]:
                del self._unfinished[address]

    def leave(self, transport: asyncio.Transport) -> None:
        """Record that it is closed; closing it twice does no harm."""
        self.finished(transport)
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        left = self._counts[address] - 1
        if left:
            self._counts[address] = left
        else:
            del self._counts[address]

    def _make_room(self) -> bool:
        """Close the oldest unfinished connection of the address that has the most of them."""
        if not self._unfinished:
            return False
        busiest = max(self._unfinished.values(), key=len)
        oldest = next(iter(busiest))
        self.leave(oldest)
        oldest.abort()
        self._log(MADE_ROOM)
        return True

    def _log(self, text: str) -> None:
        """Log once at the start of a flood, then every few seconds with a count."""
        now = time.monotonic()
        since, count = self._logged.get(text, (-LOG_EVERY, 0))
        count += 1
        if now - since >= LOG_EVERY:
            LOG.warning(text, count=count, open=len(self))
            since, count = now, 0
        self._logged[text] = since, count
