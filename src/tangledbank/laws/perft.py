"""Perft: how many legal sequences of so many decisions lead on from a position.

A throw of dice is no decision: it is followed by every face it can show, each counted, and makes
no sequence longer.  A sequence that the end of the game cuts short is not counted.
"""

import itertools
from collections.abc import Iterator

from tangledbank.evolution.game import Game


def perft(game: Game, depth: int) -> int:
    """Count the sequences of `depth` decisions; the game must leave its throws to us."""
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
        raise ValueError(f"perft counts dice; a {throw.kind} of {throw.count} has no few outcomes")
    for faces in itertools.product(range(1, 7), repeat=throw.count):
        after = game.clone()
        after.resolve(list(faces))
        yield after
