"""One server process: from its configuration to a server that runs and shuts down cleanly."""

import contextlib
import signal
import socket
from collections.abc import Iterator
from typing import Any, Final

import uvicorn
from msgspec import Struct, field

from tangledbank.bots.program.definition import Program
from tangledbank.bots.program.entering import enter
from tangledbank.server import garbage, logs
from tangledbank.server.bots.renewal import in_processes
from tangledbank.server.garbage import Garbage
from tangledbank.server.metrics import RoomMetrics
from tangledbank.server.rooms import Rooms
from tangledbank.server.settings import Settings
from tangledbank.server.steady_clock import SteadyClock, wall_offset
from tangledbank.server.store.choose import store_of
from tangledbank.server.web.app import make_app
from tangledbank.server.web.connections import Connections, file_handle_capacity
from tangledbank.server.web.http_protocol import LimitedHttpProtocol
from tangledbank.server.web.middleware import WebApp
from tangledbank.server.web.server_config import ServerConfig
from tangledbank.server.web.settings import WebSettings
from tangledbank.server.web.socket import LONGEST
from tangledbank.server.web.websocket_protocol import LimitedWebSocketProtocol

#: Seconds for disconnecting everybody when the server stops.
LAST_CALL: Final = 10
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class How(Struct, frozen=True, kw_only=True):
    """Everything a server process must know."""

    database: str = ""
    web: WebSettings = WebSettings()
    bot_processes: int = 2
    #: Programs that tables may use as bots, by name.
    programs: tuple[tuple[str, Program], ...] = ()
    bot_pace: int = 600
    log_level: str = "info"
    #: The time shared by all processes of this server: see `SteadyClock`.
    clock_offset: int = field(default_factory=wall_offset)


class Server(uvicorn.Server):
    """Tells everybody at the tables that the server stops, before their connections are closed."""

    def __init__(self, config: uvicorn.Config, app: WebApp) -> None:
        super().__init__(config)
        self._app = app
        self._garbage = Garbage(lambda: len(app.services.rooms.rooms))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGTERM and SIGINT; a clean shutdown is not a failure."""
        old = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in old.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._garbage.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._garbage.stop()
        for listener in self.servers:
            listener.close()
        await self._app.services.stop()
        await super().shutdown(sockets)


def server_of(how: How, settings: Settings) -> Server:
    app = make_app(how.web, Rooms(store_of(how.database), settings, in_processes, RoomMetrics()))
    return Server(config_of(app, how), app)


def config_of(app: WebApp, how: How) -> uvicorn.Config:
    log_config: dict[str, Any] = logs.configure(how.log_level, settings_name(app))
    limits = app.services.limits
    return ServerConfig(
        app,
        limits,
        Connections(limits.rates.sockets, file_handle_capacity()),
        # h11 is strict about requests and limits the size of headers.
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        h11_max_incomplete_event_size=32 * 1024,
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=log_config,
        access_log=False,
        # We decide ourselves which proxies to trust: see address.py.
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_CALL,
    )


def settings_name(app: WebApp) -> str:
    return app.services.rooms.settings.worker[:6]


def serve(how: How, listener: socket.socket, settings: Settings | None = None) -> bool:
    """Run until a signal stops it; false if it could not start."""
    usual = Settings(
        bot_processes=how.bot_processes,
        programs=how.programs,
        bot_pace=how.bot_pace,
        now=SteadyClock(how.clock_offset),
    )
    enter(how.programs)
    server = server_of(how, settings or usual)
    garbage.prepare()
    server.run(sockets=[listener])
    return server.started
