"""Perft: counts the legal sequences of a given number of decisions from a position.

A throw of dice is not a decision: every face is followed and counted, but adds no length.  A
sequence cut short by the end of the game does not count.
"""

import itertools
from collections.abc import Iterator

from tangledbank.evolution.game import Game


def perft(game: Game, depth: int) -> int:
    """Count the sequences of `depth` decisions; the game must leave its throws to the caller."""
    if depth == 0:
        return 1
    if game.throw is not None:
        return sum(perft(after, depth) for after in throws(game))
    total = 0
    for action in game.legal_actions():
        after = game.clone()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def throws(game: Game) -> Iterator[Game]:
    """The game after each outcome of the dice it waits for."""
    throw = game.throw
    assert throw is not None
    if throw.kind != "dice":
        raise ValueError(
            f"perft counts dice; a {throw.kind} of {throw.count} has too many outcomes"
        )
    for faces in itertools.product(range(1, 7), repeat=throw.count):
        after = game.clone()
        after.resolve(list(faces))
        yield after
