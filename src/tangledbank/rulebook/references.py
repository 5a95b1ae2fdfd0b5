"""The ids that a scenario names: every clause, ruling and option value must exist."""

from collections.abc import Callable
from functools import cache, partial

from tangledbank.core.errors import GameError, SetupError
from tangledbank.core.kind import KINDS
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.pages import HOUSE, book, clause_ids, games


@cache
def known_ids() -> frozenset[str]:
    """Every id that a book lists."""
    return frozenset(name for game in games() for name in clause_ids(game))


def option_readers(clause: str) -> list[Callable[[str], object]]:
    """Reads the values of a clause's options."""
    return [
        partial(kind.read_option, name)
        for kind in KINDS.values()
        for name, belongs in kind.option_clauses().items()
        if belongs == clause
    ]


@cache
def house_ids() -> frozenset[str]:
    """The ids of house clauses, which are only on their pages."""
    return frozenset(
        name for game in games() for name in book(game).clauses if name.startswith(HOUSE)
    )


def is_id(name: str) -> bool:
    """Does any book have this id?"""
    return name in known_ids() or (name.startswith(HOUSE) and name in house_ids())


def check_id(name: str) -> None:
    """Refuse an id that no book has."""
    if not is_id(name):
        hint = did_you_mean(name, known_ids()) or "; 'tangledbank rulebook list' lists them all"
        raise GameError(f"no clause is called {name!r}{hint}")


def check_covered(name: str) -> None:
    """Refuse an entry of `covers:` that is neither an id nor an option's value."""
    clause, equals, value = name.partition("=")
    check_id(clause)
    if not equals:
        return
    readers = option_readers(clause)
    if not readers:
        raise GameError(f"{name!r}: {clause} is not an option; leave out '={value}'")
    problem: SetupError | None = None
    for read in readers:
        try:
            read(value)
            return
        except SetupError as error:
            problem = error
    raise GameError(f"{name!r}: {problem}")
