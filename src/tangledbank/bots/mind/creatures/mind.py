"""How bots judge Evolution of Magical Creatures."""

from typing import Final

from tangledbank.bots.mind.creatures.conjuring import ATTACK_MASK, WORTH, Conjuring
from tangledbank.bots.mind.judge import Judge
from tangledbank.bots.mind.mind import Mind
from tangledbank.bots.mind.weights import load_weights
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.creatures.energy import energy_needed
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.state import State

#: The features of a player.
CREATURES: Final[list[str]] = [
    "tokens",
    "creatures",
    "hand",
    "energy",
    "energy squared",
    "almost ready",
    "ready",
    "traits",
    "attacks",
    "first",
]


class CreaturesMind(Mind):
    def judge(self, game: core.Game, actions: list[Action]) -> Judge:
        assert isinstance(game, Game)
        return Conjuring(game.state, game.acting)

    def strengths(self, game: core.Game) -> list[float]:
        assert isinstance(game, Game)
        weights = load_weights("creatures", CREATURES)
        stage = self.stage(game)
        strengths: list[float] = []
        for row in creature_rows(game.state):
            strengths.append(weights.strength(row, stage))
        return strengths

    def table_kinds(self) -> list[str]:
        return ["creatures"]

    def deal(self, kind: str, number: int) -> Game:
        return new_game("creatures", 2 + number % 3, number, fast=True)

    def table_kind(self, game: core.Game) -> str:
        return "creatures"

    def features(self) -> list[str]:
        return CREATURES

    def rows(self, game: core.Game) -> list[list[float]]:
        assert isinstance(game, Game)
        return creature_rows(game.state)

    def stage(self, game: core.Game) -> float:
        assert isinstance(game, Game)
        most = 0
        for player in game.state.players:
            most = max(most, player.tokens)
        return float(game.rules.goal - most - 1)


def creature_rows(s: State) -> list[list[float]]:
    rows: list[list[float]] = []
    for player in s.players:
        row = [0.0] * len(CREATURES)
        row[0] = float(player.tokens)
        row[1] = float(len(player.creatures))
        row[2] = float(len(player.hand))
        for creature in player.creatures:
            need = energy_needed(s, creature)
            row[3] += creature.energy
            row[4] += creature.energy * creature.energy / 4.0
            if creature.energy + 1 == need:
                row[5] += 1.0
            elif creature.energy >= need:
                row[6] += 1.0
            for card in creature.cards:
                row[7] += WORTH[card.trait] / 5.0
            if creature.mask & ATTACK_MASK:
                row[8] += 1.0
        if player.seat == s.first:
            row[9] = 1.0
        rows.append(row)
    return rows
