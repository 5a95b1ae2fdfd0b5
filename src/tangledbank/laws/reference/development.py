"""Development: which cards of the hand may be played, and where."""

from itertools import combinations

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.state import GONDWANA, LAURASIA, Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.position import Position
from tangledbank.laws.reference.printed import ON_ANYBODY, ON_RIVALS, PAIRS, SPECIALIZATIONS


def plays(p: Position) -> set[Action]:
    found = {action(v.PASS)}  # DEV-10
    hand = set(p.s.players[p.seat].hand)
    limit = p.options["animal_limit"]
    if limit == "none" or len(p.own) < int(limit):  # DEV-06, D-51
        found |= {one for kind in hand for one in as_animal(p, kind)}
    traits = {trait for kind in hand for trait in (kind >> 6, kind & 63)}
    for trait in traits - {NO_TRAIT, t.ANGLERFISH}:  # ANGLERFISH-01
        kinds = [kind for kind in hand if trait in (kind >> 6, kind & 63)]
        if trait in PAIRS:
            pairs = pairings(p, trait)
            found |= {action(v.PAIR, kind, trait, *pair) for kind in kinds for pair in pairs}
        else:
            places = [one.ref for one in p.everybody if may_bear(p, one, trait)]
            found |= {action(v.PLAY, kind, trait, ref) for kind in kinds for ref in places}
    return found


def as_animal(p: Position, kind: int) -> set[Action]:
    """The ways to play a card as an animal: on either continent, never in the Ocean."""
    if p.continents:  # CONT-DEV-04
        return {action(v.ANIMAL, kind, place + 1) for place in (LAURASIA, GONDWANA)}
    return {action(v.ANIMAL, kind)}


def for_this_owner(p: Position, animal: Animal, trait: int) -> bool:
    """Does the player give this trait to animals of that owner?"""
    if trait in ON_ANYBODY:
        return True
    return (animal.ref >> 8 != p.seat) == (trait in ON_RIVALS)  # TRAIT-03


def may_bear(p: Position, animal: Animal, trait: int) -> bool:
    """May the player play this trait on (or between) that animal?"""
    if not for_this_owner(p, animal, trait):
        return False
    if trait not in PAIRS and trait != t.FAT_TISSUE and p.bears(animal, trait):
        return False  # TRAIT-02, NEOPLASIA-09
    return may_join(p, animal, trait)


def may_join(p: Position, animal: Animal, trait: int) -> bool:
    """Do the traits on that animal leave room for this one?"""
    hunts = p.bears(animal, t.CARNIVOROUS) or animal.turned  # EXP-RULING-22
    if trait == t.SCAVENGER and hunts:  # SCAVENGER-04
        return False
    if trait == t.CARNIVOROUS:
        both = p.says("scavenger_carnivore_conflict", "both_ways")
        if animal.turned or (both and p.bears(animal, t.SCAVENGER)):
            return False
    if trait in SPECIALIZATIONS and any(p.bears(animal, one) for one in SPECIALIZATIONS):
        return False  # SPECIALIZATION-05
    dry = p.says("swimming_card_in_ocean", "discarded")
    if trait == t.SWIMMING and p.in_ocean(animal) and dry:  # EXP-RULING-38
        return False
    return room_beside_regeneration(p, animal, trait)


def room_beside_regeneration(p: Position, animal: Animal, trait: int) -> bool:
    """Regeneration allows one other trait, and none that raises the need."""
    if trait == t.REGENERATION:  # REGENERATION-01
        return p.count(animal) <= 1 and not raises_need(p, animal)
    # Switched off, it limits nothing (EXP-RULING-69); paralysed, it does, because it will work
    # again.
    if not any(one.trait == t.REGENERATION for one in p.switched_on(animal)):
        return True
    return p.count(animal) < 2 and p.extra(trait) == 0  # REGENERATION-03, -04, EXP-RULING-52


def raises_need(p: Position, animal: Animal) -> bool:
    """Does it have a trait with a number on it, working or not?"""
    traits = [one.trait for one in animal.cards] + [one.trait for one in p.links(animal)]
    return animal.turned or any(p.extra(one) > 0 for one in traits)


def pairings(p: Position, trait: int) -> list[tuple[int, int]]:
    """Every two animals of one owner between which the player may play a pair trait."""
    found: list[tuple[int, int]] = []
    several = p.says("pair_same_trait_other_partner", True)
    for player in p.s.players:
        links = [one for one in player.links if one.trait == trait]
        joined = [{one.a, one.b} for one in links]
        taken = {ref for pair in joined for ref in pair}
        for one, other in combinations(sorted(player.animals, key=lambda animal: animal.ref), 2):
            pair = {one.ref, other.ref}
            if pair in joined or (pair & taken and not several):  # PAIR-03, D-38
                continue
            if one.location != other.location:  # CONT-DEV-08
                continue
            if may_bear(p, one, trait) and may_bear(p, other, trait):
                found.append((one.ref, other.ref))
                if trait == t.SYMBIOSIS:  # SYMBIOSIS-01: either may be the symbiont
                    found.append((other.ref, one.ref))
    return found
