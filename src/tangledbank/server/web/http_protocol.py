"""uvicorn's HTTP protocol, with limits on what a connection costs before and after its request.

Each connection is counted when it is accepted.  A connection is closed if it does not finish its
request in time, or does not read its response.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tangledbank.server.network import UNKNOWN, network_of
from tangledbank.server.web.server_config import config_of_protocol

#: Seconds a request may take to arrive, from its first byte to its last.
REQUEST_TIMEOUT: Final = 20.0
#: Seconds a client may leave a response unread before the connection is closed.
UNREAD_TIMEOUT: Final = 20.0

#: What the other end may still be sending: headers or body.
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class LimitedHttpProtocol(H11Protocol):
    _request_timer: asyncio.TimerHandle | None = None
    _unread_timer: asyncio.TimerHandle | None = None

    # Narrower than asyncio has it, as in uvicorn's own class: only a transport of TCP comes here.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        config = config_of_protocol(self.config)
        self._registry = config.connections
        peer = self.client[0] if self.client else UNKNOWN
        if self._registry.admit(transport, network_of(peer), config.limits.is_proxy(peer)):
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._registry.leave(self.transport)
        self._stop_request_timer()
        self._stop_unread_timer()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread_timer is None:
            self._unread_timer = self.loop.call_later(UNREAD_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread_timer()

    @property
    def _unfinished(self) -> bool:
        # If the protocol has changed, a websocket has taken the connection over.
        ours = self.transport.get_protocol() is self
        return ours and self.conn.their_state in UNFINISHED

    def _look(self) -> None:
        if not self._unfinished:
            self._stop_request_timer()
            self._registry.finished(self.transport)
        elif self._request_timer is None and not self.transport.is_closing():
            self._registry.unfinished(self.transport)
            self._request_timer = self.loop.call_later(REQUEST_TIMEOUT, self._time_out)

    def _time_out(self) -> None:
        self._request_timer = None
        if self._unfinished:
            self.transport.abort()

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _stop_unread_timer(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None
