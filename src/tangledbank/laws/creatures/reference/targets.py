"""Which creatures may be attacked, and which may step in."""

from tangledbank.creatures.traits import names as t
from tangledbank.laws.creatures.reference.table import Creature, Table

#: The attack traits, in the order in which the Shadow applies them (CREA-ATK-02, CREA-SOLO-05).
ATTACK_TRAITS = (t.VAMPIRE, t.FIRE_BREATHING, t.SLEEP_INDUCING)


def may_attack(table: Table, attacker: Creature, target: Creature) -> bool:
    """Is it a suitable target?  (CREA-ATK-01)"""
    if attacker is target or not attacker.working() & set(ATTACK_TRAITS):
        return False
    ours, theirs = attacker.working(), target.working()
    if t.ASTRAL in theirs and t.ASTRAL not in ours:  # CREA-ASTRAL-01
        return False
    apart = t.ASTRAL in ours and t.ASTRAL not in theirs
    if apart and not table.is_shadow(attacker):  # CREA-ASTRAL-02, CREA-SOLO-06
        return False
    if t.WINGED in theirs and len(attacker.cards) >= len(target.cards):  # CREA-WINGED-01
        return False
    return not (t.STONE in theirs and target.asleep)  # CREA-STONE-01


def targets(table: Table, attacker: Creature) -> list[Creature]:
    """Any creature, including the player's own (CREA-ATK-01)."""
    return [one for one in table.everybody() if may_attack(table, attacker, one)]


def guards(table: Table, attacker: Creature, target: Creature) -> list[Creature]:
    """The allies of the target to which the attack may be redirected (CREA-PROTECTIVE-01)."""
    allies = [one for one in table.players[target.seat].awake() if one is not target]
    ready = [one for one in allies if t.PROTECTIVE in one.working()]
    return [one for one in ready if may_attack(table, attacker, one)]


def would_change(trait: int, target: Creature) -> bool:
    """Can this attack trait succeed on the target?  (CREA-ATK-06)"""
    if trait == t.VAMPIRE:
        return target.energy > 0
    if trait == t.FIRE_BREATHING:
        return bool(target.cards)
    return not target.asleep
