"""Responses that never change while the server runs: encoded and compressed once."""

import gzip
import hashlib
import threading
from collections.abc import Callable

import msgspec
from litestar import Response

from tangledbank.server.web.problems import AnyRequest

#: Clients revalidate a cached copy, which costs next to nothing.
CACHING = "public, max-age=300, stale-while-revalidate=86400"


class Prepared:
    """One such response; it is made on the first request."""

    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._plain = b""
        self._small = b""
        self._tag = ""
        self._lock = threading.Lock()

    def prepare(self) -> None:
        with self._lock:  # made in a thread at the start, or by an earlier request
            if not self._tag:
                self._plain = msgspec.json.encode(self._make())
                self._small = gzip.compress(self._plain, 9, mtime=0)
                self._tag = f'W/"{hashlib.sha256(self._plain).hexdigest()[:24]}"'

    @property
    def small_size(self) -> int:
        self.prepare()
        return len(self._small)

    def answer(self, request: AnyRequest) -> Response[bytes]:
        self.prepare()
        headers = {"ETag": self._tag, "Cache-Control": CACHING, "Vary": "Accept-Encoding"}
        if has_tag(request.headers.get("if-none-match", ""), self._tag):
            return Response(b"", status_code=304, headers=headers, media_type="application/json")
        body = self._plain
        if takes_gzip(request.headers.get("accept-encoding", "")):
            body = self._small
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type="application/json")


def has_tag(asked: str, tag: str) -> bool:
    bare = tag.removeprefix("W/")
    tags = [one.strip().removeprefix("W/") for one in asked.split(",")]
    return "*" in tags or bare in tags


def takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        coding, _, quality = one.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
