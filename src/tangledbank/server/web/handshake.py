"""Decides who may open a websocket: our own pages and programs with a token, within limits."""

from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send

from tangledbank.server import metrics
from tangledbank.server.control import Control
from tangledbank.server.open_sockets import OpenSocket, OpenSockets
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.store import Person
from tangledbank.server.web.identity import Identity
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.load import Load
from tangledbank.server.web.origin import origin_allowed

#: Any websocket.
Socket = WebSocket[Any, Any, Any]

#: Our own close codes: foreign page; do not reconnect; too many; reconnect at once.
FOREIGN = 4403
GONE = 4404
TOO_MANY = 4429
AGAIN = 4503


class Entry(OpenSocket, AbstractContextManager["Entry"]):
    """An accepted websocket: counted, and subject to bans, until it is closed."""

    def __init__(
        self,
        socket: Socket,
        limits: Limits,
        sockets: OpenSockets,
        address: str,
        identity: tuple[Person, int] | None,
        kind: str,
    ) -> None:
        self.who: Person | None = identity[0] if identity is not None else None
        generation = identity[1] if identity is not None else 0
        super().__init__(self.who.id if self.who else "", generation, address)
        self._socket = socket
        self._limits = limits
        self._sockets = sockets
        self._kind = kind
        self._released = False
        sockets.add(self)

    def release(self) -> None:
        if not self._released:
            self._released = True
            self._sockets.remove(self)
            self._limits.connections.leave(self.address)

    def __enter__(self) -> "Entry":
        metrics.CONNECTIONS.labels(self._kind).inc()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        metrics.CONNECTIONS.labels(self._kind).dec()
        self.release()
        # These two refer to the socket itself, and would keep it in memory.
        self._socket.receive, self._socket.send = empty_receive, empty_send


class Handshake:
    """Decides whether a websocket is accepted."""

    def __init__(
        self,
        rooms: Rooms,
        identity: Identity,
        limits: Limits,
        control: Control,
        load: Load,
        public_origins: frozenset[str] = frozenset(),
    ) -> None:
        self.rooms = rooms
        self.identity = identity
        self.limits = limits
        self.control = control
        self.load = load
        self._origins = public_origins

    async def accept(self, socket: Socket, kind: str = "table") -> Entry | None:
        """Accept a websocket, or close it and return None."""
        if not origin_allowed(socket, self._origins):
            await socket.close(FOREIGN, "foreign page")
            return None
        address = self.limits.address_of(socket)
        if self.limits.connects.take(address) or not self.limits.connections.enter(address):
            await socket.close(TOO_MANY, "too many connections")
            return None
        try:
            identity = await self.identity.identify(socket)
        except BaseException:
            self.limits.connections.leave(address)
            raise
        entry = Entry(socket, self.limits, self.control.sockets, address, identity, kind)
        try:
            if self.control.is_banned(entry.person, address):
                entry.release()
                await socket.close(GONE, "banned")
                return None
            if entry.person:
                self.control.note(entry.person, address)
            await socket.accept()
        except BaseException:
            entry.release()
            raise
        return entry


def handshake_of(socket: Socket) -> Handshake:
    """The application's handshake, from its state."""
    found = socket.app.state["handshake"]
    assert isinstance(found, Handshake)
    return found
