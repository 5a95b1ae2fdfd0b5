"""The lobby's websocket: all public tables, sent again whenever they change."""

import asyncio
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tangledbank.server.facts import read_summary
from tangledbank.server.logs import LOG
from tangledbank.server.makers import FORSAKEN
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.store import StoreError
from tangledbank.server.web.handshake import Socket, handshake_of
from tangledbank.server.wire.api import Lobby

#: So many tables are shown.
SHOWN: Final = 100
#: So many messages to the lobby, where nobody listens, are borne.
PATIENCE: Final = 20
#: Changes are told together, at most this often (in seconds).
PAUSE: Final = 1.0


class LobbyBoard:
    """What the lobby shows, read from the database when something changed and somebody looks."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._changed = asyncio.Event()
        self._lookers: set[asyncio.Queue[str]] = set()
        self._task: asyncio.Task[None] | None = None
        rooms.lobby_changed = self._changed.set

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def now(self) -> str:
        """The lobby as it is."""
        rooms = self._rooms
        facts = await rooms.store.lobby(SHOWN, rooms.now() - FORSAKEN)
        tables = [summary for one in facts if (summary := read_summary(one)) is not None]
        return msgspec.json.encode(Lobby(tables)).decode()

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._lookers:
                    text = await self.now()
                    for looker in self._lookers:
                        offer(looker, text)
            except StoreError as error:
                LOG.error("lobby", error=str(error))
            await asyncio.sleep(PAUSE)

    async def show(self, socket: Socket) -> None:
        """Send the lobby, and every change of it, until the other end leaves."""
        line: asyncio.Queue[str] = asyncio.Queue(1)
        self._lookers.add(line)
        reader = asyncio.create_task(until_left(socket))
        try:
            shown = await self.now()
            await socket.send_data(shown, "text")
            while not reader.done():
                waiting = asyncio.create_task(line.get())
                await asyncio.wait({waiting, reader}, return_when=asyncio.FIRST_COMPLETED)
                if not waiting.done():
                    waiting.cancel()
                    break
                if waiting.result() != shown:
                    shown = waiting.result()
                    await socket.send_data(shown, "text")
            if reader.result():
                await socket.close(4400, "nobody listens here")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except StoreError:
            await socket.close(4503, "trouble")
        finally:
            self._lookers.discard(line)
            reader.cancel()


def offer(line: "asyncio.Queue[str]", text: str) -> None:
    """The newest is enough: what was not read yet is replaced."""
    if line.full():
        line.get_nowait()
    line.put_nowait(text)


async def until_left(socket: Socket) -> bool:
    """The lobby says everything, and whatever it is told means nothing; was it told too much?"""
    for _ in range(PATIENCE):
        try:
            await socket.receive_data("text")
        except (WebSocketDisconnect, RuntimeError):
            return False
        except (KeyError, UnicodeError):
            continue
    return True


@websocket("/api/lobby", opt={"exclude_from_schema": True})
async def lobby_socket(socket: Socket) -> None:
    entry = await handshake_of(socket).accept(socket, "lobby")
    if entry is not None:
        with entry:
            # The board is kept in the application's state, like the handshake.
            await socket.app.state["lobby"].show(socket)
