"""A player that lets chance choose, for games that tests look at from outside."""

from typing import TypeVar

from tangledbank import Action, Game
from tangledbank.core.chance import FastChance

#: A game of some kind, which stays of that kind.
Played = TypeVar("Played", bound=Game)


class ChancePlayer:
    """Any legal action, but mostly not the idle ones, so that the table fills."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, game: Game) -> Action:
        actions = game.legal_actions()
        busy = [action for action in actions if str(action) not in ("pass", "end", "stop")]
        if busy and self.chance.below(8):
            actions = busy
        return actions[self.chance.below(len(actions))]

    def play(self, game: Played, decisions: int = 100_000) -> Played:
        """Play on, to the end or for so many decisions."""
        while decisions and not game.over:
            game.apply(self.choose(game))
            decisions -= 1
        return game
