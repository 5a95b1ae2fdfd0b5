"""The past of a game with its hidden cards reshuffled.

Everybody who has seen the replay knows the deck.  A game is its decisions and throws: to reshuffle
the cards that nobody has drawn yet, change the result of the last shuffle of their pile, from the
bottom up to them.  To make sure that a new order changes nothing anybody knows, the past is
replayed and every seat's view compared.
"""

import random
from collections.abc import Callable
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.server.table.dealing import play_past, table_of
from tangledbank.server.table.log import Thrown
from tangledbank.server.table.terms import Terms
from tangledbank.server.wire.setup import Setup

#: The face-down piles of both games; the last item of a list is its top.
PILES: Final = ("deck", "choice", "sources")

Mix = Callable[[list[int]], None]


def fresh_mix(values: list[int]) -> None:
    random.SystemRandom().shuffle(values)


def shuffled_anew(
    setup: Setup,
    terms: Terms,
    calls: list[str],
    game: Game,
    before: list[str],
    thrown: list[Thrown],
    mix: Mix,
) -> list[Thrown]:
    """The throws of a game's past with its hidden piles in another order.

    A pile stays as it is if no other order preserves the past.
    """
    known = views_of(game)
    for pile in PILES:
        size = len(pile_of(game, pile))
        # Cards set aside unseen lie below the deck in the same throw.
        aside = len(pile_of(game, "aside")) if pile == "deck" else 0
        found = next(
            (
                tried
                for count in range(size + aside, size - 1, -1)
                for at in range(len(thrown) - 1, -1, -1)
                if (tried := mixed(thrown, at, count, mix)) is not None
                and only_differs_in(setup, terms, calls, before, tried, game, pile, known)
            ),
            None,
        )
        if found is not None:
            thrown = found
            game = replayed(setup, terms, calls, before, thrown)
    return thrown


def mixed(thrown: list[Thrown], at: int, count: int, mix: Mix) -> list[Thrown] | None:
    """The throws with the lowest `count` cards of one shuffle mixed; none if it does not fit."""
    kind, values = thrown[at]
    if kind != "shuffle" or not 2 <= count <= len(values):
        return None
    low = values[:count]
    mix(low)
    return [*thrown[:at], (kind, low + values[count:]), *thrown[at + 1 :]]


def only_differs_in(
    setup: Setup,
    terms: Terms,
    calls: list[str],
    before: list[str],
    thrown: list[Thrown],
    game: Game,
    pile: str,
    known: list[object],
) -> bool:
    """Do these throws lead to the same table with this pile in another order?"""
    try:
        other = replayed(setup, terms, calls, before, thrown)
    except (GameError, IndexError):
        return False  # somebody could not have made the same decision
    if pile_of(other, pile) == pile_of(game, pile):
        return False  # it was another pile's shuffle (or luck, and there is nothing to hide)
    others = [one for one in PILES if one != pile]
    return views_of(other) == known and all(
        pile_of(other, one) == pile_of(game, one) for one in others
    )


def replayed(
    setup: Setup, terms: Terms, calls: list[str], before: list[str], thrown: list[Thrown]
) -> Game:
    game = table_of(setup, terms, calls, explicit=True)
    play_past(game, before, thrown)
    return game


def views_of(game: Game) -> list[object]:
    """What everybody knows: each seat, and a spectator."""
    return [game.view(seat).to_json() for seat in [*range(len(game.names)), None]]


def pile_of(game: Game, pile: str) -> list[int]:
    return list(getattr(getattr(game, "state", None), pile, []))
