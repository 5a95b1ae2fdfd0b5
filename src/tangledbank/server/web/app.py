"""The application: every route, its guards, and what happens at start and stop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from litestar import Litestar, Router

from tangledbank.server import metrics
from tangledbank.server.logs import LOG
from tangledbank.server.rooms import Rooms
from tangledbank.server.web import (
    account,
    analysis_routes,
    catalogue_routes,
    documentation,
    engine,
    finished,
    guards,
    lessons,
    link_cards,
    me,
    openapi,
    own_data,
    pages,
    past,
    reports,
    running,
    tables,
)
from tangledbank.server.web.hosts import AllowedHosts, name_of
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.lobby import lobby_socket
from tangledbank.server.web.middleware import WebApp
from tangledbank.server.web.origin import parted
from tangledbank.server.web.services import Services
from tangledbank.server.web.settings import WebSettings
from tangledbank.server.web.socket import table_socket

#: No request needs more than a setup with a custom deck.
LARGEST_BODY: Final = 64 * 1024
#: Seconds between two updates of a process's metrics, which any process may serve.
NOTED_EVERY: Final = 5.0


def make_app(settings: WebSettings, rooms: Rooms, limits: Limits | None = None) -> WebApp:
    """The server, ready to run; it opens and closes the rooms and their store itself."""
    services = Services(settings, rooms, limits)

    @contextlib.asynccontextmanager
    async def running_server(app: Litestar) -> AsyncIterator[None]:
        await rooms.store.open()
        try:
            await services.start(app.state)
            noting = asyncio.create_task(note_numbers(rooms))
            rooms.watchdog.observe = lambda lag: note_lag(services, lag)
            # It takes a moment, so neither requests nor tables should wait for it.
            reading = asyncio.create_task(asyncio.to_thread(catalogue_routes.prepare))
            LOG.info("started")
            try:
                yield
            finally:
                noting.cancel()
                await reading
                await services.stop()
        finally:
            await rooms.store.close()
            LOG.info("stopped")

    api = Router(
        "/",
        route_handlers=[
            *me.ROUTES,
            *own_data.ROUTES,
            *account.ROUTES,
            *engine.ROUTES,
            *catalogue_routes.ROUTES,
            *lessons.ROUTES,
            *tables.ROUTES,
            *finished.ROUTES,
            *analysis_routes.ROUTES,
            *past.ROUTES,
            *reports.ROUTES,
            *link_cards.ROUTES,
        ],
        guards=[guards.not_too_fast, guards.not_banned, guards.from_our_page],
    )
    app = WebApp(
        [api, *running.ROUTES, *documentation.ROUTES, *pages.ROUTES, table_socket, lobby_socket],
        exception_handlers=pages.ERROR_HANDLERS,
        lifespan=[running_server],
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.services = services
    app.hosts = AllowedHosts(
        {*settings.allowed_hosts, *(name_of(parted(one)[1]) for one in settings.public_origins)}
    )
    return app


def note_lag(services: Services, lag: float) -> None:
    metrics.LOOP_LAG.observe(lag)
    services.load.observe(lag)


async def note_numbers(rooms: Rooms) -> None:
    while True:
        metrics.note_numbers(rooms.numbers())
        await asyncio.sleep(NOTED_EVERY)
