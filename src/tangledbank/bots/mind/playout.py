"""Playing on from a position: everybody is greedy until the turn is over."""

from typing import Final

from tangledbank.bots.mind.evaluation import outlook
from tangledbank.bots.mind.mind import greedy_choice
from tangledbank.core import game as core
from tangledbank.core.chance import Chance

#: No turn is longer; should one be, it is judged where it stands.
LONGEST: Final = 400


def play_turn(game: core.Game, until: int, chance: Chance) -> None:
    """Let everybody play greedily until turn `until` begins, or the game is over.

    The game must throw for itself, as imagined worlds do: then somebody must always decide, and
    what is chosen of the options needs no second look.
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
