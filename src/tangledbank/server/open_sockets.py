"""The open websockets of this process, and closing them when their owner may not stay."""

from collections.abc import Callable
from typing import Final

from tangledbank.server.wire.news import Farewell

#: How many revocations are remembered, for sockets that are just being opened.
MOST_REVOKED: Final = 10_000


class OpenSocket:
    """One websocket: its owner, address, and the generation of the owner's cookie."""

    def __init__(self, person: str, generation: int, address: str) -> None:
        self.person = person  # empty: unknown
        self.generation = generation
        self.address = address
        self._farewell: Farewell | None = None
        self._close: Callable[[Farewell], None] | None = None

    def dismiss(self, farewell: Farewell) -> None:
        """Close it, or as soon as `on_dismiss` provides a way to."""
        if self._farewell is None:
            self._farewell = farewell
            if self._close is not None:
                self._close(farewell)

    def on_dismiss(self, close: Callable[[Farewell], None]) -> None:
        self._close = close
        if self._farewell is not None:
            close(self._farewell)


class OpenSockets:
    """A socket is added before it is accepted, so none is missed while it is being opened."""

    def __init__(self) -> None:
        self._sockets: set[OpenSocket] = set()
        self._revoked: dict[str, tuple[int, Farewell]] = {}

    def add(self, socket: OpenSocket) -> None:
        self._sockets.add(socket)
        # The cookie may have been revoked after it was checked.
        generation, farewell = self._revoked.get(socket.person, (0, None))
        if farewell is not None and socket.generation < generation:
            socket.dismiss(farewell)

    def remove(self, socket: OpenSocket) -> None:
        self._sockets.discard(socket)

    def dismiss(self, which: Callable[[OpenSocket], bool], farewell: Farewell) -> None:
        for socket in list(self._sockets):
            if which(socket):
                socket.dismiss(farewell)

    def revoke(self, person: str, generation: int, farewell: Farewell) -> None:
        """Close sockets of older generations; those of this one or a later one stay open."""
        known, _ = self._revoked.pop(person, (0, farewell))
        if len(self._revoked) >= MOST_REVOKED:
            del self._revoked[next(iter(self._revoked))]
        generation = max(generation, known)
        self._revoked[person] = generation, farewell
        self.dismiss(lambda one: one.person == person and one.generation < generation, farewell)

    def persons(self) -> list[str]:
        return sorted({socket.person for socket in self._sockets if socket.person})
