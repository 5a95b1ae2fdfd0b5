"""Scenarios of Evolution of Magical Creatures: their set-up, the options they prove, reports."""

from collections.abc import Sequence

from tangledbank.core import game as core
from tangledbank.creatures.game import Game
from tangledbank.creatures.options import OPTIONS
from tangledbank.creatures.traits.names import NAMES
from tangledbank.rulebook.creatures import written_position
from tangledbank.rulebook.creatures.bestiary_page import edition_page
from tangledbank.rulebook.creatures.options_page import options_page
from tangledbank.rulebook.creatures.setting import CreaturesSetting
from tangledbank.rulebook.scenario_adapter import ScenarioAdapter
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setting import Setting


class CreaturesScenarios(ScenarioAdapter):
    def setting(self, scenario: Scenario, edition: str) -> Setting:
        return CreaturesSetting(scenario)

    def more_holes(self, proven: set[str]) -> list[str]:
        """The values of the options that no scenario sets, the usual ones apart."""
        return [
            f"{option.clause} {option.name}={value}: has no scenario"
            for option in OPTIONS
            for value in option.words[1:]
            if f"{option.clause}={value}" not in proven and not value.isdecimal()
        ]

    def traits(self) -> Sequence[str]:
        return NAMES

    def edition_page(self, edition: str) -> str:
        return edition_page()

    def options_page(self) -> Sequence[str]:
        return list(options_page())

    def can_be_written(self, game: core.Game) -> bool:
        assert isinstance(game, Game)
        return written_position.can_be_written(game)

    def written(self, game: core.Game, seats: Sequence[int], since: Sequence[str]) -> list[str]:
        assert isinstance(game, Game)
        return written_position.written_position(game, seats)
