"""The documentation at `/docs`, if it has been built (`python3 run.py docs`)."""

from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.params import FromPath
from litestar.response import Redirect

from tangledbank.server.web.pages import READING, Site
from tangledbank.server.web.problems import AnyRequest

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs"
FIRST_PAGE: Final = "index.html"

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tangled Bank: documentation</title>
<h1>The documentation isn't built</h1>
<p>In a checkout, run this once, then load the page again:</p>
<pre>python3 run.py docs</pre>
<p>The same pages are in the folder <code>docs</code> of the sources.</p>
<p><a href="/">Back to the game</a></p>
"""

DOCS: Final = Site(FOLDER, busy=False)


def is_built() -> bool:
    return DOCS.has(FIRST_PAGE)


@route("/docs", http_method=READING, include_in_schema=False, sync_to_thread=False)
def first_page(request: AnyRequest) -> Response[bytes] | Redirect:
    """Its links are relative, so the address must name the page."""
    if not is_built():
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/html")
    return Redirect(f"/docs/{FIRST_PAGE}", status_code=302)


@route("/docs/{name:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def docs_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return DOCS.file(request, name)


ROUTES = [first_page, docs_file]
