"""The set-up lines of a scenario, taken one by one; a line that nobody takes is an error."""

import re
from collections.abc import Callable, Iterable, Mapping

from tangledbank.core.errors import GameError
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import PlayLine, Scenario, ScenarioError, SetLine

MORE = re.compile(r"^(\d{1,3}) more$")


class SetupLines:
    """Reads simple values from the lines that set a position up."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.lines: dict[str, SetLine] = {}
        for line in scenario.setup:
            if line.key in self.lines:
                first = self.lines[line.key].number
                raise self.error(
                    line.number, f"{line.key!r} is given twice (first in line {first}): keep one"
                )
            self.lines[line.key] = line

    def error(self, line: int, message: str) -> ScenarioError:
        return self.scenario.fail(line, message)

    def check_options(self, readers: Mapping[str, Callable[[str], object]]) -> None:
        """Refuse an option or a value that this game does not have."""
        for name, value in self.scenario.options.items():
            line = self.scenario.option_lines[name]
            read = readers.get(name)
            if read is None:
                hint = did_you_mean(name, readers) or f"; the options are {', '.join(readers)}"
                raise self.error(line, f"no option is called {name!r}{hint}")
            try:
                read(value)
            except GameError as error:
                raise self.error(line, str(error)) from None

    def mentioned(self) -> set[str]:
        """Every word of the scenario, to see who takes part."""
        text = " ".join(f"{one.key} {one.value}" for one in self.scenario.setup)
        for step in self.scenario.steps:
            if isinstance(step, PlayLine):
                text += f" {step.seat} {step.action}"
            else:
                text += f" {step.key} {step.value}"
        return set(re.findall(r"[A-Za-z]+\d*", text))

    def number(self, key: str, default: int, low: int = 0, high: int = 999) -> int:
        line = self.lines.pop(key, None)
        if line is None:
            return default
        if not is_number(line.value) or not low <= int(line.value) <= high:
            raise self.error(
                line.number, f"{key} is a whole number from {low} to {high}, not {line.value!r}"
            )
        return int(line.value)

    def yes(self, key: str) -> bool:
        line = self.lines.pop(key, None)
        if line is not None and line.value not in ("yes", "no"):
            raise self.error(line.number, f"{key} is yes or no, not {line.value!r}")
        return line is not None and line.value == "yes"

    def one_of(self, key: str, known: list[str], default: str) -> str:
        line = self.lines.pop(key, None)
        if line is None:
            return default
        if line.value not in known:
            hint = did_you_mean(line.value, known) or f"; write one of {', '.join(known)}"
            raise self.error(line.number, f"{key}: {line.value!r} is unknown{hint}")
        return line.value

    def refuse_idle(self, phase: str, keys: Iterable[str], wanted: str) -> None:
        """Refuse lines that this phase would silently ignore."""
        for key in keys:
            line = self.lines.get(key)
            if line is not None:
                raise self.error(
                    line.number,
                    f"{key!r} has no effect in phase {phase}: remove it, or set up {wanted}",
                )

    def refuse_rest(self, known: Iterable[str]) -> None:
        """Refuse the first line that nobody took."""
        for line in self.lines.values():
            hint = did_you_mean(line.key, known) or f"; there are {', '.join(known)}"
            raise self.error(line.number, f"unknown set-up line {line.key!r}{hint}")


def words_of(text: str) -> list[str]:
    return text.replace(",", " ").split()


def split(text: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def and_more(parts: list[str]) -> tuple[list[str], int]:
    """`piracy, running, 3 more`: the named ones, and how many unknown ones are below."""
    match = MORE.match(parts[-1]) if parts else None
    if match is None:
        return parts, 0
    return parts[:-1], int(match.group(1))


def pile(known: list[str] | None, size: int) -> str:
    """A pile of cards in a set-up line: its cards, or how many there are."""
    if not size:
        return "empty"
    return str(size) if known is None else ", ".join(known)
