"""HTTP as uvicorn speaks it, but whoever does not come to the point is hung up on.

A connection that never finishes its request costs little, but whoever opens thousands of them would
leave none for others.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

#: So many seconds a request may take to arrive, from its first byte to its last.
PATIENCE: Final = 20.0

#: What the other end may still be at: the headers, or what follows them.
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class HurriedProtocol(H11Protocol):
    _waiting: asyncio.TimerHandle | None = None

    # Narrower than asyncio has it, as in uvicorn's own class: only a transport of TCP comes here.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    @property
    def _unfinished(self) -> bool:
        # A websocket has taken the connection over when the protocol is another.
        ours = self.transport.get_protocol() is self
        return ours and self.conn.their_state in UNFINISHED

    def _look(self) -> None:
        if not self._unfinished:
            self._forget()
        elif self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE, self._hang_up)

    def _forget(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _hang_up(self) -> None:
        self._waiting = None
        if self._unfinished:
            self.transport.close()
