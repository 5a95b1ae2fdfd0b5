"""Who may open a websocket: our own pages and programs with a token, and not too many at once."""

from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from litestar import WebSocket

from tangledbank.server import metrics
from tangledbank.server.control import Control
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.store import Person
from tangledbank.server.web.identity import Identity
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.load import Load
from tangledbank.server.web.origin import origin_allowed

#: Any websocket.
Socket = WebSocket[Any, Any, Any]

#: Close codes that say why: not from this page, banned, too many.
FOREIGN = 4403
BANNED = 4404
TOO_MANY = 4429


class Entry(AbstractContextManager["Entry"]):
    """An open websocket, counted while it is open."""

    def __init__(self, limits: Limits, address: str, person: Person | None, kind: str) -> None:
        self.person = person
        self.address = address
        self._limits = limits
        self._kind = kind

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
        self._limits.connections.leave(self.address)


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
        """Accept a websocket; or close it and return None."""
        if not origin_allowed(socket, self._origins):
            await socket.close(FOREIGN, "foreign page")
            return None
        address = self.limits.address_of(socket)
        if self.limits.connects.take(address) or not self.limits.connections.enter(address):
            await socket.close(TOO_MANY, "too many connections")
            return None
        try:
            person = await self.identity.person_of(socket)
            if self.control.is_banned(person.id if person else "", address):
                self.limits.connections.leave(address)
                await socket.close(BANNED, "banned")
                return None
            if person is not None:
                self.control.note(person.id, address)
            await socket.accept()
        except BaseException:
            self.limits.connections.leave(address)
            raise
        return Entry(self.limits, address, person, kind)


def handshake_of(socket: Socket) -> Handshake:
    """The application's handshake, from its state."""
    found = socket.app.state["handshake"]
    assert isinstance(found, Handshake)
    return found
