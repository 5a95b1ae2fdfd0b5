"""Plays on from a position: everybody is greedy until the turn is over."""

from typing import Final

from tangledbank.bots.mind.evaluation import outlook
from tangledbank.bots.mind.mind import greedy_choice
from tangledbank.core import game as core
from tangledbank.core.chance import Chance

#: No turn is longer; if one is, it is judged as it stands.
LONGEST: Final = 400


def play_turn(game: core.Game, until: int, chance: Chance) -> None:
    """Let everybody play greedily until turn `until` begins, or the game is over.

    The game must make its own throws, as imagined worlds do: then a decision is always pending, and
    an action chosen from the options needs no further check.
    """
    decisions = 0
    while not game.over and game.turn < until and decisions < LONGEST:
        actions = game.known_options()
        game.decided_quietly(greedy_choice(game, actions, chance))
        decisions += 1


def playout(game: core.Game, seat: int, until: int, chance: Chance) -> float:
    """A seat's share of the win after playing on."""
    play_turn(game, until, chance)
    return outlook(game)[seat]
