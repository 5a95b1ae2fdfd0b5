"""The lessons that a table can be made of, which stay the same while the server runs."""

from typing import Final

from litestar import Response, get

from tangledbank.lessons import shelf
from tangledbank.server.web.openapi import errors
from tangledbank.server.web.prepared import Prepared
from tangledbank.server.web.problems import AnyRequest
from tangledbank.server.wire.api import LessonInfo


def lessons() -> list[LessonInfo]:
    return [
        LessonInfo(
            text.name, text.scenario.title, text.scenario.editions[0], text.numbers["minutes"]
        )
        for text in shelf.texts()
    ]


LESSONS: Final = Prepared(lessons)


@get("/api/lessons", operation_id="lessons", responses=errors())
async def get_lessons(request: AnyRequest) -> Response[bytes]:
    """All lessons, in the order in which they are offered (a list of `LessonInfo`)."""
    return LESSONS.answer(request)


ROUTES = [get_lessons]
