"""A scenario's text, read into set-up lines, plays and expectations.

`docs/contribute/scenarios.md` explains how to write one.
"""

import re

from tangledbank.core.errors import GameError
from tangledbank.rulebook.references import check_covered, check_id

COMMENT = re.compile(r"(^|\s)#.*$")

#: The lines that every game has.
HEADERS = ("title", "edition", "editions", "covers", "set-up", "option", "options")

#: Precedes clauses that must be all the reasons.
ONLY = "only"

#: Clauses that must be among the reasons: one of each inner list.
Clauses = list[list[str]]


class ScenarioError(GameError):
    """A scenario that cannot be read or set up: source, line and what was expected."""

    def __init__(self, source: str, line: int, message: str) -> None:
        super().__init__(f"{source}:{line}: {message}")
        self.line = line
        self.message = message


class SetLine:
    """`key: value`, before the play."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


class PlayLine:
    """`> seat: action`, perhaps `-> refused CLAUSE ...` or `-> unreadable`."""

    def __init__(self, number: int, seat: str, action: str, refused: Clauses | None) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.refused = refused
        self.only = False  # refused by these clauses and no others
        self.unreadable: str | None = None  # refused when it is read, with these words


class CheckLine:
    """`= thing: value`."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


class Scenario:
    """One scenario, for one or more editions."""

    def __init__(self, source: str, line: int, clause: str) -> None:
        self.source = source
        self.line = line
        self.clause = clause
        self.title = ""
        self.title_line = 0
        self.editions: list[str] = []
        self.covers: list[str] = [clause] if clause else []
        self.options: dict[str, str] = {}
        self.option_lines: dict[str, int] = {}
        self.refused: Clauses | None = None  # the set-up must be refused by these clauses
        self.unreadable = ""  # the set-up is unreadable, and the message contains these words
        self.setup: list[SetLine] = []
        self.steps: list[PlayLine | CheckLine] = []

    def fail(self, number: int, message: str) -> ScenarioError:
        return ScenarioError(self.source, number, message)

    @property
    def name(self) -> str:
        return f"{self.source}:{self.line}"


def parse(text: str, source: str, first_line: int, clause: str) -> Scenario:
    """Read a scenario; `first_line` is the line of the file where its text begins."""
    scenario = Scenario(source, first_line, clause)
    for offset, raw in enumerate(text.split("\n")):
        number = first_line + offset
        line = COMMENT.sub("", raw).strip()
        if not line:
            continue
        try:
            read_line(scenario, number, line)
        except ScenarioError:
            raise
        except GameError as error:
            raise scenario.fail(number, str(error)) from None
    check_whole(scenario)
    return scenario


def read_line(scenario: Scenario, number: int, line: str) -> None:
    if line.startswith(">"):
        scenario.steps.append(_play(number, line[1:].strip()))
    elif line.startswith("="):
        key, value = _pair(line[1:].strip())
        if not value:
            raise GameError(
                f"say what is expected of {key!r} after the colon "
                "('none' or 'empty' where there is nothing)"
            )
        scenario.steps.append(CheckLine(number, key, value))
    elif scenario.steps:
        raise GameError(f"{line!r}: after the first play only lines with '>' and '=' may follow")
    else:
        _set(scenario, number, line)


def check_whole(scenario: Scenario) -> None:
    """Refuse a scenario that proves nothing."""
    if scenario.refused is not None or scenario.unreadable:
        if scenario.steps:
            raise scenario.fail(
                scenario.steps[0].number,
                "a set-up that is refused cannot be played: remove this line or 'set-up: refused'",
            )
        return
    if not scenario.steps:
        raise scenario.fail(
            scenario.line, "this scenario plays ('>') and expects ('=') nothing: add lines for both"
        )
    if not any(isinstance(step, CheckLine) or step.refused is not None for step in scenario.steps):
        raise scenario.fail(scenario.line, "this scenario expects nothing: add a line with '='")


def _pair(line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon or not key.strip():
        raise GameError(f"{line!r}: write 'thing: value'")
    return " ".join(key.split()), value.strip()


def read_clauses(text: str) -> Clauses:
    """`A B` requires both clauses, `A or B` one of them (`only A B`: and no others)."""
    wanted: Clauses = []
    joined = False
    words = text.replace(",", " ").split()
    if words == [ONLY]:
        raise GameError("name the clauses that refuse it after 'only'")
    for word in words[1:] if words[:1] == [ONLY] else words:
        if word == "or":
            if joined or not wanted:
                raise GameError(f"{text.strip()!r}: 'or' goes between two clauses")
            joined = True
            continue
        check_id(word)
        if joined:
            wanted[-1].append(word)
        else:
            wanted.append([word])
        joined = False
    if joined:
        raise GameError(f"{text.strip()!r}: 'or' goes between two clauses")
    return wanted


def names_all(text: str) -> bool:
    """Must these clauses be all the reasons?"""
    return text.split()[:1] == [ONLY]


def told(alternatives: list[str]) -> str:
    """One or several clauses, one of which is required."""
    return " or ".join(alternatives)


def _play(number: int, line: str) -> PlayLine:
    body, arrow, tail = line.partition("->")
    seat, colon, action = body.partition(":")
    if not colon or not seat.strip() or not action.strip():
        raise GameError(f"{line!r}: write '> SEAT: ACTION'")
    play = PlayLine(number, seat.strip(), " ".join(action.split()), None)
    if arrow:
        words = tail.split(maxsplit=1)
        rest = words[1] if len(words) > 1 else ""
        if words[:1] == ["unreadable"]:
            play.refused, play.unreadable = [], " ".join(rest.split())
        elif words[:1] == ["refused"]:
            play.refused = read_clauses(rest)
            play.only = names_all(rest)
        else:
            raise GameError(
                f"{tail.strip()!r}: after '->' write 'refused CLAUSE ...' or 'unreadable'"
            )
    return play


def _set(scenario: Scenario, number: int, line: str) -> None:
    key, value = _pair(line)
    words = value.replace(",", " ").split()
    if key in HEADERS and not words:
        raise GameError(f"'{key}:' is empty: give it a value, or remove the line")
    if key == "title":
        if scenario.title:
            raise GameError("'title' is given twice: keep one")
        scenario.title = value
        scenario.title_line = number
    elif key in ("edition", "editions"):
        for word in words:
            if word in scenario.editions:
                raise GameError(f"edition {word!r} is given twice")
            scenario.editions.append(word)
    elif key == "covers":
        for word in words:
            check_covered(word)
        scenario.covers += words
    elif key == "set-up":
        if words[0] == "unreadable" and len(words) > 1:
            scenario.unreadable = " ".join(value.split()[1:])
            return
        if words[0] != "refused":
            raise GameError("write 'set-up: refused CLAUSE ...' or 'set-up: unreadable WORDS'")
        scenario.refused = read_clauses(value.removeprefix("refused"))
        if not scenario.refused:
            raise GameError("name the clause that refuses it: 'set-up: refused BASE-SETUP-01'")
    elif key in ("option", "options"):
        _options(scenario, number, words)
    else:
        scenario.setup.append(SetLine(number, key, value))


def _options(scenario: Scenario, number: int, words: list[str]) -> None:
    for word in words:
        name, equals, setting = word.partition("=")
        if not equals or not name or not setting:
            raise GameError(f"{word!r}: write 'option: name=value', without spaces around '='")
        if name in scenario.options:
            raise GameError(f"option {name!r} is given twice")
        scenario.options[name] = setting
        scenario.option_lines[name] = number
