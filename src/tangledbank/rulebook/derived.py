"""Checks that cached data equals what the engine computes from scratch.

An animal caches the set of its traits and its need, a game its legal actions, a creature all it can
do; and where nothing has changed, nothing is checked again.  A loaded game has computed all of that
from scratch, so it must be the same in every attribute, not only in the saved ones.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from tangledbank.core.attributes import attributes_of
from tangledbank.core.game import Game
from tangledbank.core.why import QUICK
from tangledbank.rulebook.expectations import Unmet, compare

#: Not compared: the latest events are not part of a position, and saved text is compared as text.
LEFT_OUT: Final = {
    ("State", "events"),
    ("Game", "_legal"),
    ("Game", "chance"),
    ("Game", "deck"),
    ("Game", "history"),
    ("Game", "seed"),
    ("Game", "state"),  # the position under another name
}

#: Values that are made once and shared: making another one is wasted work.
MADE_ONCE: Final = frozenset({"Action", "Profile", "Repertoire", "TraitView"})

#: What all positions of a table share; saved games derive it from the options.
BY_OPTIONS: Final = "Rules"

SIMPLE: Final = frozenset({type(None), bool, int, str})


Reader = tuple[tuple[str, ...], Callable[[object], object]]

_READERS: dict[type, Reader] = {}


def reader_of(kind: type) -> Reader:
    """The attributes of a class to compare, and a function that reads them all at once."""
    known = _READERS.get(kind)
    if known is None:
        names = tuple(one for one in attributes_of(kind) if (kind.__name__, one) not in LEFT_OUT)
        known = names, attrgetter(*names) if names else lambda value: ()
        _READERS[kind] = known
    return known


def check_same(one: object, other: object, what: str, path: str = "") -> None:
    """Two positions must have equal attributes; the error names the first difference."""
    kind = type(one)
    if kind is not type(other):
        differ(path, what, one, other)
    if kind in SIMPLE:
        if one != other:
            differ(path, what, one, other)
    elif isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            differ(path, what, one, other)
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine is not theirs:
                check_same(mine, theirs, what, f"{path} {at + 1}")
    elif kind.__name__ in MADE_ONCE:
        if one is not other:
            raise Unmet(f"the same {path.strip()}", f"another one in the {what}")
    elif kind.__name__ == BY_OPTIONS:
        compare(str(attrgetter("options")(one)), str(attrgetter("options")(other)))
    else:
        names, read = reader_of(kind)
        mine, theirs = read(one), read(other)
        if len(names) == 1:
            mine, theirs = (mine,), (theirs,)
        assert isinstance(mine, tuple)
        assert isinstance(theirs, tuple)
        for name, left, right in zip(names, mine, theirs, strict=True):
            if left is not right:
                check_same(left, right, what, f"{path} {name}")


def differ(path: str, what: str, one: object, other: object) -> None:
    raise Unmet(f"the same {path.strip() or 'game'}", f"{one!r}, and in the {what} {other!r}")


def check_legal(game: Game, again: Game) -> None:
    """The legal actions equal those of a loaded game, and each is allowed on its own."""
    actions = game.legal_actions()
    compare("; ".join(map(str, actions)), "; ".join(map(str, again.legal_actions())))
    if len(set(actions)) != len(actions):
        raise Unmet("each legal action once", "one of them again")
    for one in actions:
        if game.bars(one, QUICK):
            raise Unmet(f"{str(one)!r}, which is offered, to be allowed", "that it is barred")


def check_rest(game: Game) -> None:
    """While a decision is pending nothing is left to do, even what was skipped."""
    again = game.clone()
    again.settle()
    check_same(game, again, "game that is settled again")


def check_seats(game: Game) -> None:
    """Every step waits for somebody at the table, or for nobody (-1)."""
    for step in game.position.stack:
        if not -1 <= step.seat < len(game.everybody):
            raise Unmet("a step of a seat at the table, or of -1", f"{step.seat}")
