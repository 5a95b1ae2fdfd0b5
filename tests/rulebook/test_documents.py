"""What the pages for writers of scenarios say is all there, and there is no more."""

from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.core.event import Event
from tangledbank.rulebook.creatures import checks as creatures_checks
from tangledbank.rulebook.creatures import happened as creatures_happened
from tangledbank.rulebook.creatures.position import KEYS as CREATURES_KEYS
from tangledbank.rulebook.evolution import checks, happened
from tangledbank.rulebook.evolution.animal_checks import FURTHER, NUMBERED, STATES
from tangledbank.rulebook.evolution.animal_lines import MARKS
from tangledbank.rulebook.evolution.position import KEYS
from tangledbank.rulebook.options_page import COMMAND
from tangledbank.rulebook.pages import book, games
from tangledbank.rulebook.runner import Run, editions_of, scenario_of
from tangledbank.rulebook.script import Scenario

DOCS = Path(__file__).resolve().parents[2] / "docs"
EVOLUTION = (DOCS / "contribute/scenarios.md").read_text(encoding="utf-8")
CREATURES = (DOCS / "contribute/scenarios-creatures.md").read_text(encoding="utf-8")


def missing(words: list[str], page: str) -> list[str]:
    """The words that never begin something set as code, or follow `=` in it."""
    return [word for word in words if f"`{word}" not in page and f"`= {word}" not in page]


def test_every_set_up_line_is_told() -> None:
    keys = [key.removesuffix(" SEAT") for key in KEYS]
    assert missing(keys, EVOLUTION) == []
    keys = [key.removesuffix(" SEAT") for key in CREATURES_KEYS]
    assert missing(keys, CREATURES) == []


def test_every_mark_and_property_is_told() -> None:
    assert missing(MARKS, EVOLUTION) == []
    assert missing([*NUMBERED, *STATES, *FURTHER], EVOLUTION) == []


def test_every_expectation_is_told() -> None:
    whole = [*checks.WHOLE, *checks.YES_OR_NO, *checks.OTHERS, *checks.PER_SEAT]
    assert missing(whole, EVOLUTION) == []
    whole = [*creatures_checks.WHOLE, *creatures_checks.OTHERS, *creatures_checks.PER_SEAT]
    assert missing(whole, CREATURES) == []


def test_every_event_is_told() -> None:
    assert missing(happened.EVENTS.openings, EVOLUTION) == []
    assert missing(creatures_happened.EVENTS.openings, CREATURES) == []


@pytest.mark.slow(days=3)
@pytest.mark.parametrize("game", games())
def test_every_event_of_the_rulebook_has_a_known_form(game: str) -> None:
    """A form that is missing would make true expectations unreadable."""
    unknown: set[str] = set()
    for page in book(game).pages:
        for block in page.blocks:
            scenario = scenario_of(block)
            if scenario.refused is not None or scenario.unreadable:
                continue
            for edition in editions_of(scenario):
                unknown |= strange_events(Told(scenario, edition))
    assert unknown == set()


class Told(Run):
    """A run that keeps all its events, not only those of the last move."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        super().__init__(scenario, edition)
        self.all_told: set[str] = set()

    def note(self, events: list[Event]) -> None:
        super().note(events)
        self.all_told |= set(self.happened)


def strange_events(attempt: Told) -> set[str]:
    attempt.play()
    events = happened.EVENTS if attempt.edition != "creatures" else creatures_happened.EVENTS
    fits = attempt.setting.fits
    return {line for line in attempt.all_told if not events.accepts(line, True, fits)}


def test_the_page_of_options_is_the_one_that_the_program_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rulebook", "options"]) == 0
    page = (DOCS / "play/options.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out == page, f"run: {COMMAND}"


def test_the_page_of_options_links_to_headings_that_are_there() -> None:
    page = (DOCS / "play/options.md").read_text(encoding="utf-8")
    links = [part.partition(")")[0] for part in page.split("](")[1:]]
    assert len(links) > 90
    for link in links:
        path, _, anchor = link.partition("#")
        text = (DOCS / "play" / path).read_text(encoding="utf-8")
        headings = [line[3:].strip().lower() for line in text.split("\n") if line.startswith("## ")]
        assert anchor in [one.replace(" ", "-") for one in headings], link
