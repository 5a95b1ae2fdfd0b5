"""What a saved game says, and what it may say.

`= saved: first = 0; phase = "feeding"` tells what stands at places in its JSON.  Programs of other
versions read it, so its words matter as much as its meaning.

`= damaged: players 1 animals 1 red = -1; first = 9` changes one place after the other; none of
these games may be loaded, and the error must name a place that there is.  `= loads: phase = "setup"
and first = 1` makes changes after which the game must be loaded and saved again without a
difference.

`= catalogue: faces 3 need = 1` tells what programs learn of the cards, in the same way.
"""

import json
import re

from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet, compare, is_number
from tangledbank.rulebook.sameness import compare_parts

Data = dict[str, object]

#: Stands for the value of a field that is taken away.
MISSING = "missing"
#: Joins changes that are made together.
AND = " and "
#: An error and the place it names, such as `saved game: state.players[0].hand[2]: ...`.
NAMED_PLACE = re.compile(r"saved game: (?:(\S+): )?")
STEP = re.compile(r"[^.\[\]]+")


def check_saved(game: Game, value: str) -> None:
    """The saved game must say this at each of these places."""
    check_places(saved(game), value)


def check_catalogue(game: Game, value: str) -> None:
    """The same of the catalogue: the cards of this table, and the traits on them."""
    check_places(kind_called(game.kind).catalogue(game).to_json(), value)


def check_places(data: Data, value: str) -> None:
    for claim in parts(value):
        way, wanted = read_change(claim)
        here = where(data, way)
        for step in way:
            here = inside(here, step, claim)
        compare(
            f"{' '.join(way)} = {json.dumps(json_of(wanted, claim))}",
            f"{' '.join(way)} = {json.dumps(here)}",
        )


def check_damaged(game: Game, value: str) -> None:
    """A saved game with each of these changes must be refused."""
    for changes in parts(value):
        data = changed(game, changes)
        try:
            type(game).from_json(data)
        except RecordError as error:
            check_place(data, str(error))
            continue
        raise Unmet(f"a saved game with {changes} to be refused", "that it is loaded")


def check_place(data: Data, message: str) -> None:
    """An error must name the saved game, and a place in it that there is, if it names one."""
    named = NAMED_PLACE.match(message)
    if named is None:
        raise Unmet("an error that begins with 'saved game'", message)
    try:
        here: object = data
        for step in STEP.findall(named.group(1) or ""):
            here = inside(here, str(int(step) + 1) if is_number(step) else step, message)
    except GameError:
        raise Unmet(
            f"an error about a place that there is, not {named.group(1)}", message
        ) from None


def check_loads(game: Game, value: str) -> None:
    """A saved game with these changes must be loaded, and saved again just as it was."""
    for changes in parts(value):
        data = changed(game, changes)
        try:
            again = Game.from_json(data)
        except RecordError as error:
            raise Unmet(f"a saved game with {changes} to be loaded", str(error)) from None
        compare_parts(data, again.to_json(), "saved game")


def saved(game: Game) -> Data:
    """The saved game as it comes back from a file."""
    data: Data = json.loads(json.dumps(game.to_json()))
    return data


def changed(game: Game, changes: str) -> Data:
    """The saved game with these changes."""
    data = saved(game)
    for change in changes.split(AND):
        change_at(where(data, read_change(change)[0]), change)
    return data


def change_at(here: object, change: str) -> None:
    """Write another value at a place that is reached from here."""
    way, text = read_change(change)
    for step in way[:-1]:
        here = inside(here, step, change)
    put(here, way[-1], text, change)


def read_change(change: str) -> tuple[list[str], str]:
    """The way to a place, and the text of what stands there."""
    path, equals, text = change.partition(" = ")
    way = path.split()
    if not equals or not way:
        raise GameError(f"{change!r}: write 'PLACE = JSON', such as 'players 1 born = 0'")
    return way, text


def where(data: Data, way: list[str]) -> object:
    """Where a way begins: a place that the whole game does not have is one of its position."""
    return data if way[0] in data else data.get("state", data)


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
    value = None if text == MISSING else json_of(text, change)
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
    raise GameError(f"{change!r}: this place does not exist")


def json_of(text: str, change: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise GameError(f"{change!r}: {text!r} is not JSON; a text needs quotes") from None
