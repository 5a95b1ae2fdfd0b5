"""The pages that browsers see: the built client or, if there is none, how to build it."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath

from tangledbank.server.store.store import StoreError
from tangledbank.server.web.link_preview import (
    PREVIEW,
    LinkPreview,
    origin_of,
    preview_of_table,
    summary_for,
)
from tangledbank.server.web.prepared import has_tag, takes_gzip
from tangledbank.server.web.problems import HANDLERS, AnyRequest, Handler, Trouble
from tangledbank.server.web.services import services_of

SITE: Final = Path(__file__).resolve().parent.parent / "site"

#: The client itself decides from the address what to show.
PAGE_PATHS: Final = [
    "/",
    "/lobby",
    "/gallery",
    "/learn",
    "/new",
    "/rules",
    "/rules/{name:str}",
]

#: Pages with a link preview of their own.
TABLE_PATHS: Final = ["/table/{name:str}", "/replay/{name:str}"]

#: GET, or HEAD for the headers alone.
READING: Final = [HttpMethod.GET, HttpMethod.HEAD]

#: Types by file name, so that the machine's own list never decides what a browser runs; texts are
#: UTF-8.
TYPES: Final[dict[str, str]] = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

#: Files under assets/ have a hash of their content in their name.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tangled Bank</title>
<h1>Tangled Bank</h1>
<p>The server runs, but its pages have not been built yet.</p>
<p>In a checkout, with Node 20 or newer:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then load this page again. Programs can play without it: see <a href="/schema">the API</a>.</p>
"""


class Site:
    """A folder of built pages: the client's, unless another one is named.

    Each of the client's files is read once, and again when it has changed.  Other pages are rarely
    read, so they are not kept in memory (`busy=False`).
    """

    def __init__(self, folder: Path = SITE, *, busy: bool = True) -> None:
        self._folder = folder.resolve()
        self._busy = busy
        self._kept: dict[Path, tuple[str, bytes]] = {}

    def page(self, request: AnyRequest) -> Response[bytes]:
        if not (self._folder / "index.html").is_file():
            return Response(NOT_BUILT.encode(), media_type="text/html")
        return self.file(request, "index.html")

    def page_with(self, request: AnyRequest, tags: str) -> Response[bytes]:
        """The page with these tags at the end of its head."""
        path = self._inside("index.html")
        if path is None:
            return self.page(request)
        _, plain = self._read(path)
        body = plain.replace(b"</head>", tags.encode() + b"</head>", 1)
        tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        headers = {"ETag": tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
        if has_tag(request.headers.get("if-none-match", ""), tag):
            return Response(b"", status_code=304, headers=headers, media_type="text/html")
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            body = gzip.compress(body, 6, mtime=0)
        return Response(body, headers=headers, media_type="text/html")

    def lost(self, request: AnyRequest) -> Response[bytes]:
        """For an unknown address: the client says so, and where to go."""
        answer = self.page(request)
        answer.status_code = 404
        answer.headers.pop("ETag", None)
        return answer

    def file(self, request: AnyRequest, name: str) -> Response[bytes]:
        path = self._inside(name)
        if path is None:
            raise Trouble(404, "not-found", "Not found.")
        small = path.with_name(path.name + ".gz")
        zipped = takes_gzip(request.headers.get("accept-encoding", "")) and small.is_file()
        tag, body = self._read(small if zipped else path)
        lasting = self._busy and path.parent == self._folder / "assets"
        headers = {
            "ETag": tag,
            "Cache-Control": FOR_EVER if lasting else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if zipped:
            headers["Content-Encoding"] = "gzip"
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or MediaType.TEXT
        if has_tag(request.headers.get("if-none-match", ""), tag):
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        return Response(body, headers=headers, media_type=kind)

    def has(self, name: str) -> bool:
        return self._inside(name) is not None

    def _inside(self, name: str) -> Path | None:
        """The file with this name, if it really is one of the site's."""
        if "\\x00" in name or any(part.startswith(".") for part in Path(name).parts):
            return None
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            ours = path.is_relative_to(self._folder) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if ours else None

    def _read(self, path: Path) -> tuple[str, bytes]:
        status = path.stat()
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
        kept = self._kept.get(path)
        if kept is None or kept[0] != tag:
            kept = (tag, path.read_bytes())
            if self._busy:
                self._kept[path] = kept
        return kept


SITE_FILES: Final = Site()


@route(PAGE_PATHS, http_method=READING, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    return previewed(request, PREVIEW)


@route(TABLE_PATHS, http_method=READING, include_in_schema=False)
async def table_page(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The client, with the link's preview."""
    services = services_of(request)
    try:
        summary = await summary_for(services, request, name)
    except StoreError:
        summary = None  # the page itself needs no database
    if summary is None:
        return SITE_FILES.page(request)
    return previewed(request, preview_of_table(summary))


def previewed(request: AnyRequest, preview: LinkPreview) -> Response[bytes]:
    """The client, with the link's preview."""
    origin = origin_of(services_of(request), request)
    return SITE_FILES.page_with(request, preview.tags(origin, request.url.path))


@route("/assets/{name:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return SITE_FILES.file(request, f"assets/{name.lstrip('/')}")


@route("/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def other_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return SITE_FILES.file(request, name)


def wants_page(request: AnyRequest) -> bool:
    """Does a person at a browser ask, and not our own client or a program?"""
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api/", "/assets/"))
    )


def for_people_too(handler: Handler) -> Handler:
    """People who open an unknown address see a page; programs get the plain answer."""

    def handle(request: AnyRequest, error: Exception) -> Response[Any]:
        answer = handler(request, error)
        lost = answer.status_code == 404 and wants_page(request)
        return SITE_FILES.lost(request) if lost else answer

    return handle


ERROR_HANDLERS: Final = {kind: for_people_too(handler) for kind, handler in HANDLERS.items()}

ROUTES = [page, table_page, asset, other_file]
