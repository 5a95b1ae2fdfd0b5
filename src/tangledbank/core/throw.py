"""A pending throw of chance, and its possible outcomes."""

from tangledbank.core.chance import Chance
from tangledbank.core.errors import GameError
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Throw:
    """A pending throw of chance: what is thrown, and how many.

    `dice`: n six-sided dice; `shuffle`: the order of n cards; `lot`: one of n seats.
    """

    __slots__ = ("count", "kind", "seat")

    def __init__(self, kind: str, count: i64, seat: i64 = -1) -> None:
        self.kind = kind
        self.count = count
        self.seat = seat


def thrown(chance: Chance, throw: Throw) -> list[int]:
    """Make the throw with a source of chance."""
    if throw.kind == "dice":
        return [chance.roll() for _ in range(throw.count)]
    if throw.kind == "shuffle":
        return chance.order(throw.count)
    return [chance.below(throw.count)]


def check_outcome(throw: Throw, values: list[int]) -> None:
    """Refuse an outcome that is impossible for this throw."""
    if throw.kind == "dice":
        fine = len(values) == throw.count and all(1 <= face <= 6 for face in values)
    elif throw.kind == "shuffle":
        fine = sorted(values) == list(range(throw.count))
    else:
        fine = len(values) == 1 and 0 <= values[0] < throw.count
    if not fine:
        raise GameError(f"{values} is not an outcome of {throw.count} x {throw.kind}")
