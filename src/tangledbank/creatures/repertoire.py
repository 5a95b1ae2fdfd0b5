"""What one creature may do, as actions that are made once and found again by its name.

A turn offers dozens of actions and most of them come up again and again, so it is worth while to
keep them at hand.
"""

from typing import Final

from tangledbank.core.action import Action, action
from tangledbank.creatures import verbs as v


class Adding:
    """Laying one card under one creature, with its upper or its lower trait showing."""

    __slots__ = ("both", "lower", "upper", "upper_bit")

    def __init__(self, kind: int, ref: int) -> None:
        self.upper: Action = action(v.ADD, kind, kind >> 6, ref)
        self.lower: Action = action(v.ADD, kind, kind & 63, ref)
        self.both: int = 1 << (kind >> 6) | 1 << (kind & 63)  # its traits as a mask
        self.upper_bit: int = 1 << (kind >> 6)


class Repertoire:
    """The actions of one creature."""

    __slots__ = (
        "adds",
        "attacks",
        "ref",
        "scares",
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
        self.adds: dict[int, Adding] = {}  # by card
        self.attacks: dict[int, Action] = {}  # by target
        self.scares: dict[int, Action] = {}

    def add(self, kind: int) -> "Adding":
        made = Adding(kind, self.ref)
        self.adds[kind] = made
        return made

    def scare(self, other: int) -> Action:
        made = action(v.SCARE, self.ref, other)
        self.scares[other] = made
        return made

    def attack(self, other: int) -> Action:
        made = action(v.ATTACK, self.ref, other)
        self.attacks[other] = made
        return made


REPERTOIRES: Final[dict[int, Repertoire]] = {}


def repertoire(ref: int) -> Repertoire:
    """The actions of the creature called so."""
    known = REPERTOIRES.get(ref)
    if known is None:
        known = Repertoire(ref)
        REPERTOIRES[ref] = known
    return known


#: Laying a card down as a new creature, by card.
CREATIONS: Final[dict[int, Action]] = {}


def creation(kind: int) -> Action:
    made = action(v.CREATE, kind)
    CREATIONS[kind] = made
    return made
