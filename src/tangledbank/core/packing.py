"""Games and views as the bytes of a pickle, which are a saved game.

The version of the form is the saved game's `format`, so that a pickle is refused with the same
words as a file is, and never read wrong.
"""

import json
from typing import TYPE_CHECKING

from tangledbank.core.chance import FastChance
from tangledbank.core.errors import RecordError

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.core.view import View

#: What errors call it.
SOURCE = "pickled game"


def saved_world(view: "View") -> dict[str, object]:
    """A saved game that looks the same to a view's seat, with neither chance, seed nor history.

    It is imagined from the view, always by the same chance, so it holds no secret of the game.
    Worlds that are imagined from it are the same that the true position would give.
    """
    world = view.imagine(FastChance(0))
    world.chance = None
    data = world.to_json()
    # A pile that the seat may look through is told sorted, as in its view: the order in which the
    # cards came tells too much.  To the rules it means nothing.
    holders: list[object] = [data["state"]]
    if isinstance(data["state"], dict):
        players = data["state"].get("players")
        if isinstance(players, list):
            holders.extend(players)
    for holder in holders:
        if isinstance(holder, dict) and isinstance(holder.get("discard"), list):
            holder["discard"] = sorted(holder["discard"])
    return data


def packed(saved: dict[str, object]) -> bytes:
    return json.dumps(saved, separators=(",", ":")).encode()


def unpickled_game(data: bytes) -> "Game":
    """The game that was pickled; `RecordError` says what is wrong with the bytes."""
    from tangledbank.core.kind import game_from_json

    try:
        saved = json.loads(data)
    except (TypeError, ValueError) as error:
        raise RecordError(f"{SOURCE}: not a saved game: {error}") from None
    return game_from_json(saved, SOURCE)


def unpickled_view(data: bytes, seat: str) -> "View":
    """The view that was pickled; it imagines the same worlds as it did."""
    return unpickled_game(data).view(seat or None)
