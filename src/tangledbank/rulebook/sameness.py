"""`= bob sees the same as: carol` and `= bob sees the same with: hand ann: swimming`."""

import re
from typing import Final

from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.rulebook.expectations import Unmet

#: The seed of an imagined world.  Any number will do: hidden cards may be dealt in any way.
WORLD: Final = 7

SAME_AS: Final = re.compile(r"^(\S+) sees the same as$")
SAME_WITH: Final = re.compile(r"^(\S+) sees the same with$")


def compare_views(viewer: str | None, game: Game, other: Game) -> None:
    """A seat (none: a spectator) must not be able to tell two positions apart."""
    compare_parts(game.view(viewer).to_json(), other.view(viewer).to_json(), "")
    here = game.view(viewer).imagine(FastChance(WORLD)).state_to_json()
    there = other.view(viewer).imagine(FastChance(WORLD)).state_to_json()
    compare_parts(here, there, "imagined world")
    if viewer is not None and game.to_act == viewer:
        mine = sorted(map(str, game.legal_actions()))
        theirs = sorted(map(str, other.legal_actions()))
        compare_parts(mine, theirs, "legal actions")


def compare_viewers(game: Game, one: str | None, other: str | None) -> None:
    """Two viewers must see the same, except what is their own: hands, faces, their own piles."""
    if one == other:
        raise GameError("name two different viewers")
    owners = [name for name in (one, other) if name is not None]
    mine = common_part(game.view(one).to_json(), owners)
    theirs = common_part(game.view(other).to_json(), owners)
    compare_parts(mine, theirs, "")


def common_part(view: object, owners: list[str], owned: bool = False) -> object:
    """A view without what only these owners may see of their own."""
    if isinstance(view, list):
        return [common_part(one, owners, owned) for one in view]
    if not isinstance(view, dict):
        return view
    owned = owned or view.get("name") in owners
    private = ("seat", "hand", "card", "discard") if owned else ("seat", "hand")
    return {
        key: value if key == "traits" else common_part(value, owners, owned)
        for key, value in view.items()
        if key not in private
    }


def compare_parts(one: object, other: object, path: str) -> None:
    """Find the first difference between two views, and name its place."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            compare_parts(one.get(key), other.get(key), f"{path} {key}".strip())
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            name = mine.get("name", at + 1) if isinstance(mine, dict) else at + 1
            compare_parts(mine, theirs, f"{path} {name}".strip())
    elif one != other:
        raise Unmet(f"the same {path}", f"{one!r} and {other!r}")
