"""The way in and out of the server: every request is timed, counted, logged, and its answer given
the headers that all answers have, also those that no route has seen."""

import time
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Scope, Send

from tangledbank.server import metrics
from tangledbank.server.logs import LOG
from tangledbank.server.web.address import is_https
from tangledbank.server.web.headers import with_security
from tangledbank.server.web.services import Services

#: Requests that come every few seconds and tell nobody anything.
QUIET: Final = frozenset(["/health", "/ready", "/metrics"])


class Door(Litestar):
    """The application, with a doorkeeper."""

    __slots__ = ("services",)
    services: Services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        settings = self.services.settings
        https = settings.secure or is_https(ASGIConnection(scope), settings.proxies)
        status = 500

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_security(list(message["headers"]), https)
            await send(message)

        try:
            await super().__call__(scope, receive, out)
        finally:
            note(scope, status, time.perf_counter() - began)


def note(scope: Scope, status: int, seconds: float) -> None:
    # The route, never the path: paths name tables, and anybody can make up any number of them.
    route = str(scope.get("path_template") or "none")
    said = str(scope.get("method", ""))
    method = said if said in METHODS else "other"
    metrics.REQUESTS.labels(route, method, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    say = LOG.debug if route in QUIET else LOG.info
    say("request", route=route, method=method, status=status, ms=round(seconds * 1e3, 1))


METHODS: Final = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
