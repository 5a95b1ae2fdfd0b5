"""Reasons for a move in The Origin of Species: lives, cards and points."""

from typing import ClassVar

from tangledbank.bots.hint_adapter import HintAdapter
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name


class EvolutionHints(HintAdapter):
    measures: ClassVar[dict[str, tuple[str, str]]] = {
        "cards": ("hint-more-cards", "hint-fewer-cards")
    }

    def measured(self, game: core.Game, seat: int) -> dict[str, float]:
        assert isinstance(game, Game)
        return {"cards": float(len(game.state.players[seat].hand))}

    def living(self, game: core.Game) -> dict[str, int]:
        assert isinstance(game, Game)
        return {
            animal_name(one.ref): player.seat
            for player in game.state.players
            for one in player.animals
        }

    def is_empty(self, game: core.Game, seat: int) -> bool:
        assert isinstance(game, Game)
        return not game.state.players[seat].animals

    def plan(self, action: Action, asked: str, starting: bool) -> list[Phrase]:
        line = str(action).split()
        verb = line[0]
        if verb == "pass" and asked in ("development", "go"):
            return [Phrase("hint-plan-save" if asked == "development" else "hint-plan-wait")]
        if verb == "animal":
            return [Phrase("hint-plan-start" if starting else "hint-plan-grow")]
        if verb == "play" and "on" in line:
            return [Phrase("hint-plan-trait", {"name": line[line.index("on") + 1]})]
        if verb == "take" and asked == "go":
            return [Phrase("hint-plan-eat", {"name": line[1]})]
        if verb == "attack" and asked == "go":
            return [Phrase("hint-plan-hunt", {"name": line[1]})]
        return []
