"""A scenario's text, read into set-up lines, plays and expectations.  `docs/scenarios.md` tells
how to write one."""

from tangledbank.core.errors import GameError


class ScenarioError(GameError):
    """A scenario that cannot be read or set up: source, line and what was expected."""

    def __init__(self, source: str, line: int, message: str) -> None:
        super().__init__(f"{source}:{line}: {message}")


class SetLine:
    """`key: value`, before the play."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


class PlayLine:
    """`> seat: action`, perhaps `-> refused CLAUSE ...`."""

    def __init__(self, number: int, seat: str, action: str, refused: list[str] | None) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.refused = refused


class CheckLine:
    """`= thing: value`."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value


class Scenario:
    """One scenario, for one edition."""

    def __init__(self, source: str, line: int, clause: str) -> None:
        self.source = source
        self.line = line
        self.clause = clause
        self.title = ""
        self.editions: list[str] = []
        self.covers: list[str] = [clause] if clause else []
        self.options: dict[str, str] = {}
        self.refused: list[str] | None = None  # the set-up must be refused with these words
        self.setup: list[SetLine] = []
        self.steps: list[PlayLine | CheckLine] = []

    def fail(self, number: int, message: str) -> ScenarioError:
        return ScenarioError(self.source, number, message)

    @property
    def name(self) -> str:
        return f"{self.source}:{self.line}"


def parse(text: str, source: str, first_line: int, clause: str) -> Scenario:
    """Read a scenario; `first_line` is the line of the file that its text begins on."""
    scenario = Scenario(source, first_line, clause)
    for offset, raw in enumerate(text.splitlines()):
        number = first_line + offset
        line = _without_comment(raw).strip()
        if not line:
            continue
        if line.startswith(">"):
            scenario.steps.append(_play(scenario, number, line[1:].strip()))
        elif line.startswith("="):
            key, value = _pair(scenario, number, line[1:].strip())
            scenario.steps.append(CheckLine(number, key, value))
        elif scenario.steps:
            raise scenario.fail(
                number, f"{line!r}: after the first play only lines with '>' and '=' may follow"
            )
        else:
            _set(scenario, number, line)
    if scenario.refused is not None:
        if scenario.steps:
            raise scenario.fail(first_line, "a set-up that is refused cannot be played")
        return scenario
    if not scenario.steps:
        raise scenario.fail(first_line, "this scenario plays ('>') and expects ('=') nothing")
    if not any(isinstance(step, CheckLine) or step.refused is not None for step in scenario.steps):
        raise scenario.fail(first_line, "this scenario expects nothing: add a line with '='")
    return scenario


def _without_comment(line: str) -> str:
    if line.lstrip().startswith("#"):
        return ""
    place = line.find(" #")
    return line if place < 0 else line[:place]


def _pair(scenario: Scenario, number: int, line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise scenario.fail(number, f"{line!r}: write 'thing: value'")
    return " ".join(key.split()), value.strip()


def _play(scenario: Scenario, number: int, line: str) -> PlayLine:
    body, arrow, tail = line.partition("->")
    seat, colon, action = body.partition(":")
    if not colon:
        raise scenario.fail(number, f"{line!r}: write '> SEAT: ACTION'")
    refused: list[str] | None = None
    if arrow:
        words = tail.replace(",", " ").split()
        if not words or words[0] != "refused":
            raise scenario.fail(number, f"{tail.strip()!r}: after '->' write 'refused CLAUSE ...'")
        refused = words[1:]
    return PlayLine(number, seat.strip(), " ".join(action.split()), refused)


def _set(scenario: Scenario, number: int, line: str) -> None:
    key, value = _pair(scenario, number, line)
    if key == "title":
        scenario.title = value
    elif key in ("edition", "editions"):
        scenario.editions += value.replace(",", " ").split()
    elif key == "covers":
        scenario.covers += value.replace(",", " ").split()
    elif key == "set-up":
        words = value.replace(",", " ").split()
        if not words or words[0] != "refused":
            raise scenario.fail(number, "write 'set-up: refused CLAUSE ...'")
        scenario.refused = words[1:]
    elif key in ("option", "options"):
        for word in value.replace(",", " ").split():
            name, equals, setting = word.partition("=")
            if not equals:
                raise scenario.fail(number, f"{word!r}: write 'option: name=value'")
            scenario.options[name] = setting
    else:
        scenario.setup.append(SetLine(number, key, value))
