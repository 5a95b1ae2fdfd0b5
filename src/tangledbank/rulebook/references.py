"""The ids that a scenario names: every clause, ruling and option value must exist."""

from collections.abc import Callable
from functools import cache

from tangledbank.core.errors import GameError, SetupError
from tangledbank.creatures.options import OPTIONS as CREATURES_OPTIONS
from tangledbank.evolution.options import OPTIONS
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.pages import GAMES, HOUSE, book, clause_ids


@cache
def known_ids() -> frozenset[str]:
    """Every id that both books list."""
    return frozenset(name for game in GAMES for name in clause_ids(game))


@cache
def option_readers() -> dict[str, list[Callable[[str], object]]]:
    """By an option's id, what reads its values; a clause of the creatures may have several."""
    readers: dict[str, list[Callable[[str], object]]] = {}
    for option in OPTIONS:
        readers.setdefault(option.id, []).append(option.read)
    for own in CREATURES_OPTIONS:
        readers.setdefault(own.clause, []).append(own.read)
    return readers


@cache
def house_ids() -> frozenset[str]:
    """The ids of the house, which are on their pages alone."""
    return frozenset(
        name for game in GAMES for name in book(game).clauses if name.startswith(HOUSE)
    )


def is_id(name: str) -> bool:
    """Has either book this id?"""
    return name in known_ids() or (name.startswith(HOUSE) and name in house_ids())


def check_id(name: str) -> None:
    """Refuse an id that neither book has."""
    if not is_id(name):
        hint = did_you_mean(name, known_ids()) or "; 'tangledbank rulebook list' lists them all"
        raise GameError(f"no clause is called {name!r}{hint}")


def check_covered(name: str) -> None:
    """Refuse an entry of `covers:` that is neither an id nor an option's value."""
    clause, equals, value = name.partition("=")
    check_id(clause)
    if not equals:
        return
    readers = option_readers().get(clause)
    if readers is None:
        raise GameError(f"{name!r}: {clause} is not an option; leave out '={value}'")
    problem: SetupError | None = None
    for read in readers:
        try:
            read(value)
            return
        except SetupError as error:
            problem = error
    raise GameError(f"{name!r}: {problem}")
