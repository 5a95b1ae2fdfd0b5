"""Migration: which animals may go where, and which may follow."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.migrating import Migrating
from tangledbank.evolution.state import GONDWANA, LAURASIA, OCEAN, Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.position import Position


def decisions(p: Position, step: Migrating) -> set[Action]:
    """First more travellers may be named, then followers, player by player."""
    if step.asked < 0:
        found = {action(v.END)}
        for animal in p.own:
            if animal.ref not in step.travellers:  # MIGRATION-05
                found |= {action(v.MIGRATE, animal.ref, to) for to in destinations(p, animal)}
        return found
    found = {action(v.PASS)}
    for animal in p.own:
        found |= {action(v.FOLLOW, animal.ref, leader) for leader in leaders(p, step, animal)}
    return found


def destinations(p: Position, animal: Animal) -> set[int]:
    """Where it may migrate, by Migration or by Flight."""
    # One limit for both ways (EXP-RULING-40), which also stays with a card (RECOMBINATION-07).
    if not p.continents or animal.moved >= p.s.turn_tick:  # MIGRATION-02
        return set()
    migrates = p.has(animal, t.MIGRATION) and not p.used(animal, t.MIGRATION, p.s.turn_tick)
    places = {to for to in (LAURASIA, GONDWANA, OCEAN) if migrates and may_go(p, animal, to)}
    flies = p.has(animal, t.FLIGHT) and not p.used(animal, t.FLIGHT, p.s.turn_tick)
    if flies and p.count(animal) <= 2 and not p.in_ocean(animal):  # FLIGHT-04, -08
        places |= {LAURASIA, GONDWANA} - {animal.location}  # FLIGHT-10, EXP-RULING-96
    return places


def may_go(p: Position, animal: Animal, to: int) -> bool:
    """Is this way open to an animal that does not fly?"""
    if to == animal.location:
        return False
    swims = p.has(animal, t.SWIMMING)
    if to == OCEAN:
        return swims  # MIGRATION-07
    if p.in_ocean(animal):
        return may_leave(p, animal)  # MIGRATION-08
    # MIGRATION-10
    return not swims or p.says("migration_swimmer_continent_to_continent", "allowed")


def may_leave(p: Position, animal: Animal) -> bool:
    """Ashore, Swimming counts as a trait again, and may not be the third with Regeneration."""
    traits = p.count(animal, ashore=True)
    given = p.says("ocean_exit_swimming_card", "from_discard")  # MIGRATION-09
    if given and not p.bears(animal, t.SWIMMING):
        traits += 1
    return not p.has(animal, t.REGENERATION) or traits <= 2  # EXP-RULING-38


def leaders(p: Position, step: Migrating, animal: Animal) -> list[int]:
    """The travellers that this animal may follow."""
    if not p.has(animal, t.SUCKERFISH):  # SUCKERFISH-01
        return []
    if animal.ref in step.travellers or animal.ref in step.followers:  # EXP-RULING-41
        return []
    found: list[int] = []
    for leader, to in zip(step.travellers, step.destinations, strict=True):
        # SUCKERFISH-03, EXP-RULING-42
        if p.animal(leader).location == animal.location and may_go(p, animal, to):
            found.append(leader)
    return found
