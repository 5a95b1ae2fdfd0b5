"""Floods of websocket control frames, by hand: a library would be too polite."""

import asyncio
import base64
import os
import struct

from tests.server.attacks.attacker import SOURCE, Done, Target

#: Sockets at once, as in the attack that once killed every table.
SOCKETS = 30
PINGS_AT_ONCE = 400
#: A ping carries up to 125 bytes.
LARGEST = 125


def masked(opcode: int, payload: bytes) -> bytes:
    key = os.urandom(4)
    body = bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(payload)) + key + body


async def opened(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket to the lobby, from our own page, without a name."""
    reader, writer = await asyncio.open_connection(
        target.host, target.port, local_addr=(SOURCE, 0), limit=2**16
    )
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/lobby HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n"
        f"Origin: {target.url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def ping_flood(target: Target) -> Done:
    """Thirty anonymous sockets send pings as fast as they can, and read the answers."""
    counts = await asyncio.gather(*[_ping(target, read=True) for _ in range(SOCKETS)])
    return {"pings": sum(sent for sent, _ in counts), "cut off": sum(cut for _, cut in counts)}


async def deaf_sockets(target: Target) -> Done:
    """The same, and nothing that comes back is ever read."""
    counts = await asyncio.gather(*[_ping(target, read=False) for _ in range(SOCKETS)])
    return {"pings": sum(sent for sent, _ in counts), "cut off": sum(cut for _, cut in counts)}


async def _ping(target: Target, read: bool) -> tuple[int, int]:
    """How many pings were sent, and how often the server hung up."""
    sent = cut = 0
    burst = b"".join(masked(9, os.urandom(LARGEST)) for _ in range(PINGS_AT_ONCE))
    while target.time_left():
        try:
            reader, writer = await opened(target)
        except (OSError, asyncio.IncompleteReadError):
            cut += 1
            await asyncio.sleep(0.2)
            continue
        if not read:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        answers = asyncio.create_task(reader.read(-1)) if read else None
        try:
            while target.time_left() and (answers is None or not answers.done()):
                writer.write(burst)
                sent += PINGS_AT_ONCE
                await asyncio.wait_for(writer.drain(), 1.0)
                await asyncio.sleep(0.01)
        except TimeoutError:
            await asyncio.sleep(0.5)  # the server has stopped reading, which is its right
        except OSError:
            cut += 1
        if answers is not None:
            cut += answers.done()
            answers.cancel()
        writer.transport.abort()
    return sent, cut
