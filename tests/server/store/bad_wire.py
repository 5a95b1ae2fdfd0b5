"""A wire to PostgreSQL that can be cut at the worst moment."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class BadWire:
    """Passes everything on, until it is told to cut."""

    def __init__(self, folder: Path) -> None:
        self._far = str(folder / SOCKET)
        self.folder = Path(tempfile.mkdtemp(prefix="tb-wire-", dir="/tmp"))
        self.cut_before = False  # what is sent next never arrives
        self.cut_after = False  # what is sent next arrives, but the answer does not come back
        self.refuse = False  # nobody gets a new connection
        self.cuts = 0
        self._over = asyncio.Event()
        self._meetings: set[asyncio.Task[None]] = set()

    def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._meetings.add(asyncio.create_task(self._meet(reader, writer)))

    async def end(self) -> None:
        self._over.set()
        await asyncio.gather(*self._meetings)
        shutil.rmtree(self.folder)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.refuse:
            far_reader, far_writer = await asyncio.open_unix_connection(self._far)
            ends = {
                asyncio.create_task(self._there(reader, far_writer)),
                asyncio.create_task(self._back(far_reader, writer)),
                asyncio.create_task(self._ended()),
            }
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for end in ends:
                end.cancel()
            await asyncio.gather(*ends, return_exceptions=True)
            # This side first: who asked hears of the cut while the other end is still at work.
            await _close(writer)
            await asyncio.sleep(0.02)
            await _close(far_writer)
        else:
            await _close(writer)

    async def _ended(self) -> None:
        await self._over.wait()

    async def _there(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if self.cut_before:
                self.cut_before = False
                self.cuts += 1
                return
            writer.write(data)
            await writer.drain()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if self.cut_after:
                self.cut_after = False
                self.cuts += 1
                return
            writer.write(data)
            await writer.drain()


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    await asyncio.gather(writer.wait_closed(), return_exceptions=True)


@asynccontextmanager
async def wire_to(folder: Path) -> AsyncIterator[BadWire]:
    """To the PostgreSQL whose socket is in this folder."""
    wire = BadWire(folder)
    server = await asyncio.start_unix_server(wire.meet, wire.folder / SOCKET)
    try:
        yield wire
    finally:
        server.close()
        await wire.end()
