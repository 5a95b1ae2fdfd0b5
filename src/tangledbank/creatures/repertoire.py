"""The possible actions of a creature, made once and kept.

A turn offers dozens of actions, and most of them come up again and again.  They are found by small
numbers in lists: a card's, or the target creature's.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import KINDS, Card
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.verbs import action
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Adding:
    """Laying one card under one creature, with its upper or its lower trait showing."""

    __slots__ = ("lower", "upper")

    def __init__(self, card: Card, ref: i64) -> None:
        self.upper: Action = action(v.ADD, card.kind, card.upper.trait, ref)
        self.lower: Action = action(v.ADD, card.kind, card.lower.trait, ref)


@mypyc_attr(acyclic=True)
class Aimed:
    """The actions of one creature with one verb, by the number of the target creature."""

    __slots__ = ("actions", "ref", "verb")

    def __init__(self, verb: i64, ref: i64) -> None:
        self.verb = verb
        self.ref = ref
        self.actions: list[Action | None] = []

    def at_all(self) -> list[Action | None]:
        """Make room for every creature; `at` fills the empty places."""
        actions = self.actions
        while len(actions) < len(EVERY):
            actions.append(None)
        return actions

    def at(self, number: i64) -> Action:
        known = self.at_all()[number]
        if known is None:
            known = action(self.verb, self.ref, EVERY[number].ref)
            self.actions[number] = known
        return known


@mypyc_attr(acyclic=True)
class Repertoire:
    """The name of one creature, and its actions."""

    __slots__ = (
        "adds",
        "attacks",
        "gives",
        "name",
        "number",
        "ref",
        "scares",
        "sleep",
        "take_both",
        "take_lower",
        "take_two_lower",
        "take_two_upper",
        "take_upper",
        "transmute",
        "turns",
        "wakes",
    )

    def __init__(self, ref: i64, number: i64) -> None:
        self.ref = ref
        self.number = number  # its index in EVERY
        self.name: str = creature_name(ref)
        self.sleep: Action = action(v.SLEEP, ref)
        self.transmute: Action = action(v.TRANSMUTE, ref)
        self.take_lower: Action = action(v.TAKE, ref, 1, 0)
        self.take_upper: Action = action(v.TAKE, ref, 0, 1)
        self.take_two_lower: Action = action(v.TAKE, ref, 2, 0)
        self.take_both: Action = action(v.TAKE, ref, 1, 1)
        self.take_two_upper: Action = action(v.TAKE, ref, 0, 2)
        self.adds: list[Adding | None] = [None for _ in range(KINDS)]  # by the card's number
        self.turns: list[Action | None] = [None for _ in NAMES]  # by the trait that shows
        self.attacks: Aimed = Aimed(v.ATTACK, ref)
        self.scares: Aimed = Aimed(v.SCARE, ref)
        self.wakes: Aimed = Aimed(v.WAKE, ref)
        self.gives: Aimed = Aimed(v.GIVE, ref)

    def turn(self, trait: i64) -> Action:
        made = action(v.TURN, self.ref, trait)
        self.turns[trait] = made
        return made

    def add(self, card: Card) -> Adding:
        made = Adding(card, self.ref)
        self.adds[card.number] = made
        return made


#: Every creature that ever occurred, in any order, and the same by name.
EVERY: Final[list[Repertoire]] = []
REPERTOIRES: Final[dict[int, Repertoire]] = {}


def repertoire(ref: i64) -> Repertoire:
    """The actions of the creature with this name."""
    known = REPERTOIRES.get(ref)
    if known is None:
        known = Repertoire(ref, len(EVERY))
        EVERY.append(known)
        REPERTOIRES[ref] = known
    return known
