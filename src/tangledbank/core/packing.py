"""Pickled games and views: their bytes are a saved game.

The format's version is the saved game's `format`, so a pickle of another version is refused with
the same message as a file, and never misread.
"""

import json
from typing import TYPE_CHECKING

from tangledbank.core.chance import FastChance
from tangledbank.core.errors import RecordError
from tangledbank.core.saved import discards_in

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.core.view import View

#: The source's name in errors.
SOURCE = "pickled game"


def saved_world(view: "View") -> dict[str, object]:
    """A saved game that looks the same to a view's seat, without chance, seed or history.

    It is imagined from the view, always with the same chance, so it holds no secret of the game.
    Worlds imagined from it are the same as those imagined from the true position.
    """
    world = view.imagine(FastChance(0))
    world.chance = None
    data = world.to_json()
    # A pile that the seat may look through is sorted, as in its view: the order in which the cards
    # came would reveal too much.  To the rules it means nothing.
    for pile in discards_in(data["state"]):
        pile.sort(key=str)
    return data


def packed(saved: dict[str, object]) -> bytes:
    return json.dumps(saved, separators=(",", ":")).encode()


def unpickled_game(data: bytes) -> "Game":
    """The pickled game; `RecordError` says what is wrong with the bytes."""
    from tangledbank.core.kind import game_from_json

    try:
        saved = json.loads(data)
    except (TypeError, ValueError) as error:
        raise RecordError(f"{SOURCE}: not a saved game: {error}") from None
    return game_from_json(saved, SOURCE)


def unpickled_view(data: bytes, seat: str) -> "View":
    """The pickled view; it imagines the same worlds as the original."""
    return unpickled_game(data).view(seat or None)
