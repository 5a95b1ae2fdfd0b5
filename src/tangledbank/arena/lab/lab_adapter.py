"""What the laboratory needs from a game: what to count, and which card is played as what."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, LAB, not_an_adapter, own_adapter

#: A card played as an animal or a creature, among the traits that were played.
ANIMAL: Final = "(animal)"


class Play:
    """What a card was played as (a trait, or `ANIMAL`), and on which animal."""

    __slots__ = ("bearers", "name")

    def __init__(self, name: str, bearers: list[int] | None = None) -> None:
        self.name = name
        self.bearers = bearers or []


class LabAdapter:
    """The laboratory's view of one game; this default counts no events."""

    #: The word for this game's turns.
    rounds = "turns"
    #: The clause behind a count, if a single verb of the players causes it.
    clauses: Mapping[str, str] = {}

    def first(self, game: Game) -> int:
        """The index of the player who begins; the first seat if nobody does."""
        return 0

    def count(self, event: Event, counts: Counter[str]) -> None:
        """Count an event, in words."""

    def play(self, action: Action) -> Play | None:
        """Which card an action plays as what, if it plays one."""
        return None


@cache
def lab_of(kind: str) -> LabAdapter:
    found = own_adapter(kind, LAB)
    if found is None:
        return LabAdapter()
    if not isinstance(found, LabAdapter):
        raise not_an_adapter(kind, LAB, "tangledbank.arena.lab.lab_adapter.LabAdapter")
    return found


def clause_of(happened: str) -> str:
    """The clause, also for a more detailed count, such as `prey runs: away`."""
    plainly = happened.partition(":")[0]
    for kind in KINDS:
        clause = lab_of(kind).clauses.get(plainly)
        if clause is not None:
            return clause
    return ""
