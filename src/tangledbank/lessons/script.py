"""A lesson's text: a scenario whose lines also tell what the guide says.

Beside what a scenario has, a lesson has lines that begin with `"` (the name of what the guide says
next), plays with several ways (`> you: take A1 or take A2`), and plays that have to wait
(`> you: pass -> later eat-first`).
"""

import re
from pathlib import Path
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.rulebook.script import COMMENT, CheckLine, PlayLine, Scenario, read_line

SUFFIX: Final = ".lesson"
OR: Final = " or "
LATER: Final = "later"
#: What a lesson, or something the guide says, may be called.
WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: Lines of a lesson's own, before the set-up; the value of each is a number.
NUMBERS: Final = ("chapter", "minutes")


class ToldLine(PlayLine):
    """A move of a lesson: any of its `ways`; before it the guide says `says`."""

    def __init__(self, number: int, seat: str, ways: list[str]) -> None:
        super().__init__(number, seat, ways[0], None)
        self.ways = ways
        self.says: list[str] = []


class LaterLine(PlayLine):
    """A legal move that the lesson has no use for here; `word` is what the guide answers."""

    def __init__(self, number: int, seat: str, action: str, word: str) -> None:
        super().__init__(number, seat, action, None)
        self.word = word


class LessonText:
    """A lesson as it was written."""

    def __init__(self, name: str, scenario: Scenario) -> None:
        self.name = name
        self.scenario = scenario
        self.numbers: dict[str, int] = {}
        self.ends: list[str] = []  # what the guide says after the last move
        self.words: dict[str, int] = {}  # everything the guide says, each with its line

    @property
    def told(self) -> list[ToldLine]:
        return [step for step in self.scenario.steps if isinstance(step, ToldLine)]


def message_of(lesson: str, word: str) -> str:
    """The message that is meant by a word of a lesson."""
    return f"lesson-{lesson}-{word}"


def parse_lesson(text: str, source: str) -> LessonText:
    """Read a lesson; `ScenarioError` says what is wrong with it."""
    scenario = Scenario(source, 1, "")
    lesson = LessonText(Path(source).stem, scenario)
    if WORD.fullmatch(lesson.name) is None:
        raise scenario.fail(1, f"{lesson.name!r}: name the file in small letters, such as first")
    waiting: list[str] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = COMMENT.sub("", raw).strip()
        if not line:
            continue
        try:
            if line.startswith('"'):
                waiting.append(_word(lesson, number, line[1:]))
            else:
                _line(lesson, number, line, waiting)
        except GameError as error:
            raise scenario.fail(number, getattr(error, "message", str(error))) from None
    lesson.ends = waiting
    _check_whole(lesson)
    return lesson


def _word(lesson: LessonText, number: int, text: str) -> str:
    word = text.strip()
    if WORD.fullmatch(word) is None:
        raise GameError(
            f"{word!r}: after '\"' write the last part of a message's name, such as eat "
            f"for {message_of(lesson.name, 'eat')}"
        )
    if word in lesson.words:
        raise GameError(f"{word!r} is already said in line {lesson.words[word]}: say it once")
    lesson.words[word] = number
    return word


def _line(lesson: LessonText, number: int, line: str, waiting: list[str]) -> None:
    scenario = lesson.scenario
    key, colon, value = line.partition(":")
    if colon and key.strip() in NUMBERS and not scenario.steps:
        lesson.numbers[key.strip()] = _number(key.strip(), value.strip())
        return
    if not line.startswith(">") or ("->" in line and LATER not in line.partition("->")[2].split()):
        if waiting and not scenario.steps and not line.startswith(("=", ">")):
            raise GameError("set the table up before the guide says anything")
        read_line(scenario, number, line)
        return
    body, arrow, tail = line[1:].partition("->")
    seat, colon, action = body.partition(":")
    ways = [" ".join(way.split()) for way in f" {action} ".split(OR)]
    if not colon or not seat.strip() or not all(ways):
        raise GameError(f"{line!r}: write '> SEAT: ACTION'")
    if seat.strip() == "dice":
        read_line(scenario, number, line)
        return
    if arrow:
        words = tail.split()
        if len(words) != 2 or len(ways) != 1:
            raise GameError("write '> SEAT: ACTION -> later WORD'")
        later = LaterLine(number, seat.strip(), ways[0], words[1])
        if WORD.fullmatch(words[1]) is None:
            raise GameError(f"{words[1]!r} is not the last part of a message's name")
        lesson.words.setdefault(words[1], number)
        scenario.steps.append(later)
        return
    told = ToldLine(number, seat.strip(), ways)
    told.says = waiting[:]
    waiting.clear()
    scenario.steps.append(told)


def _number(key: str, value: str) -> int:
    if not (value.isascii() and value.isdecimal() and 0 < int(value) < 1000):
        raise GameError(f"'{key}:' takes a number from 1 to 999, not {value!r}")
    return int(value)


def _check_whole(lesson: LessonText) -> None:
    scenario = lesson.scenario
    for key in NUMBERS:
        if key not in lesson.numbers:
            raise scenario.fail(1, f"a lesson needs a line '{key}: ...'")
    if not scenario.title:
        raise scenario.fail(1, "a lesson needs a line 'title: ...'")
    if len(scenario.editions) != 1 or scenario.editions == ["all"]:
        raise scenario.fail(1, "a lesson is played in one edition: 'edition: gift'")
    if not lesson.told:
        raise scenario.fail(1, "this lesson plays nothing: add lines with '>'")
    if not lesson.ends:
        raise scenario.fail(
            lesson.told[-1].number, "let the guide say something at the end: add a line with '\"'"
        )
    if not any(isinstance(step, CheckLine) for step in scenario.steps):
        raise scenario.fail(1, "this lesson proves nothing of what is said: add lines with '='")
