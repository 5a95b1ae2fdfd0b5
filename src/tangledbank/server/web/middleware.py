"""What every request passes through before its route: it is timed, counted and logged, and its
response gets the security headers, even when no route matches."""

import time
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Scope, Send

from tangledbank.server import metrics
from tangledbank.server.logs import LOG, REQUEST, RequestId, request_id
from tangledbank.server.web.address import is_https
from tangledbank.server.web.handshake import FOREIGN
from tangledbank.server.web.headers import with_security
from tangledbank.server.web.hosts import AllowedHosts
from tangledbank.server.web.problems import Trouble
from tangledbank.server.web.services import Services
from tangledbank.server.wire.api import Problem

#: Frequent requests that are not worth logging.
QUIET: Final = frozenset(["/health", "/ready", "/metrics"])


class WebApp(Litestar):
    """The application, with the middleware around its routes."""

    __slots__ = ("hosts", "services")
    services: Services
    hosts: AllowedHosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and refusal_of(scope, self.hosts) is not None:
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "wrong host"})
        else:
            await super().__call__(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        settings = self.services.settings
        https = settings.secure or is_https(ASGIConnection(scope), self.services.proxies)
        status = 500
        request = RequestId()
        REQUEST.set(request)

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (b"x-request-id", request.id.encode())]
                message["headers"] = with_security(headers, https)
            await send(message)

        refusal = refusal_of(scope, self.hosts)
        try:
            if refusal is not None:
                await refuse(refusal, out)
            else:
                await super().__call__(scope, receive, out)
        finally:
            note(scope, status, time.perf_counter() - began)
            request.end()


def refusal_of(scope: Scope, hosts: AllowedHosts) -> Trouble | None:
    """Why a request is refused before it is routed, if it is."""
    names = [name for name, _ in scope["headers"]]
    if b"content-length" in names and b"transfer-encoding" in names:
        # A proxy may trust one and we the other, and then a second request could hide in the body.
        return Trouble(400, "not-understood", "Send Content-Length or Transfer-Encoding, not both.")
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if not all(hosts.allows(host) for host in told):
        text = (
            "This server doesn't answer to that name. Its operator can add it with --allowed-host."
        )
        return Trouble(421, "wrong-host", text)
    return None


async def refuse(refusal: Trouble, send: Send) -> None:
    body = msgspec.json.encode(Problem(refusal.why, refusal.text, request_id()))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def note(scope: Scope, status: int, seconds: float) -> None:
    # The route, not the path: paths name tables, and anybody can invent any number of them.
    route = str(scope.get("path_template") or "none")
    said = str(scope.get("method", ""))
    method = said if said in METHODS else "other"
    metrics.REQUESTS.labels(route, method, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    say = LOG.debug if route in QUIET else LOG.info
    say("request", route=route, method=method, status=status, ms=round(seconds * 1e3, 1))


METHODS: Final = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
