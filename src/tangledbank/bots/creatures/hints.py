"""Reasons for a move in Evolution of Magical Creatures: transmutations and energy."""

from typing import ClassVar

from tangledbank.bots.hint_adapter import HintAdapter
from tangledbank.core import game as core
from tangledbank.creatures.game import Game


class CreaturesHints(HintAdapter):
    points = ("hint-more-tokens", "hint-fewer-tokens")
    measures: ClassVar[dict[str, tuple[str, str]]] = {
        "energy": ("hint-more-energy", "hint-less-energy")
    }

    def measured(self, game: core.Game, seat: int) -> dict[str, float]:
        assert isinstance(game, Game)
        return {"energy": float(sum(one.energy for one in game.state.players[seat].creatures))}

    def is_empty(self, game: core.Game, seat: int) -> bool:
        assert isinstance(game, Game)
        return not game.state.players[seat].creatures
