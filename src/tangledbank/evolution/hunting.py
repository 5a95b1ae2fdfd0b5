"""Who may attack whom, and which trait of the prey an attack may ignore."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.eating import bars_food, can_receive, open_stores
from tangledbank.evolution.state import BLUE, NOT_FOILED, OCEAN, Animal, State
from tangledbank.evolution.traits.trait import (
    HUNTS,
    STAGES,
    TRAITS,
    bars_lacking,
)
from tangledbank.evolution.verbs import ACTIONS, ATTACK
from tangledbank.native import i64

# Kinds of attack.
OPEN: Final = 0  # in the hunter's owner's go
AMBUSH: Final = 1  # when an animal is about to get a red token
COUNTER: Final = 2  # an Anglerfish's answer to an attack

#: No trait is ignored.
NOTHING: Final = -1


def insight(hunter: i64, prey: i64, trait: i64, partner: i64) -> i64:
    return hunter << 32 | prey << 18 | trait << 12 | partner


def ignored(s: State, hunter: i64, prey: i64, trait: i64, partner: i64) -> bool:
    """Has this hunter seen through that card of its prey this turn?"""
    return insight(hunter, prey, trait, partner) in s.insights


def ignores(
    s: State, hunter: Animal, prey: Animal, trait: i64, partner: i64, ignoring: i64
) -> bool:
    """The same, or is it about to (`ignoring`: trait << 12 | partner)?"""
    if ignoring == trait << 12 | partner:
        return True
    return len(s.insights) > 0 and ignored(s, hunter.ref, prey.ref, trait, partner)


def bars_target(s: State, hunter: Animal, prey: Animal, kind: i64, ignoring: i64, why: Why) -> bool:
    """May this hunter not attack that animal?  The same test serves attacks and redirects."""
    if hunter is prey:
        if why.bar("BASE-HUNT-06", prey.ref) or why.bar("D-42", prey.ref):
            return True
    if hunter.location != prey.location:
        if why.bar("CONT-FEED-08", prey.ref):
            return True
    if prey.hidden and not _sees_hidden(s, hunter, prey, ignoring):
        if why.bar("FLY-SHELL-02", prey.ref):
            return True
    if hunter.mask & STAGES.limits != 0:
        for card in hunter.cards:
            if STAGES.limits >> card.trait & 1 and not card.off:
                if TRAITS[card.trait].limits(s, hunter, prey, why):
                    return True
    if prey.mask & STAGES.shields != 0 and not prey.paralysed:
        for card in prey.cards:
            if STAGES.shields >> card.trait & 1 and not card.off:
                if ignores(s, hunter, prey, card.trait, 0, ignoring):
                    continue
                if TRAITS[card.trait].shields(s, hunter, prey, kind, why):
                    return True
    if prey.mask & STAGES.pair_shields != 0:
        ref = prey.ref
        for link in s.players[ref >> 8].links:
            if (link.a == ref or link.b == ref) and STAGES.pair_shields >> link.trait & 1:
                if ignores(s, hunter, prey, link.trait, link.partner(ref), ignoring):
                    continue
                if TRAITS[link.trait].shields_partner(s, link, hunter, prey, why):
                    return True
    return False


def _sees_hidden(s: State, hunter: Animal, prey: Animal, ignoring: i64) -> bool:
    """Hiding is a state of the animal; who ignores the trait it hides by reaches it still."""
    for trait in TRAITS:
        if trait.hides and ignores(s, hunter, prey, trait.number, 0, ignoring):
            return True
    return False


def hunt_spent(s: State, hunter: Animal) -> bool:
    """Has this animal, or the card it hunts by, attacked this turn already?"""
    if hunter.hunted >= s.turn_tick:
        return True
    for card in hunter.cards:
        if card.stamp >= s.turn_tick and TRAITS[card.trait].hooks & HUNTS:
            return True
    return False


def bars_again(s: State, hunter: Animal, why: Why) -> bool:
    """Why an animal does not attack a second time in a turn."""
    if hunter.hunted < s.turn_tick:
        for card in hunter.cards:
            if card.handed and card.stamp >= s.turn_tick and TRAITS[card.trait].hooks & HUNTS:
                return why.bar("CONT-RECOMBINATION-07", hunter.ref)
    if hunter.foiled != NOT_FOILED and why.bar(TRAITS[hunter.foiled].foils, hunter.ref):
        return True
    if s.rules.taiwan and why.bar("BASE-TRAIT-06", hunter.ref):
        return True
    return why.bar("BASE-HUNT-04", hunter.ref)


def spend_hunt(hunter: Animal, tick: i64) -> None:
    hunter.hunted = tick
    for place, card in enumerate(hunter.cards):
        if TRAITS[card.trait].hooks & HUNTS:
            hunter.put(place, card.stamped(tick))


def bars_hunter(s: State, hunter: Animal, why: Why) -> bool:
    """May this animal not attack at all now, whatever its prey?"""
    if hunter.mask & STAGES.hunts == 0:
        for card in hunter.cards:
            if TRAITS[card.trait].hooks & HUNTS:
                return bars_lacking(hunter, card.trait, "BASE-CARNIVOROUS-02", why)
        if hunter.turned and why.bar("CONT-CNIDOCYTES-01", hunter.ref):
            return True  # what a turned Anglerfish hunts by is no card, but is paralysed too
        return why.bar("BASE-CARNIVOROUS-02", hunter.ref)
    if hunt_spent(s, hunter) and bars_again(s, hunter, why):
        return True
    # What happened in an earlier turn is past, whether or not its owner has had a go since.
    since = 1 if s.rules.first_readings else s.turn_tick
    if hunter.inked >= since and hunter.inked >= s.players[hunter.ref >> 8].go_tick:
        if why.bar("FLY-INK-CLOUD-02", hunter.ref):
            return True
    if not can_receive(s, hunter, BLUE):
        full = hunter.fed() and open_stores(hunter) == 0
        # That a fed hunter with full fat stays at home is printed; the rest is an option.
        if full and why.bar("BASE-HUNT-11", hunter.ref):
            return True
        if not s.rules.hunts_without_room and (hunter.asleep or not full):
            if why.bar("BASE-RULING-20", hunter.ref):
                return True
        if full or not s.rules.hunts_without_room:
            bars_food(s, hunter, BLUE, why)
    return False


def has_insight(s: State, hunter: Animal) -> bool:
    """Can this hunter still ignore a trait this turn?"""
    if hunter.mask & STAGES.insight == 0:
        return False
    for card in hunter.cards:
        if STAGES.insight >> card.trait & 1 and card.stamp < s.turn_tick and not card.off:
            return True
    return False


def bars_insight(s: State, hunter: Animal, why: Why) -> bool:
    """Why this hunter ignores no trait now: it cannot, or did so already this turn."""
    for card in hunter.cards:
        if STAGES.insight >> card.trait & 1 and card.handed and card.stamp >= s.turn_tick:
            return why.bar("CONT-RECOMBINATION-07", hunter.ref)
    return why.bar("FLY-INTELLECT-01", hunter.ref)


def attacks_on(
    s: State, hunter: Animal, prey: Animal, kind: i64, sees: bool, found: list[Action]
) -> None:
    """Add every legal way for this hunter to attack that animal, with and without insight."""
    if not bars_target(s, hunter, prey, kind, NOTHING, QUICK):
        found.append(ACTIONS.action(ATTACK, hunter.ref, prey.ref))
    if not sees:
        return
    for card in prey.cards:
        if TRAITS[card.trait].hinders and not card.off and not prey.paralysed:
            if not bars_target(s, hunter, prey, kind, card.trait << 12, QUICK):
                choice = ACTIONS.action(ATTACK, hunter.ref, prey.ref, card.trait + 1)
                if choice not in found:
                    found.append(choice)
    for link in s.players[prey.ref >> 8].links:
        # Only the animal that a pair trait protects has anything of it to be ignored.
        if link.b != prey.ref or prey.paralysed or not s.players[prey.ref >> 8].works(link):
            continue
        if TRAITS[link.trait].hinders:
            if not bars_target(s, hunter, prey, kind, link.trait << 12 | link.a, QUICK):
                found.append(ACTIONS.action(ATTACK, hunter.ref, prey.ref, link.trait + 1, link.a))


def bars_ignoring(
    s: State, hunter: Animal, prey: Animal, choice: Action, sees: bool, why: Why
) -> bool:
    """May the trait that this attack names not be ignored?"""
    if choice.c == 0:
        return False
    number = choice.c - 1
    if not sees and bars_insight(s, hunter, why):
        return True
    carried = False
    for card in prey.cards:
        if card.trait == number and not card.off and choice.d == 0:
            carried = True
    for link in s.players[prey.ref >> 8].links:
        if link.trait == number and link.b == prey.ref and link.a == choice.d:
            carried = s.players[prey.ref >> 8].works(link)
    if TRAITS[number].as_animal_only:
        return why.bar("FLY-INTELLECT-05", prey.ref)
    if not carried or prey.paralysed:
        return why.bar("FLY-INTELLECT-01", prey.ref) or why.bar("FLY-INTELLECT-03", prey.ref)
    if TRAITS[number].hinders:
        return False
    return why.bar("FLY-INTELLECT-03", prey.ref) or why.bar("EXP-RULING-10", prey.ref)


def bars_attack(
    s: State, hunter: Animal, prey: Animal, choice: Action, kind: i64, why: Why
) -> bool:
    """May this hunter not attack that animal in this way, ignoring what it names?"""
    if bars_ignoring(s, hunter, prey, choice, has_insight(s, hunter), why):
        return True
    before = len(why.reasons)
    if bars_target(s, hunter, prey, kind, ignoring_of(choice), why):
        return True
    # Only a full answer says that ignoring one trait was not enough.
    return choice.c > 0 and len(why.reasons) > before and why.bar("FLY-INTELLECT-02", prey.ref)


def ignoring_of(choice: Action) -> i64:
    return NOTHING if choice.c == 0 else (choice.c - 1) << 12 | choice.d


def kept_insight(s: State, hunter: i64, prey: i64) -> i64:
    """What this hunter ignores of its first prey and, by option, of the one it is turned to.

    Only a trait of the animal itself: a pair card has another partner there.
    """
    if s.rules.insight_follows:
        for one in s.insights:
            if one >> 32 == hunter and one >> 18 & 0x3FFF == prey and one & 0xFFF == 0:
                return one & 0x3FFFF
    return NOTHING


def trait_count(s: State, animal: Animal) -> i64:
    """Every card attached on either side, and the trait of a turned Anglerfish."""
    count = len(animal.cards) + (1 if animal.turned else 0)
    if animal.location == OCEAN and not s.rules.ocean_swimming_counts:
        for card in animal.cards:
            if STAGES.aquatic >> card.trait & 1:
                count -= 1
    for link in s.players[animal.ref >> 8].links:
        if link.a == animal.ref or link.b == animal.ref:
            count += 1
    return count
