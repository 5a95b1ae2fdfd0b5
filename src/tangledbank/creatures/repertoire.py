"""What one creature may do, as actions that are made once and found again by its name.

A turn offers dozens of actions and most of them come up again and again, so it is worth while to
keep them at hand.
"""

from typing import Final

from tangledbank.core.action import Action, action
from tangledbank.creatures import verbs as v


class Repertoire:
    """The actions of one creature."""

    __slots__ = (
        "adds",
        "attacks",
        "ref",
        "sleep",
        "take_both",
        "take_lower",
        "take_two_lower",
        "take_two_upper",
        "take_upper",
        "transmute",
    )

    def __init__(self, ref: int) -> None:
        self.ref = ref
        self.sleep: Action = action(v.SLEEP, ref)
        self.transmute: Action = action(v.TRANSMUTE, ref)
        self.take_lower: Action = action(v.TAKE, ref, 1, 0)
        self.take_upper: Action = action(v.TAKE, ref, 0, 1)
        self.take_two_lower: Action = action(v.TAKE, ref, 2, 0)
        self.take_both: Action = action(v.TAKE, ref, 1, 1)
        self.take_two_upper: Action = action(v.TAKE, ref, 0, 2)
        self.adds: dict[int, list[Action]] = {}  # by card: with its upper, and its lower trait
        self.attacks: dict[int, Action] = {}  # by target

    def add(self, kind: int) -> list[Action]:
        """Adding this card with its upper and with its lower trait."""
        made = [
            action(v.ADD, kind, kind >> 6, self.ref),
            action(v.ADD, kind, kind & 63, self.ref),
        ]
        self.adds[kind] = made
        return made

    def attack(self, other: int) -> Action:
        made = action(v.ATTACK, self.ref, other)
        self.attacks[other] = made
        return made


_KNOWN: Final[dict[int, Repertoire]] = {}


def repertoire(ref: int) -> Repertoire:
    """The actions of the creature called so."""
    known = _KNOWN.get(ref)
    if known is None:
        known = Repertoire(ref)
        _KNOWN[ref] = known
    return known
