"""A position as plain data, read field by field from the objects themselves.

It lists no fields of its own, so a field that a clone or a saved game forgets shows up as a
difference.
"""

from collections.abc import Callable, Iterator
from operator import attrgetter

from tangledbank.core.action import Action
from tangledbank.core.attributes import attributes_of
from tangledbank.core.chance import Chance
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import Rules

#: Not part of the position: the latest events, and what all games share.
LEFT_OUT = {("State", "events"), ("Player", "rules"), ("Creature", "own")}


#: Types that are already plain.  Most of a position is, and comparing the exact type is quick.
SIMPLE = frozenset({type(None), bool, int, str, bytes})


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a class's relevant fields."""
    return tuple(name for name in attributes_of(kind) if (kind.__name__, name) not in LEFT_OUT)


Reader = tuple[tuple[str, ...], Callable[[object], tuple[object, ...]]]

_READERS: dict[type, Reader] = {}


def reader_of(kind: type) -> Reader:
    """The fields of a class, and a function that quickly reads all of them."""
    known = _READERS.get(kind)
    if known is None:
        names = fields_of(kind)
        if len(names) > 1:
            known = names, attrgetter(*names)
        else:
            known = names, lambda value: tuple(getattr(value, name) for name in names)
        _READERS[kind] = known
    return known


def plain(value: object) -> object:
    """Any value of a game as numbers, texts, lists and dictionaries."""
    if type(value) in SIMPLE:
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) in SIMPLE else plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, Rules):
        return {"edition": value.edition, "sets": list(value.sets), **value.options}
    if isinstance(value, Deck):
        return {"cap": value.cap, **{str(kind): n for kind, n in sorted(value.copies.items())}}
    if isinstance(value, Chance):
        return value.to_json()
    names, read = reader_of(type(value))
    found: dict[str, object] = dict(zip(names, read(value), strict=True))
    for field, item in found.items():
        if type(item) not in SIMPLE:
            found[field] = plain(item)
    found["is"] = type(value).__name__
    return found


def position_of(game: Game) -> dict[str, object]:
    """Everything that determines how a game continues, and how it got here."""
    return {
        "names": list(game.names),
        "copies": game.copies,
        "deck": plain(game.deck),
        "chance": plain(game.chance),
        "state": plain(game.state),
        "history": list(game.history),
    }


def difference(one: object, other: object) -> str:
    """The first difference of two values, as `path: this / that`; nothing if they are equal.

    >>> difference({"food": [3]}, {"food": [2]})
    'food.0: 3 / 2'
    """
    return "" if one == other else next(differences(one, other, ""), "")


def differences(one: object, other: object, path: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            where = f"{path}.{key}".lstrip(".")
            if key not in one or key not in other:
                yield f"{where}: only in {'the second' if key not in one else 'the first'}"
            else:
                yield from differences(one[key], other[key], where)
    elif isinstance(one, list) and isinstance(other, list):
        for place, (left, right) in enumerate(zip(one, other, strict=False)):
            yield from differences(left, right, f"{path}.{place}".lstrip("."))
        if len(one) != len(other):
            yield f"{path}: {len(one)} items / {len(other)} items"
    elif one != other:
        yield f"{path}: {one!r} / {other!r}"
