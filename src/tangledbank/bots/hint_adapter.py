"""What the hints need from a game: what its players value, and its plans."""

from functools import cache
from typing import ClassVar

from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.kind import HINTS, not_an_adapter, own_adapter
from tangledbank.core.phrase import Phrase


class HintAdapter:
    """The hints of one game; this default knows only points."""

    #: The messages for more and fewer points.
    points = ("hint-more-points", "hint-fewer-points")
    #: The same for every other measure.
    measures: ClassVar[dict[str, tuple[str, str]]] = {}

    def measured(self, game: Game, seat: int) -> dict[str, float]:
        """A seat's value of each of `measures` now."""
        return {}

    def living(self, game: Game) -> dict[str, int]:
        """The animals that can be lost, by name, and their owners."""
        return {}

    def is_empty(self, game: Game, seat: int) -> bool:
        """Does this seat have nothing on the table yet?"""
        return False

    def plan(self, action: Action, asked: str, starting: bool) -> list[Phrase]:
        """The plan a move belongs to, if moves differ only in their plans."""
        return []


@cache
def hints_of(kind: str) -> HintAdapter:
    found = own_adapter(kind, HINTS)
    if found is None:
        return HintAdapter()
    if not isinstance(found, HintAdapter):
        raise not_an_adapter(kind, HINTS, "tangledbank.bots.hint_adapter.HintAdapter")
    return found
