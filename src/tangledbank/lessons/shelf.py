"""The lessons there are, each read and played through when it is first wanted."""

from functools import cache
from pathlib import Path
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.lessons.course import Course, play
from tangledbank.lessons.script import SUFFIX, LessonText, parse_lesson
from tangledbank.rulebook.text_file import read_text

FOLDER: Final = Path(__file__).parent / "files"


def read_lesson(path: Path) -> LessonText:
    return parse_lesson(read_text(path), str(path))


@cache
def texts() -> list[LessonText]:
    """All lessons, in the order in which they are offered."""
    found = [read_lesson(path) for path in FOLDER.glob(f"*{SUFFIX}")]
    return sorted(found, key=lambda one: (one.numbers["chapter"], one.name))


def names() -> list[str]:
    return [one.name for one in texts()]


@cache
def course(name: str) -> Course:
    """The course of a lesson; `GameError` if there is none of that name."""
    if name not in names():
        raise GameError(f"no lesson is called {name!r}; the lessons are {', '.join(names())}")
    made, failures = play(read_lesson(FOLDER / f"{name}{SUFFIX}"))
    if failures:
        raise GameError(str(failures[0]))
    return made
