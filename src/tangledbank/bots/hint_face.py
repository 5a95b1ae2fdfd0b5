"""What the hints ask of a game: what its players care for, and the plans that they know."""

from functools import cache
from typing import ClassVar

from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.kind import HINTS, not_a_face, own_face
from tangledbank.core.phrase import Phrase


class HintFace:
    """The hints of one game; this one knows of points alone."""

    #: What a change of the points is told with, if they grow or shrink.
    points = ("hint-more-points", "hint-fewer-points")
    #: The same for each other thing that is measured.
    measures: ClassVar[dict[str, tuple[str, str]]] = {}

    def measured(self, game: Game, seat: int) -> dict[str, float]:
        """What a seat has of each of `measures` now."""
        return {}

    def living(self, game: Game) -> dict[str, int]:
        """By name who is on the table and can be lost, and whose it is."""
        return {}

    def is_empty(self, game: Game, seat: int) -> bool:
        """Has this seat nothing on the table yet?"""
        return False

    def plan(self, action: Action, asked: str, starting: bool) -> list[Phrase]:
        """The plan that a move belongs to, where moves are told apart by their plans alone."""
        return []


@cache
def hints_of(kind: str) -> HintFace:
    found = own_face(kind, HINTS)
    if found is None:
        return HintFace()
    if not isinstance(found, HintFace):
        raise not_a_face(kind, HINTS, "tangledbank.bots.hint_face.HintFace")
    return found
