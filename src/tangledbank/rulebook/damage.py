"""Saved games that cannot be right: `= damaged: players 1 animals 1 red = -1; first = 9`.

Each part says what is changed in the saved game: the way to a place, and the JSON that stands there
instead.  None of them may be loaded.
"""

import json

from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet, is_number

#: Stands for the value of a field that is taken away.
MISSING = "missing"


def check_damaged(game: Game, value: str) -> None:
    """A saved game with each of these changes must be refused."""
    text = json.dumps(game.to_json())
    for change in parts(value):
        data = json.loads(text)
        damage(data, change)
        try:
            Game.from_json(data)
        except RecordError:
            continue
        raise Unmet(f"a saved game with {change} to be refused", "that it is loaded")


def damage(data: dict[str, object], change: str) -> None:
    path, equals, text = change.partition(" = ")
    *way, last = path.split() or [""]
    if not equals or not last:
        raise GameError(f"{change!r}: write 'PLACE = JSON', such as 'players 1 born = 0'")
    first = way[0] if way else last
    state = data["state"]
    assert isinstance(state, dict)
    # A place that the whole game does not have is one of its position.
    here: object = data if first in data else state
    for step in way:
        here = inside(here, step, change)
    put(here, last, text, change)


def inside(here: object, step: str, change: str) -> object:
    """What stands under a name, or at a place of a list counted from 1."""
    if isinstance(here, dict) and step in here:
        return here[step]
    if isinstance(here, list) and is_number(step) and 0 < int(step) <= len(here):
        return here[int(step) - 1]
    known = "no more places inside"
    if isinstance(here, dict):
        known = ", ".join(here)
    elif isinstance(here, list):
        known = f"1 to {len(here)}"
    raise GameError(f"{change!r}: there is no {step!r}; there are {known}")


def put(here: object, place: str, text: str, change: str) -> None:
    """Write a value there; one that is the same already would prove nothing."""
    try:
        value = None if text == MISSING else json.loads(text)
    except ValueError:
        raise GameError(f"{change!r}: {text!r} is not JSON; a text needs quotes") from None
    if isinstance(here, dict) and (text != MISSING or place in here):
        if text == MISSING:
            del here[place]
            return
        if place in here and json.dumps(here[place]) == json.dumps(value):
            raise GameError(f"{change!r} is what the saved game says already")
        here[place] = value
        return
    if isinstance(here, list) and inside(here, place, change) != value:
        here[int(place) - 1] = value
        return
    raise GameError(f"{change!r}: there is no such place to change")
