"""The lessons that ship: each can be played to its end, and has words in every language."""

import re
from pathlib import Path

import pytest

from tangledbank.lessons.checking import check_lesson
from tangledbank.lessons.course import LEARNER
from tangledbank.lessons.script import LessonText, message_of
from tangledbank.lessons.shelf import course, texts
from tangledbank.messages.languages import FOLDER

MESSAGE = re.compile(r"^(lesson-[a-z0-9-]+) =", re.MULTILINE)
#: What every lesson shares.
SHARED = {"guide", "next", "step", "instead", "real-game", "more", "again"}

every_lesson = pytest.mark.parametrize("text", texts(), ids=lambda text: text.name)


def messages(language: Path) -> set[str]:
    found = language / "lessons.ftl"
    return set(MESSAGE.findall(found.read_text(encoding="utf-8"))) if found.is_file() else set()


@every_lesson
def test_what_a_lesson_says_is_so(text: LessonText) -> None:
    assert [str(one) for one in check_lesson(text)] == []


@every_lesson
def test_every_decision_of_the_learner_is_spoken_of(text: LessonText) -> None:
    told = [one for one in course(text.name).path if one.seat == LEARNER]
    assert told
    assert [one.actions[0] for one in told if not one.says] == []


def test_no_words_are_left_over() -> None:
    used = {message_of(text.name, word) for text in texts() for word in text.words}
    used |= {f"lesson-{text.name}" for text in texts()} | {f"lesson-{word}" for word in SHARED}
    assert messages(FOLDER / "en") == used


def test_every_language_has_the_words() -> None:
    there = {one.name: messages(one) for one in FOLDER.iterdir() if (one / "lessons.ftl").is_file()}
    for language, found in there.items():
        assert found == there["en"], language


def test_chapters_have_their_own_places() -> None:
    places = [text.numbers["chapter"] for text in texts()]
    assert len(set(places)) == len(places)
