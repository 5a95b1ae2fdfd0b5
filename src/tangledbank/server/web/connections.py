"""The TCP connections of a process: how many one address may have, and who gives way at the limit.

A connection costs a file handle long before it says what it wants.  So connections are counted when
they are accepted, before any request or websocket handshake is read.
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
#: A flood is logged at most this often, in seconds.
LOG_EVERY: Final = 10.0

ONE_ADDRESS: Final = "an address has too many connections"
MADE_ROOM: Final = "too many connections, so an unfinished one was closed"
NO_ROOM: Final = "too many connections, so a new one was refused"


def file_handle_capacity() -> int:
    """How many connections this process can hold; it asks for as many handles as it may have."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (OSError, ValueError):
        pass  # then it stays as it was
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
        #: Those without a whole request yet, by address, the oldest first.
        self._unfinished: dict[str, dict[asyncio.Transport, None]] = {}
        self._logged: dict[str, tuple[float, int]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.Transport, address: str, proxy: bool = False) -> bool:
        """Count a new connection; false if it must be closed at once.

        A proxy brings many people over one address.
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
        """This connection has not sent a whole request: it gives way first."""
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
        """It is closed; closing it twice is no harm."""
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
        """Close the oldest unfinished connection of the address that has most of them."""
        if not self._unfinished:
            return False
        busiest = max(self._unfinished.values(), key=len)
        oldest = next(iter(busiest))
        self.leave(oldest)
        oldest.abort()
        self._log(MADE_ROOM)
        return True

    def _log(self, text: str) -> None:
        """Once at the beginning of a flood, then every few seconds with a count."""
        now = time.monotonic()
        since, count = self._logged.get(text, (-LOG_EVERY, 0))
        count += 1
        if now - since >= LOG_EVERY:
            LOG.warning(text, count=count, open=len(self))
            since, count = now, 0
        self._logged[text] = since, count
