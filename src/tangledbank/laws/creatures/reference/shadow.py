"""The Shadow's turn, point by point (CREA-SOLO-05, CREA-SOLO-06)."""

from tangledbank.creatures.traits import names as t
from tangledbank.laws.creatures.reference.activation import may_transmute
from tangledbank.laws.creatures.reference.attack import attack
from tangledbank.laws.creatures.reference.table import CELLS, Course, Creature, Player, Table
from tangledbank.laws.creatures.reference.targets import ATTACK_TRAITS, may_attack, would_change
from tangledbank.laws.creatures.reference.turn import may_molt, shed, take, transmute
from tangledbank.laws.creatures.reference.uses import Once, Span


def shadow_turn(table: Table, shadow: Player) -> Course:
    table.uses.begin(Span.TURN)
    create(table, shadow)  # 1
    if not shadow.awake():
        return
    # The most energy, the leftmost of several.
    creature = max(shadow.awake(), key=lambda one: one.energy)
    received = grow(table, shadow, creature)  # 2
    if may_transmute(creature):  # 3 A
        transmute(table, creature)
        return
    tired = annoy(table, shadow, creature)
    target = None
    if received in (*ATTACK_TRAITS, t.SCARY):  # B
        target = aim(table, creature)
    if target is None and not take_energy(table, creature):  # C
        target = aim(table, creature)  # D
    if target is not None:
        yield from attack(table, creature, target)
    if tired:  # E: otherwise it stays awake, if it did not attack
        creature.asleep = True


def create(table: Table, shadow: Player) -> None:
    """If all sleep, or there are none, the top card becomes a new one, on the right."""
    if not shadow.awake():
        card = table.top_card()
        if card is not None:
            shadow.create(card)


def grow(table: Table, shadow: Player, creature: Creature) -> int:
    """Open the top card; returns the trait that the activated creature itself received, or -1."""
    card = table.top_card()
    if card is None:  # CREA-END-02
        return -1
    trait = card >> 6  # the upper one
    to_the_right = shadow.creatures[shadow.creatures.index(creature) + 1 :]
    for one in [creature, *to_the_right[:1]]:
        if trait not in one.traits():
            one.cards.append((card, trait))
            return trait if one is creature else -1
    table.discard.append(card)
    return -1


def annoy(table: Table, shadow: Player, creature: Creature) -> bool:
    """Wake one of its own, by choice card among several; will the waker sleep later?"""
    asleep = [one for one in shadow.creatures if one.asleep]
    may = t.ANNOYING in creature.working() and table.uses.left(Once.WAKE, creature.ref)
    if not asleep or not may:
        return False
    place = table.choose(len(asleep)) if len(asleep) > 1 else 0
    asleep[place].asleep = False
    table.uses.note(Once.WAKE, creature.ref)
    return True


def aim(table: Table, creature: Creature) -> Creature | None:
    """A player's creature, picked by choice card, if the attack is allowed and would succeed."""
    attacks = [trait for trait in ATTACK_TRAITS if trait in creature.working()]
    theirs = table.players[0].creatures
    if not attacks or not theirs:
        return None
    target = theirs[table.choose(len(theirs))]
    if t.SCARY in creature.working():
        target.scared = True
    if not may_attack(table, creature, target):
        return None
    return target if any(would_change(trait, target) for trait in attacks) else None


def take_energy(table: Table, creature: Creature) -> bool:
    """Take one energy, from the part named by `shadow_takes_first` if both have some."""
    printed = table.every_source[table.source].trait
    parts: list[tuple[int, int]] = []
    if table.lower:
        parts.append((1, 0))
    if table.upper and printed in creature.working():  # CREA-TAKE-02
        parts.append((0, 1))
    if not parts or creature.energy == CELLS:
        return False
    first = table.options["shadow_takes_first"] == "lower"
    lower, upper = parts[0] if first else parts[-1]
    take(table, creature, lower, upper)
    others = may_molt(creature)
    if others:
        shed(table, creature, others[table.choose(len(others))])
    return True
