"""Tables of Magical Creatures to play at: every number of seats, every option."""

import random

from tangledbank.core.kind import Value
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.options import BY_NAME, LEVELS


def draw_table(seed: int, chooser: random.Random) -> Game:
    """The table for a seed: seats and levels take turns, the rest is drawn."""
    seats = 1 + seed % 4
    options: dict[str, Value] = {}
    if seats == 1:
        options["shadow_level"] = list(LEVELS)[seed // 4 % len(LEVELS)]
        options["shadow_takes_first"] = chooser.choice(BY_NAME["shadow_takes_first"].words)
    else:
        if seats < 4 and chooser.random() < 0.3:
            options["variant"] = "quartet"
        if chooser.random() < 0.2:
            options["first_player"] = str(chooser.randint(1, seats))
    fast = chooser.random() < 0.7
    return new_game("creatures", seats, seed, options, fast=fast)
