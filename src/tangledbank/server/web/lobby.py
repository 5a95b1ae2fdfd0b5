"""The lobby's websocket: all public tables, sent again whenever they change."""

import asyncio
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tangledbank.server.facts import read_summary
from tangledbank.server.logs import LOG
from tangledbank.server.makers import FORSAKEN
from tangledbank.server.open_sockets import OpenSocket
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.store import StoreError
from tangledbank.server.web.handshake import AGAIN, GONE, Socket, handshake_of
from tangledbank.server.wire.api import Lobby
from tangledbank.server.wire.news import Farewell

#: The most tables shown.
SHOWN: Final = 100
#: How many messages to the lobby are ignored before the socket is closed.
PATIENCE: Final = 20
TALKATIVE: Final = Farewell("malformed", "The lobby doesn't accept messages.", False)
#: The least seconds between two updates.
PAUSE: Final = 1.0


class LobbyBoard:
    """The lobby's content, read again when something changed and somebody is looking."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._changed = asyncio.Event()
        self._viewers: set[asyncio.Queue[str]] = set()
        self._task: asyncio.Task[None] | None = None
        rooms.lobby_changed = self._changed.set

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def now(self) -> str:
        """The current lobby."""
        rooms = self._rooms
        facts = await rooms.store.lobby(SHOWN, rooms.now() - FORSAKEN)
        tables = [summary for one in facts if (summary := read_summary(one)) is not None]
        return msgspec.json.encode(Lobby(tables)).decode()

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._viewers:
                    text = await self.now()
                    for viewer in self._viewers:
                        offer(viewer, text)
            except StoreError as error:
                LOG.error("could not read the lobby", error=str(error))
            await asyncio.sleep(PAUSE)

    async def show(self, socket: Socket, opened: OpenSocket) -> None:
        """Send the lobby and its changes until the other end leaves or is dismissed."""
        news: asyncio.Queue[str] = asyncio.Queue(1)
        self._viewers.add(news)
        tasks: list[asyncio.Task[Farewell | None]] = [
            asyncio.create_task(until_left(socket)),
            asyncio.create_task(until_dismissed(opened)),
            asyncio.create_task(self._send(socket, news)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            farewell = done.pop().result()
            if farewell is not None:
                await socket.close(AGAIN if farewell.again else GONE, farewell.why)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except StoreError:
            await socket.close(AGAIN, "trouble")
        finally:
            self._viewers.discard(news)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, socket: Socket, news: "asyncio.Queue[str]") -> None:
        shown = ""
        text = await self.now()
        while True:
            if text != shown:
                shown = text
                await socket.send_data(shown, "text")
            text = await news.get()


def offer(news: "asyncio.Queue[str]", text: str) -> None:
    """Only the newest matters: it replaces what was not read yet."""
    if news.full():
        news.get_nowait()
    news.put_nowait(text)


async def until_left(socket: Socket) -> Farewell | None:
    """The lobby takes no messages: a client that sends many is disconnected."""
    for _ in range(PATIENCE):
        try:
            await socket.receive_data("text")
        except (WebSocketDisconnect, RuntimeError):
            return None
        except (KeyError, UnicodeError):
            continue
    return TALKATIVE


async def until_dismissed(opened: OpenSocket) -> Farewell:
    dismissed: asyncio.Future[Farewell] = asyncio.get_running_loop().create_future()
    # A client that leaves at the same moment no longer waits for it.
    opened.on_dismiss(lambda bye: None if dismissed.done() else dismissed.set_result(bye))
    return await dismissed


@websocket("/api/lobby", opt={"exclude_from_schema": True})
async def lobby_socket(socket: Socket) -> None:
    entry = await handshake_of(socket).accept(socket, "lobby")
    if entry is not None:
        with entry:
            # The board is kept in the application's state, like the handshake.
            await socket.app.state["lobby"].show(socket, entry)
