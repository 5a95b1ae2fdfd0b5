"""The second reading agrees with the engine at every decision of every scenario in the rulebook."""

from pathlib import Path

import pytest

from tangledbank.core.errors import GameError
from tangledbank.evolution.game import Game
from tangledbank.laws import reference
from tangledbank.rulebook.page_files import page_files
from tangledbank.rulebook.pages import folder, read_page
from tangledbank.rulebook.runner import Run, editions_of, scenario_of
from tangledbank.rulebook.script import CheckLine, PlayLine, Scenario

PAGES = page_files(folder() / "evolution")


class Watched(Run):
    """A scenario that is read a second time before each of its lines, and at its end."""

    def watch(self) -> None:
        if isinstance(self.game, Game):
            reference.check(self.game)

    def holds(self, step: PlayLine | CheckLine) -> bool:
        self.watch()
        return super().holds(step)


def watch(scenario: Scenario, edition: str) -> None:
    try:
        run = Watched(scenario, edition)
    except GameError:
        assert scenario.refused is not None or scenario.unreadable
        return
    run.play()
    run.watch()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_the_scenarios_of_a_page(page: Path) -> None:
    for block in read_page(page).blocks:
        scenario = scenario_of(block)
        for edition in editions_of(scenario):
            watch(scenario, edition)
