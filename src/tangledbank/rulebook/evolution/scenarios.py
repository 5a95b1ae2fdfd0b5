"""Scenarios of The Origin of Species: their set-up, the options they prove, reports."""

from collections.abc import Sequence

from tangledbank.core import game as core
from tangledbank.evolution.game import Game
from tangledbank.evolution.options import EDITIONS, OPTIONS, Option
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.evolution import written_position
from tangledbank.rulebook.evolution.options_page import options_page
from tangledbank.rulebook.evolution.setting import EvolutionSetting
from tangledbank.rulebook.scenario_adapter import ScenarioAdapter
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setting import Setting

BY_ID = {option.id: option for option in OPTIONS}


class EvolutionScenarios(ScenarioAdapter):
    def setting(self, scenario: Scenario, edition: str) -> Setting:
        return EvolutionSetting(scenario, edition)

    def preset_values(self, editions: list[str], scenario: Scenario) -> set[str]:
        """An edition's own value of an option counts where a scenario says that it is about it."""
        return {
            f"{option.id}={_word(option.preset(edition))}"
            for option in OPTIONS
            if option.id in scenario.covers and option.name not in scenario.options
            for edition in editions
            if edition in EDITIONS
        }

    def option_holes(self, clause: str, proven: set[str]) -> list[str] | None:
        option = BY_ID.get(clause)
        return None if option is None else holes_of(option, proven)

    def base_of(self, edition: str) -> str:
        # The first edition of Continents takes all of the base game from the gift set's booklet.
        return "gift" if edition == "cont1" else ""

    def traits(self) -> Sequence[str]:
        return NAMES

    def options_page(self) -> Sequence[str]:
        return list(options_page())

    def can_be_written(self, game: core.Game) -> bool:
        assert isinstance(game, Game)
        return written_position.can_be_written(game)

    def written(self, game: core.Game, seats: Sequence[int], since: Sequence[str]) -> list[str]:
        assert isinstance(game, Game)
        words = [line.split() for line in since]
        shown = {one[1]: "anglerfish" for one in words if one[0] == "reveal"}
        return written_position.written_position(game, seats, shown)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def holes_of(option: Option, proven: set[str]) -> list[str]:
    """The values of an option that no scenario sets."""
    name = option.id
    wanted = list(option.words)
    if option.name == "tie_break":
        wanted += [str(option.preset(edition)) for edition in EDITIONS]
    missing = [value for value in dict.fromkeys(wanted) if f"{name}={value}" not in proven]
    if option.high >= option.low and not any(
        one.partition("=")[2].isdecimal() for one in proven if one.startswith(f"{name}=")
    ):
        missing.append("a number")
    return [f"{name} {option.name}={value}: has no scenario" for value in missing]
