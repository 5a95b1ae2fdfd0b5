"""What scenarios and the rulebook ask of a game.

A game without an adapter of its own is set up by its throws alone (`plain_setting`).
"""

from collections.abc import Sequence
from functools import cache

from tangledbank.core.game import Game
from tangledbank.core.kind import SCENARIOS, not_an_adapter, own_adapter
from tangledbank.rulebook.plain_setting import PlainSetting
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setting import Setting


class ScenarioAdapter:
    """The scenarios of one game."""

    def setting(self, scenario: Scenario, edition: str) -> Setting:
        """The scenario set up, waiting to be played."""
        return PlainSetting(scenario, edition)

    # Options

    def preset_values(self, editions: list[str], scenario: Scenario) -> set[str]:
        """The values (`D-17=need`) that a scenario proves by playing in these editions."""
        return set()

    def option_holes(self, clause: str, proven: set[str]) -> list[str] | None:
        """The values of an option that no scenario sets; none if the clause is not an option."""
        return None

    def more_holes(self, proven: set[str]) -> list[str]:
        """Whatever else of this book is not proven."""
        return []

    def base_of(self, edition: str) -> str:
        """The edition whose booklet this one goes by where its own says nothing."""
        return ""

    # Traits

    def traits(self) -> Sequence[str]:
        """The traits that have a page."""
        return []

    def options_page(self) -> Sequence[str]:
        """All options and their values, for the page that lists them."""
        return []

    def edition_page(self, edition: str) -> str:
        """What there is to say of an edition as a whole."""
        return ""

    # Reports

    def can_be_written(self, game: Game) -> bool:
        """Can a set-up describe this moment?"""
        return False

    def written(self, game: Game, seats: Sequence[int], since: Sequence[str]) -> list[str]:
        """The set-up lines of this moment, as these seats know it; `since` was done later."""
        return []


@cache
def scenarios_of(kind: str) -> ScenarioAdapter:
    found = own_adapter(kind, SCENARIOS)
    if found is None:
        return ScenarioAdapter()
    if not isinstance(found, ScenarioAdapter):
        raise not_an_adapter(
            kind, SCENARIOS, "tangledbank.rulebook.scenario_adapter.ScenarioAdapter"
        )
    return found
