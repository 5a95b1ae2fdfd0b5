"""Websockets over plain TCP: a client that can break every rule of the protocol."""

import base64
import os
import socket
import struct

from tests.server.faults.running import PATIENCE, Running

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked frame as a client sends it; the mask is zero, so that the payload stays readable."""
    head = bytes([(0x80 if final else 0) | opcode])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    return head + bytes(4) + payload


class RawSocket:
    """An accepted websocket that reads only when it is told to."""

    def __init__(
        self, server: Running, path: str = "/api/lobby", receive_buffer: int = 65_536
    ) -> None:
        self.tcp = socket.socket()
        self.tcp.settimeout(PATIENCE)
        self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.tcp.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.tcp.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.url}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self._unread = bytearray()
        while b"\r\n\r\n" not in self._unread:
            self._receive()
        head, _, rest = bytes(self._unread).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        self._unread = bytearray(rest)

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def _receive(self) -> None:
        data = self.tcp.recv(65_536)
        if not data:
            raise EOFError
        self._unread += data

    def _take(self, size: int) -> bytes:
        while len(self._unread) < size:
            self._receive()
        taken = bytes(self._unread[:size])
        del self._unread[:size]
        return taken

    def read(self) -> tuple[int, bytes]:
        """The next frame from the server: opcode and payload."""
        first, second = self._take(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(size)

    def closing(self) -> tuple[int, str]:
        """Read until the server says goodbye: the code and the reason it gives."""
        while True:
            opcode, payload = self.read()
            if opcode == CLOSE:
                return struct.unpack("!H", payload[:2])[0], payload[2:].decode()

    def answers_ping(self) -> bool:
        self.tcp.sendall(frame(PING, b"hello"))
        while True:
            opcode, payload = self.read()
            if opcode == PONG:
                return payload == b"hello"
            assert opcode != CLOSE, payload
