"""Checks a lesson: its moves, what it claims, and that its guide has the words."""

from tangledbank.lessons.course import play
from tangledbank.lessons.script import LessonText, message_of
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import speech
from tangledbank.rulebook.runner import Failure


def check_lesson(text: LessonText) -> list[Failure]:
    """Everything that is wrong with a lesson."""
    course, failures = play(text)
    said = speech(ENGLISH)
    words = {f"lesson-{text.name}": 1}
    words |= {message_of(text.name, word): line for word, line in text.words.items()}
    for message, line in words.items():
        if not said.knows(message):
            missing = f"the messages have no {message}: add it to lessons.ftl"
            failures.append(Failure(text.scenario, course.edition, line, missing, malformed=True))
    return failures
