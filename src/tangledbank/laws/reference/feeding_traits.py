"""What one animal's traits allow in a go of feeding, except attacks and migrations."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.feeding import GRAZED, MAIN, SLEPT, FeedingGo
from tangledbank.evolution.state import BLUE, RED, Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.development import may_join
from tangledbank.laws.reference.position import Position
from tangledbank.laws.reference.printed import SPECIALIZATIONS

# In addition to a main action


def free_uses(p: Position, go: FeedingGo, animal: Animal) -> set[Action]:
    found: set[Action] = set()
    if may_graze(p, go, animal):
        found.add(action(v.GRAZE, animal.ref))
    if may_warm(p, animal):
        found.add(action(v.WARM, animal.ref))
    return found


def may_graze(p: Position, go: FeedingGo, animal: Animal) -> bool:
    if not p.has(animal, t.GRAZING) or p.used(animal, t.GRAZING, p.s.tick):  # GRAZING-01
        return False
    if go.did(GRAZED) and p.says("grazing_all_in_one_slot", False):  # GRAZING-02, D-53
        return False
    return p.s.food[animal.location] > 0


def may_warm(p: Position, animal: Animal) -> bool:
    """One more red token: once in each go, and only while it is hungry."""
    if not p.has(animal, t.WARM_BLOODED) or p.used(animal, t.WARM_BLOODED, p.s.tick):
        return False  # WARM-BLOODED-04
    if p.fed(animal) or p.s.food[animal.location] == 0:  # WARM-BLOODED-07, -03
        return False
    return p.receives(animal, RED)


def may_sleep(p: Position, go: FeedingGo, animal: Animal) -> bool:
    if not p.has(animal, t.HIBERNATION) or animal.asleep:
        return False
    if p.fed(animal) and p.says("hibernation_when_fed", "forbid"):  # BASE-RULING-73
        return False
    if animal.red + animal.blue > 0 and p.says("hibernation_with_partial_food", False):  # D-28
        return False
    each = p.says("hibernation_consecutive", "allow")
    since = p.s.turn_tick if each else p.s.turn_tick_before
    if p.used(animal, t.HIBERNATION, since):  # HIBERNATION-02, RECOMBINATION-07
        return False
    if p.s.last_turn and p.says("hibernation_last_turn", "forbid"):  # HIBERNATION-03
        return False
    return not (go.did(SLEPT) and p.says("hibernation_many_per_slot", False))  # D-27


def thefts(p: Position, go: FeedingGo, pirate: Animal) -> set[Action]:
    if not p.has(pirate, t.PIRACY) or p.used(pirate, t.PIRACY, p.s.turn_tick):  # PIRACY-01
        return set()
    slept = go.did(SLEPT) and p.says("hibernation_costs_action", True)  # a main action then
    if (go.did(MAIN) or slept) and p.says("piracy_with_take_or_hunt", False):  # PIRACY-03, D-25
        return set()
    if p.fed(pirate) and p.says("piracy_when_fed_with_open_fat", "forbid"):  # PIRACY-04
        return set()
    found: set[Action] = set()
    for victim in p.everybody:
        if victim is pirate or p.fed(victim):  # PIRACY-01, BASE-RULING-68
            continue
        if victim.location != pirate.location:  # CONT-FEED-04
            continue
        wants = p.says("piracy_victim_needs_received_food", True)
        if wants and victim.received < p.s.turn_tick:  # PIRACY-02
            continue
        for colour, held in ((RED, victim.red), (BLUE, victim.blue)):
            becomes = colour if p.says("piracy_token_colour", "keep") else BLUE  # D-23
            if held and p.receives(pirate, becomes):  # BASE-RULING-71
                found.add(action(v.STEAL, pirate.ref, victim.ref, colour))
    return found


# Instead of taking


def burnings(p: Position, animal: Animal) -> set[Action]:
    """FAT-07; in one edition no more than is missing (BASE-RULING-77)."""
    most = p.stored(animal)
    if p.says("burn_fat_cap", "need"):
        most = 0 if p.fed(animal) else min(most, p.missing(animal))
    return {action(v.BURN, animal.ref, count) for count in range(1, most + 1)}


def main_uses(p: Position, animal: Animal) -> set[Action]:
    found = sheddings(p, animal)
    if may_specialize(p, animal):
        found.add(action(v.SPECIALIZE, animal.ref))
    if may_settle(p, animal):
        found.add(action(v.SETTLE, animal.ref))
    return found


def may_specialize(p: Position, animal: Animal) -> bool:
    types = {one for one in SPECIALIZATIONS if p.has(animal, one)}
    if not types or not p.receives(animal, BLUE):  # SPECIALIZATION-01, EXP-RULING-32
        return False
    once = p.says("specialization_limit", "once_per_turn")  # E-45
    if once and any(p.used(animal, one, p.s.turn_tick) for one in SPECIALIZATIONS):
        return False
    others = [one for one in p.everybody if one is not animal]
    if p.continents and p.says("specialization_scope", "location_any_type"):
        types = set(SPECIALIZATIONS)  # SPECIALIZATION-06, -07
        others = [one for one in others if one.location == animal.location]
    if any(p.has(one, trait) for one in others for trait in types):  # SPECIALIZATION-02
        return False
    if not p.fed(animal):
        return True
    # Fat that it filled this turn and the animal burnt without need is marked (EXP-RULING-97).
    return any(one.stamp < p.s.turn_tick for one in p.open_fat(animal))


def may_settle(p: Position, animal: Animal) -> bool:
    """Is there an empty shell for it, and may it take one?  (SHELL-07, -08, EXP-RULING-87)"""
    places = {shell >> 12 for shell in p.s.shells}
    here = p.says("shell_pool_location", "by_location")  # EXP-RULING-86
    if not (animal.location in places if here else places):
        return False
    return not p.bears(animal, t.SHELL) and may_join(p, animal, t.SHELL)


def sheddings(p: Position, animal: Animal) -> set[Action]:
    """What Metamorphosis may turn into a blue token."""
    if not p.has(animal, t.METAMORPHOSIS) or animal.hidden:  # EXP-RULING-26
        return set()
    once = p.says("metamorphosis_limit", "once_per_turn")  # EXP-RULING-24
    if once and p.used(animal, t.METAMORPHOSIS, p.s.turn_tick):
        return set()
    if animal.asleep and p.says("sleeper_sheds_hibernation", False):  # EXP-RULING-26, E-42
        return set()
    found: set[Action] = set()
    awake = p.awake(animal)
    for place, card in enumerate(animal.cards):
        # METAMORPHOSIS-04; the number of a switched-off card counts for nothing (E-41).
        off = not any(one is card for one in awake)
        weightless = off and p.says("metamorphosis_sheds_switched_off", True)
        if p.extra(card.trait) > 0 and not weightless:
            continue
        if animal.asleep and card.trait != t.HIBERNATION:
            continue
        if eats_without_card(p, animal, place):
            found.add(action(v.SHED, animal.ref, card.kind, card.trait | card.token << 6))
    for link in p.links(animal):  # METAMORPHOSIS-03, TREMATODE-02
        if link.trait == t.TREMATODE or p.extra(link.trait) > 0 or animal.asleep:
            continue
        without = p.s.clone()
        owner = without.players[p.seat]
        owner.links = [one for one in owner.links if one is not link]
        if Position(without, p.seat).receives(without.here(animal.ref), BLUE):
            partner = link.a + link.b - animal.ref
            found.add(action(v.SHED, animal.ref, link.kind, link.trait, partner))
    return found


def eats_without_card(p: Position, animal: Animal, place: int) -> bool:
    """Could it receive a blue token once this card is gone?  (EXP-RULING-26)"""
    without = p.s.clone()
    changed = without.here(animal.ref)
    changed.take(place)
    changed.asleep = False  # a sleeper can give up only its Hibernation, and then wakes
    return Position(without, p.seat).receives(changed, BLUE)
