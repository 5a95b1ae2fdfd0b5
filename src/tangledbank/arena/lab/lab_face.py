"""What the laboratory asks of a game: what is counted of it, and which card is played as what."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, LAB, not_a_face, own_face

#: A card that was laid as an animal or a creature, among the traits that were played.
ANIMAL: Final = "(animal)"


class Play:
    """What a card was played as (a trait, or `ANIMAL`), and onto whom."""

    __slots__ = ("bearers", "name")

    def __init__(self, name: str, bearers: list[int] | None = None) -> None:
        self.name = name
        self.bearers = bearers or []


class LabFace:
    """The laboratory's view of one game; this one counts nothing of what happens."""

    #: What the turns of this game are called.
    rounds = "turns"
    #: The clause behind what is counted, where one verb of the players brings it about.
    clauses: Mapping[str, str] = {}

    def first(self, game: Game) -> int:
        """The place, among everybody, of the one who begins; the first seat where nobody does."""
        return 0

    def count(self, event: Event, counts: Counter[str]) -> None:
        """Count an event, in words."""

    def play(self, action: Action) -> Play | None:
        """Which card an action plays as what, if it plays one."""
        return None


@cache
def lab_of(kind: str) -> LabFace:
    found = own_face(kind, LAB)
    if found is None:
        return LabFace()
    if not isinstance(found, LabFace):
        raise not_a_face(kind, LAB, "tangledbank.arena.lab.lab_face.LabFace")
    return found


def clause_of(happened: str) -> str:
    """The clause, also for what is told in more detail, such as `prey runs: away`."""
    plainly = happened.partition(":")[0]
    for kind in KINDS:
        clause = lab_of(kind).clauses.get(plainly)
        if clause is not None:
            return clause
    return ""
