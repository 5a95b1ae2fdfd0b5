"""The fences of a Markdown page: where a block of code begins, and whether it is a scenario."""

import re
from difflib import get_close_matches

from tangledbank.core.errors import GameError

OPENING = re.compile(r"^(\s*)(`{3,}|~{3,})\s*([^`]*)$")


class Fence:
    """An open block: its first line, its kind of fence, and its content so far."""

    def __init__(self, number: int, mark: str, scenario: bool) -> None:
        self.number = number
        self.mark = mark
        self.scenario = scenario
        self.lines: list[str] = []

    def closed_by(self, line: str) -> bool:
        """At least as many of the same marks, and nothing else, close a fence."""
        text = line.strip()
        return len(text) >= len(self.mark) and text == self.mark[0] * len(text)

    def swallows(self, line: str) -> bool:
        """Would a scenario begin here, if this block had been closed before?"""
        return self.mark == "```" and line.strip() == "```scenario"


def unclosed(source: str, fence: Fence) -> GameError:
    what = "scenario" if fence.scenario else "block"
    return GameError(
        f"{source}:{fence.number}: this {what} is never closed: end it with a line {fence.mark}"
    )


def opening(line: str, number: int, source: str) -> Fence | None:
    """The fence that this line opens; one that looks almost like a scenario's is refused."""
    found = OPENING.match(line)
    if found is None:
        return None
    indent, mark, words = found.groups()
    if words.strip() == "scenario":
        if indent or mark != "```":
            raise GameError(f"{source}:{number}: begin a scenario with ```scenario at the margin")
        return Fence(number, mark, True)
    if get_close_matches(words.lower().split(" ")[0], ["scenario"], cutoff=0.8):
        raise GameError(
            f"{source}:{number}: {words.strip()!r} would not be run: write ```scenario, and the "
            "title in a line of its own"
        )
    return Fence(number, mark, False)
