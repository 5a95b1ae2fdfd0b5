"""The scenarios of a file."""

from pathlib import Path

from tangledbank.core.errors import GameError
from tangledbank.rulebook.pages import Block, parse_page
from tangledbank.rulebook.runner import editions_of
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.text_file import read_text


def blocks_in(path: Path) -> list[Block]:
    """The scenarios of a file: fenced ones in Markdown, bare ones (split by ---) elsewhere."""
    text = read_text(path)
    fenced = any(line.strip() == "```scenario" for line in text.split("\n"))
    if path.suffix.lower() == ".md" or fenced:
        return parse_page(text, str(path)).blocks
    return bare_blocks(text, str(path))


def bare_blocks(text: str, source: str) -> list[Block]:
    blocks: list[Block] = []
    lines: list[str] = []
    start = 1
    for number, line in enumerate([*text.split("\n"), "---"], 1):
        if line.strip() != "---":
            lines.append(line)
            continue
        if any(one.strip() for one in lines):
            blocks.append(Block(source, start, "\n".join(lines), ""))
        lines, start = [], number + 1
    return blocks


class Titles:
    """The titles of one file; a title must be unique within a clause and an edition."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, str, str], int] = {}

    def add(self, scenario: Scenario) -> None:
        if not scenario.title:
            return
        for edition in editions_of(scenario):
            key = (scenario.clause, scenario.title, edition)
            first = self.lines.setdefault(key, scenario.title_line)
            if first != scenario.title_line:
                raise GameError(
                    f"{scenario.source}:{scenario.title_line}: the title {scenario.title!r} is "
                    f"already used in line {first}: say what is different here"
                )
