"""A go of feeding: at most one main action, free ones besides, all in one location."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.feeding import (
    ANYWHERE,
    BURNT,
    HUNTED,
    MIGRATED,
    SETTLED,
    SHED,
    SLEPT,
    SPECIALIZED,
    STOLE,
    TOOK,
    WARMED,
    FeedingGo,
)
from tangledbank.evolution.hunting import OPEN
from tangledbank.evolution.state import RED, Animal
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference import feeding_traits as traits
from tangledbank.laws.reference.hunting import (
    attacks_on,
    has_insight,
    hunted_this_round,
    may_hunt,
)
from tangledbank.laws.reference.migration import destinations
from tangledbank.laws.reference.position import Position
from tangledbank.laws.reference.recombination import may_recombine

#: Replacements for taking a red token, other than an attack or burning fat: METAMORPHOSIS-01,
#: SHELL-07, SPECIALIZATION-01, MIGRATION-04.
OTHER_MAIN = SHED | SETTLED | SPECIALIZED | MIGRATED


def deeds(p: Position, go: FeedingGo) -> set[Action]:
    """Everything that may be done in this go, including ending it."""
    takes = {action(v.TAKE, one.ref) for one in p.own if may_take(p, go, one)}
    found = set(takes)
    duty = bool(takes) and p.says("feeding_obligation", "mandatory")  # FEED-12
    if go.did(WARMED) or (go.done and p.says("obligation_substitutes", "any_trait")):
        duty = False  # BASE-RULING-39, EXP-RULING-78
    if not duty:
        found.add(action(v.END if go.done else v.PASS))  # BASE-RULING-38, -41
    if p.idle():
        return found
    for animal in p.own:
        if not go.done:  # MIGRATION-03, -04: it takes the whole go
            found |= {action(v.MIGRATE, animal.ref, to) for to in destinations(p, animal)}
        if in_place(go, animal):
            found |= uses(p, go, animal)
    for link in p.s.players[p.seat].links:
        # All in one location, like everything else; the two animals of a pair are in the same one.
        if may_recombine(p, link) and in_place(go, p.animal(link.a)):
            found.add(action(v.RECOMBINE, min(link.a, link.b), max(link.a, link.b)))
    return found


def uses(p: Position, go: FeedingGo, animal: Animal) -> set[Action]:
    """What this animal may do by itself, besides taking."""
    found = traits.thefts(p, go, animal) | traits.free_uses(p, go, animal)
    if may_attack(p, go) and may_hunt(p, animal):
        insight = has_insight(p, animal)
        for prey in p.everybody:
            found |= attacks_on(p, animal, prey, OPEN, insight)
    if may_burn(p, go):
        found |= traits.burnings(p, animal)
    if main_free(p, go):
        found |= traits.main_uses(p, animal)
    # With this option it is a main action, so Piracy is treated as with any other (D-26).
    free = p.says("hibernation_costs_action", False) or main_free(p, go)
    if free and traits.may_sleep(p, go, animal):
        found.add(action(v.HIBERNATE, animal.ref))
    return found


def in_place(go: FeedingGo, animal: Animal) -> bool:
    """Is it in the location of this go?  (CONT-FEED-04, -05, -07)"""
    return go.location in (ANYWHERE, animal.location)


def spoilt(p: Position, go: FeedingGo) -> bool:
    """Has a free action replaced the main one?  (D-25, D-26)"""
    stole = go.did(STOLE) and p.says("piracy_with_take_or_hunt", False)
    return stole or (go.did(SLEPT) and p.says("hibernation_costs_action", True))


def main_free(p: Position, go: FeedingGo) -> bool:
    """May a main action other than an attack or burning fat follow?  (BASE-RULING-37)"""
    return not go.did(TOOK | HUNTED | BURNT | OTHER_MAIN) and not spoilt(p, go)


def may_take(p: Position, go: FeedingGo, animal: Animal) -> bool:
    if not main_free(p, go) or not in_place(go, animal):
        return False
    return p.s.food[animal.location] > 0 and p.receives(animal, RED)  # FEED-02, CONT-FEED-03


def may_attack(p: Position, go: FeedingGo) -> bool:
    burnt = go.did(BURNT) and p.says("burn_fat_blocks_hunt", True)  # D-16
    if go.did(TOOK | HUNTED | OTHER_MAIN) or burnt or spoilt(p, go):  # HUNT-02
        return False
    return not hunted_this_round(p, p.seat)


def may_burn(p: Position, go: FeedingGo) -> bool:
    hunted = go.did(HUNTED) and p.says("burn_fat_blocks_hunt", True)  # D-16, FAT-08
    return not (go.did(TOOK | BURNT | OTHER_MAIN) or hunted or spoilt(p, go))  # FAT-07
