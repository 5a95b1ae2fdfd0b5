"""A game to break on purpose."""

import random

import pytest

from tangledbank.evolution.game import Game
from tangledbank.evolution.state import FEEDING
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.tables import Table


@pytest.fixture
def game() -> Game:
    """A game in its second feeding, with animals at every seat."""
    game = Table("gift", 3, 1, {}, 2).sit_down()
    player = RandomPlayer(random.Random(2))
    while not (
        game.state.turn > 1
        and game.state.phase == FEEDING
        and all(player.animals for player in game.state.players)
    ):
        game.apply(player.choose(game.legal_actions()))
    return game
