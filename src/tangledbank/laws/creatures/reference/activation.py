"""What an activated creature may do: its activation traits, and one of four actions."""

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits import names as t
from tangledbank.creatures.verbs import action
from tangledbank.laws.creatures.reference.table import CELLS, Creature, Table
from tangledbank.laws.creatures.reference.targets import targets
from tangledbank.laws.creatures.reference.uses import Once


def offers(table: Table, creature: Creature) -> set[Action]:
    """Everything an awake creature may do now, whether already activated or not (CREA-TURN-05)."""
    found = takes(table, creature) | uses_of_traits(table, creature)
    if may_transmute(creature):
        found.add(action(v.TRANSMUTE, creature.ref))
    found |= {action(v.ATTACK, creature.ref, one.ref) for one in targets(table, creature)}
    found.add(action(v.SLEEP, creature.ref))  # CREA-SLEEP-01: always allowed
    return found


# The four actions


def takes(table: Table, creature: Creature) -> set[Action]:
    room = CELLS - creature.energy  # CREA-TAKE-01
    most = 2 if t.TWO_HEADED in creature.working() else 1  # CREA-TWO-HEADED-01
    printed = table.every_source[table.source].trait
    upper = table.upper if printed in creature.working() else 0  # CREA-TAKE-02
    amounts = [
        (low, high)
        for low in range(table.lower + 1)
        for high in range(upper + 1)
        if 1 <= low + high <= min(room, most)
    ]
    return {action(v.TAKE, creature.ref, low, high) for low, high in amounts}


def may_transmute(creature: Creature) -> bool:
    if creature.energy == CELLS:  # CREA-TRANS-01
        return True
    small = t.SMALL in creature.working() and len(creature.cards) <= 3  # CREA-SMALL-01
    return small and creature.energy == 3


# Activation traits


def uses_of_traits(table: Table, creature: Creature) -> set[Action]:
    able = {trait for trait in creature.working() if table.uses.left(Once.ACTIVATION_TRAIT, trait)}
    found: set[Action] = set()
    if t.METAMORPH in able:
        found |= turns(creature)
    if t.SCARY in able:
        found |= scares(table, creature)
    if t.ANNOYING in able:
        found |= wakings(table, creature)
    if t.GENEROUS in able:
        found |= gifts(table, creature)
    return found


def turned(kind: int, shown: int) -> int:
    """The other trait of a card."""
    upper, lower = kind >> 6, kind & 63
    return lower if shown == upper else upper


def turns(creature: Creature) -> set[Action]:
    """Any of its cards, but not into a trait it already has (CREA-METAMORPH-01, CREA-TURN-03)."""
    able = [one for one in creature.cards if turned(*one) not in creature.traits()]
    return {action(v.TURN, creature.ref, shown) for _, shown in able}


def scares(table: Table, creature: Creature) -> set[Action]:
    """Another creature, anybody's (CREA-SCARY-01)."""
    others = [one for one in table.everybody() if one is not creature]
    return {action(v.SCARE, creature.ref, one.ref) for one in others}


def wakings(table: Table, creature: Creature) -> set[Action]:
    """Another sleeping creature, anybody's (CREA-ANNOYING-01), once a round (-03)."""
    if not table.uses.left(Once.WAKE, creature.ref):
        return set()
    others = [one for one in table.everybody() if one is not creature and one.asleep]
    return {action(v.WAKE, creature.ref, one.ref) for one in others}


def gifts(table: Table, creature: Creature) -> set[Action]:
    """To an ally with a free cell; it is not its own ally (CREA-GENEROUS-01, CREA-SET-06)."""
    if creature.energy == 0:
        return set()
    allies = [one for one in table.players[creature.seat].creatures if one is not creature]
    return {action(v.GIVE, creature.ref, one.ref) for one in allies if one.energy < CELLS}
