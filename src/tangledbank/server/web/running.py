"""For operators: is the server up, can it write, and how busy is it?"""

from litestar import MediaType, Response, get

from tangledbank.server import metrics
from tangledbank.server.logs import LOG
from tangledbank.server.web.address import from_here
from tangledbank.server.web.problems import AnyRequest, Trouble
from tangledbank.server.web.services import services_of


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """The process runs."""
    return "up\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(request: AnyRequest) -> str:
    """Tables can be written, and none has stopped."""
    services = services_of(request)
    stopped = services.rooms.stopped()
    if stopped:
        LOG.warning("not ready", stopped=len(stopped), table=stopped[0])
        raise Trouble(503, "not-ready", "Some tables have stopped and are being restarted.", 5)
    wrong = await services.readiness.ask()
    if wrong:
        LOG.warning("not ready", error=wrong)
        raise Trouble(503, "not-ready", "The server can't write to its database.", 5)
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def numbers(request: AnyRequest) -> Response[bytes]:
    """For Prometheus."""
    services = services_of(request)
    if services.settings.metrics != "public" and not from_here(request, services.proxies):
        raise Trouble(403, "forbidden", "Only this machine can read the metrics.")
    metrics.note_numbers(services.rooms.numbers())
    text, kind = metrics.page()
    return Response(text, media_type=kind)


ROUTES = [health, ready, numbers]
