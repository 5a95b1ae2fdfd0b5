"""The websocket of a table: strict messages in, a bounded queue of messages out."""

import asyncio
from collections import deque
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tangledbank.server import metrics
from tangledbank.server.guest import Guest
from tangledbank.server.logs import LOG
from tangledbank.server.room import Room
from tangledbank.server.store.store import Person, StoreError
from tangledbank.server.table.views import public_name
from tangledbank.server.web.handshake import AGAIN, GONE, Handshake, Socket, handshake_of
from tangledbank.server.web.load import SPECTATORS_TEXT
from tangledbank.server.web.problems import Trouble, muted
from tangledbank.server.web.websocket_protocol import send_text_of
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Farewell, Refused, Welcome

#: The version of the messages; a client with another version must reload.
PROTOCOL: Final = 1
#: Longer messages are not read.
LONGEST: Final = 16_384
#: The most messages, or bytes, waiting for a slow client.  A single message may be longer.
MOST_WAITING: Final = 200
MOST_BYTES: Final = 1_000_000
#: How many malformed messages are tolerated,
PATIENCE: Final = 20
#: and how many that come too fast.
HASTE: Final = 200

#: Seconds during which nothing is read from a client that is too fast.
BREATH: Final = 0.02
#: Seconds the last message may take.
PARTING: Final = 3

_DECODER: Final[msgspec.json.Decoder[wire.AnyCommand]] = msgspec.json.Decoder(wire.AnyCommand)


class Bare(msgspec.Struct):
    """The only part that is read of a malformed message."""

    id: str = ""


_BARE: Final[msgspec.json.Decoder[Bare]] = msgspec.json.Decoder(Bare)


class SocketGuest(Guest):
    """A guest at the other end of a websocket."""

    def __init__(self, socket: Socket, person: Person | None, address: str = "") -> None:
        super().__init__(person, address)
        self._socket = socket
        self._send_now = send_text_of(socket.scope)
        self._outgoing: deque[bytes] = deque()
        self._bytes = 0  # in the queue, and in the message being sent
        self._wake = asyncio.Event()
        self._bye: Farewell | None = None
        self.writer = asyncio.create_task(self._write())
        self.closed = False

    def send(self, text: bytes) -> None:
        if self._bye is not None or self.closed:
            return
        # Most connections read at once what they are sent; only what must wait is queued.
        if not self._bytes and self._send_now is not None and self._send_now(text):
            return
        self._outgoing.append(text)
        self._bytes += len(text)
        if len(self._outgoing) > MOST_WAITING or (
            self._bytes > MOST_BYTES and len(self._outgoing) > 1
        ):
            self._outgoing.clear()
            self.dismiss(Farewell("too-slow", "Your connection is too slow. Connect again.", True))
        self._wake.set()

    def dismiss(self, farewell: Farewell) -> None:
        if self._bye is None:
            self._bye = farewell
            self._wake.set()
            # A client that does not read must not keep us waiting, even for the last message.
            asyncio.get_running_loop().call_later(PARTING, self.writer.cancel)

    @property
    def staying(self) -> bool:
        return self._bye is None and not self.closed

    async def _write(self) -> None:
        """Send what is waiting, one message after another."""
        try:
            while True:
                while self._outgoing:
                    text = self._outgoing.popleft()
                    # It waits here while the other end does not read.
                    await self._socket.send_data(text.decode(), "text")
                    self._bytes -= len(text)
                if self._bye is not None:
                    await self._part(self._bye)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True  # the reader notices too
        except asyncio.CancelledError:
            # The task ends here either way.  A cancelled one would keep the guest that keeps it.
            self.closed = True

    async def _part(self, bye: Farewell) -> None:
        self.closed = True
        await self._socket.send_data(msgspec.json.encode(bye).decode(), "text")
        await self._socket.close(AGAIN if bye.again else GONE, bye.why)


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_schema": True})
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Everything that happens at a table."""
    handshake = handshake_of(socket)
    entry = await handshake.accept(socket)
    if entry is None:
        return
    with entry:
        guest = SocketGuest(socket, entry.who, entry.address)
        entry.on_dismiss(guest.dismiss)
        try:
            room = await find_room(handshake, guest, table)
            if room is None:
                await asyncio.wait({guest.writer})
                return
            greet(guest, room)
            room.arrive(guest, since_of(socket))
            try:
                await attend(socket, guest, room, handshake)
            finally:
                room.depart(guest)
        finally:
            guest.closed = True
            guest.writer.cancel()


async def attend(socket: Socket, guest: SocketGuest, room: Room, handshake: Handshake) -> None:
    """Until the other end leaves, or is disconnected."""
    listening = asyncio.create_task(listen(socket, guest, room, handshake))
    try:
        await asyncio.wait({listening, guest.writer}, return_when=asyncio.FIRST_COMPLETED)
        if not guest.staying:
            await asyncio.wait({guest.writer})  # let the last message go out
        if listening.done():
            listening.result()
    finally:
        listening.cancel()


async def find_room(handshake: Handshake, guest: SocketGuest, table: str) -> Room | None:
    try:
        room = await handshake.rooms.room(table)
    except StoreError as error:
        LOG.error("could not read a table", error=str(error))
        guest.dismiss(Farewell("trouble", "The server can't read its tables right now.", True))
        return None
    if room is None:
        guest.dismiss(Farewell("no-table", "That table was not found.", False))
    elif watches(room, guest) and not handshake.load.admits_spectator():
        guest.dismiss(Farewell("busy", SPECTATORS_TEXT, False))
        return None
    return room


def watches(room: Room, guest: SocketGuest) -> bool:
    """A spectator, not somebody who may still sit down."""
    return room.table.status != "gathering" and not room.table.seats_of(guest.person)


def greet(guest: SocketGuest, room: Room) -> None:
    from tangledbank import __version__

    guest.tell(
        Welcome(
            __version__,
            PROTOCOL,
            room.table.id,
            public_name(guest.person) if guest.person else "",
            not room.table.seats_of(guest.person),
        )
    )


def since_of(socket: Socket) -> int:
    """What the client has already seen, if it says so."""
    said = socket.query_params.get("since", "")
    return int(said) if isinstance(said, str) and said.isdecimal() and len(said) < 10 else 0


async def listen(socket: Socket, guest: SocketGuest, room: Room, handshake: Handshake) -> None:
    """Read commands until the connection ends."""
    limits, control = handshake.limits, handshake.control
    bucket, address = limits.commands(), limits.address_of(socket)
    wrong = hasty = 0
    while guest.staying:
        try:
            said = await socket.receive_data("text")
        except (WebSocketDisconnect, RuntimeError):
            return
        except (KeyError, UnicodeError):
            said = ""  # a binary message: not a command
        try:
            command = read(said)
        except (msgspec.MsgspecError, RecursionError) as error:
            guest.tell(Refused(id_of(said), "malformed", f"{error}", []))
            metrics.COMMANDS.labels("unknown", "malformed").inc()
            wrong += 1
            if wrong > PATIENCE:
                guest.dismiss(Farewell("malformed", "Too many malformed messages.", False))
            continue
        wait = bucket.take()
        if not wait:
            wait = limits.extra(command, guest.person, address, room.table)
        if wait:
            text = f"Too fast: wait {wait:.1f} seconds."
            guest.tell(Refused(command.id, "too-fast", text, []))
            metrics.COMMANDS.labels(type(command).__name__.lower(), "too-fast").inc()
            hasty += 1
            if hasty > HASTE:
                guest.dismiss(
                    Farewell("too-fast", "Disconnected: you were sending too fast.", True)
                )
            # A client that is too fast waits a little; nobody else does.
            await asyncio.sleep(min(wait, BREATH))
            continue
        if isinstance(command, wire.Say) and control.is_muted(guest.person):
            guest.tell(Refused(command.id, "muted", muted().text, []))
            continue
        if isinstance(command, wire.Rematch) and not room.table.rematch:
            try:
                handshake.load.check_new_table()
            except Trouble as busy:
                guest.tell(Refused(command.id, busy.why, busy.text, []))
                continue
        room.post(guest, command)


def read(said: str) -> wire.AnyCommand:
    if len(said) > LONGEST:
        raise msgspec.ValidationError(f"Longer than {LONGEST} characters")
    return _DECODER.decode(said)


def id_of(said: str) -> str:
    """The id of a malformed message, for the answer."""
    try:
        return _BARE.decode(said).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""
