"""uvicorn's websocket protocol, with limits on frames that no message limit covers.

The library answers pings and collects the fragments of a message by itself, so both are counted
here.  Input is parsed a little at a time: thousands of small frames fit into one read, and parsing
them blocks everybody else.

A message to a client that keeps up is written at once (`send_text`, offered to the application as
the extension `SEND_TEXT` of its scope), without the layers and tasks that a queued message needs.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from tangledbank.server.web.server_config import config_of_protocol

#: Bytes parsed at a time.
PARSED_AT_ONCE: Final = 4096
#: Seconds a closed connection may take to read what was still to be sent.
LINGER: Final = 3.0

TOO_MANY: Final = "too many control frames"
#: The extension of the scope: a dictionary with `send_text` under "send".
SEND_TEXT: Final = "tangledbank.send_text"

#: Sends a message at once, or returns that it must wait.
SendText = Callable[[bytes], bool]

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        config = config_of_protocol(self.config)
        self._registry = config.connections
        self._control_frames = config.limits.control_frames()
        self._unparsed = bytearray()
        self._failed = False
        self._abort_timer: asyncio.TimerHandle | None = None

    # Reading

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()

    async def receive(self) -> Any:
        message = await super().receive()
        self._parse()  # the library reads on once the application has taken every message
        return message

    def _parse(self) -> None:
        while self._unparsed and not self.read_paused:
            if self.transport.is_closing():
                self._unparsed.clear()
                return
            part = bytes(self._unparsed[:PARSED_AT_ONCE])
            del self._unparsed[:PARSED_AT_ONCE]
            super().data_received(part)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        # The waiting reader takes this one next.  Stopping and restarting the reading costs the
        # system more than the message itself; from the second message on it is worth it.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def _refuse_handshake(self) -> None:
        """The library emits no event for a request it can't read, so nobody would answer it."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()
        self._abort_soon()

    # Frames that are not messages

    def handle_ping(self) -> None:
        if self._may_send_another():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        answers_us = self.pending_ping_payload == bytes(event.data)
        if answers_us or self._may_send_another():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_another():
            super().handle_cont(event)

    def _may_send_another(self) -> bool:
        if self._failed or self.close_sent:
            return False
        if not self._control_frames.take():
            return True
        self._failed = True
        self.conn.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
        self.handle_parser_exception()  # tells the application, sends the reason and closes
        self._abort_soon()
        return False

    # Writing at once

    def send_text(self, text: bytes) -> bool:
        """Send a whole message now; false if it must wait until the other end reads, or for ever.

        It is text in UTF-8, and no message may be waiting already, because this one would overtake
        it.
        """
        open_now = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_now or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    # Closing for good: `close` alone waits until everything is sent, which may never happen

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._parse()  # after a close the library reads on, for the answer to it

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[SEND_TEXT] = {"send": self.send_text}
        try:
            await super().run_asgi()
        finally:
            del extensions[SEND_TEXT]  # it refers to the connection, and would keep it in memory
        if self.transport.is_closing():
            self._abort_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._abort_soon()

    def _abort_soon(self) -> None:
        if self._abort_timer is None and not self.disconnected:
            self._abort_timer = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._registry.leave(self.transport)
        if self._abort_timer is not None:
            self._abort_timer.cancel()
            self._abort_timer = None
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to the connection, and would keep it in memory


def text_frame(text: bytes) -> bytes:
    """A text message in one frame, as a server sends it: not masked, not compressed.

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def send_text_of(scope: Any) -> SendText | None:
    """How a connection sends at once; none if its server does not support it."""
    found = (scope.get("extensions") or {}).get(SEND_TEXT)
    return found["send"] if found else None
