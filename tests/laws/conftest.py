"""A game to break on purpose."""

import random

import pytest

from tangledbank.evolution.game import Game
from tangledbank.evolution.state import FEEDING
from tangledbank.laws.tables import Table
from tangledbank.laws.temper import Temper


@pytest.fixture
def game() -> Game:
    """A game in its second feeding, with animals at every seat."""
    game = Table("gift", 3, 1, {}, 2).sit_down()
    temper = Temper(random.Random(2))
    while not (
        game.state.turn > 1
        and game.state.phase == FEEDING
        and all(player.animals for player in game.state.players)
    ):
        game.apply(temper.choose(game.legal_actions()))
    return game
