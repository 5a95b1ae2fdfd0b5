"""Games that are played at random until something in particular is the case."""

import random
from collections.abc import Callable

from tangledbank.creatures.game import Game, new_game


def game_to(wanted: Callable[[Game], bool], seats: int = 2) -> Game:
    """A game in which it is so, from its first throw."""
    for seed in range(200):
        chooser = random.Random(seed)
        game = new_game("creatures", seats, seed, fast=True)
        while not game.over:
            if wanted(game):
                return game
            game.apply(chooser.choice(game.legal_actions()))
    raise AssertionError("no game came there")


def finished_game(seats: int = 2, seed: int = 1) -> Game:
    chooser = random.Random(seed)
    game = new_game("creatures", seats, seed, fast=True)
    while not game.over:
        game.apply(chooser.choice(game.legal_actions()))
    return game
