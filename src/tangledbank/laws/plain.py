"""Only play: there is always a legal action, and every game ends."""

import random

from tangledbank.core.game import Game
from tangledbank.laws.broken import LawBroken

#: More decisions than any game needs.
PATIENCE = 20_000


def play_out(game: Game, chooser: random.Random) -> None:
    """Play at random to the end, without any other law."""
    for _ in range(PATIENCE):
        if game.over:
            return
        actions = game.legal_actions()
        if not actions:
            raise LawBroken("ending", "nothing to do, and the game is not over", game)
        game.play(actions[int(chooser.random() * len(actions))])
    raise LawBroken("ending", f"no end after {PATIENCE} decisions", game)
