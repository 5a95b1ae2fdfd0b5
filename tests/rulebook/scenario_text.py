"""Scenarios written in a test, and what is wrong with them."""

from tangledbank.core.errors import GameError
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import run, scenario_of


def problems(text: str, source: str = "here.md") -> list[str]:
    """Run a scenario; every failure, beginning with its line."""
    block = Block(source, 1, text.strip("\n"), "")
    try:
        return [f"{one.line}: {one.text}" for one in run(scenario_of(block))]
    except GameError as error:
        return [str(error)]


def malformed(text: str) -> list[bool]:
    """Whether each failure is a mistake of writing (and not an expectation that fails)."""
    return [one.malformed for one in run(scenario_of(Block("here.md", 1, text.strip("\n"), "")))]
