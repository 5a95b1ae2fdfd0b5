"""Who may attack whom, and how: in a go, from ambush, or as an Anglerfish."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.hunting import AMBUSH
from tangledbank.evolution.state import BLUE, Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.position import Position
from tangledbank.laws.reference.printed import BEARS_ON_ATTACKS

#: A card of the prey: its trait and, of a pair, the partner.
Ignored = tuple[int, int]


def may_hunt(p: Position, hunter: Animal) -> bool:
    """May it attack anything now, judging by its own state?"""
    if not p.has(hunter, t.CARNIVOROUS):
        return False
    if hunter.hunted >= p.s.turn_tick:  # HUNT-04, RUNNING-02, SHELL-05, ANGLERFISH-09
        return False
    if p.used(hunter, t.CARNIVOROUS, p.s.turn_tick):  # RECOMBINATION-07
        return False
    # It may try again in its owner's next go (INK-CLOUD-02, EXP-RULING-36), or in the next turn.
    if hunter.inked >= max(p.s.players[hunter.ref >> 8].go_tick, p.s.turn_tick):
        return False
    if p.receives(hunter, BLUE):
        return True
    # Hunting without eating is an option, but never for a fed animal without open fat (HUNT-11,
    # D-58).
    full = p.fed(hunter) and not p.open_fat(hunter)
    return not full and p.says("hunt_when_cannot_receive", "allow")


def hunted_this_round(p: Position, seat: int) -> bool:
    """Has this player used one of their carnivores in this round?  (HUNT-05)"""
    return p.s.players[seat].hunted >= p.s.round_tick


def has_insight(p: Position, hunter: Animal) -> bool:
    """Can it still ignore a trait this turn?  (INTELLECT-01)"""
    return p.has(hunter, t.INTELLECT) and not p.used(hunter, t.INTELLECT, p.s.turn_tick)


def seen_through(p: Position, hunter: Animal, prey: Animal) -> set[Ignored]:
    """The cards of this prey that have no effect on this hunter until the turn ends."""
    found: set[Ignored] = set()
    for one in p.s.insights:  # INTELLECT-04, EXP-RULING-11
        if (one >> 32, one >> 18 & 0x3FFF) == (hunter.ref, prey.ref):
            found.add((one >> 12 & 63, one & 0xFFF))
    return found


def attacks_on(p: Position, hunter: Animal, prey: Animal, kind: int, insight: bool) -> set[Action]:
    """Every way for this hunter to attack that animal: plainly, or ignoring one of its cards."""
    found: set[Action] = set()
    if attackable(p, hunter, prey, kind):
        found.add(action(v.ATTACK, hunter.ref, prey.ref))
    if not insight or prey.paralysed:  # a paralysed animal has nothing to ignore
        return found
    choices = {(one.trait, 0) for one in p.awake(prey) if one.trait in BEARS_ON_ATTACKS}
    choices |= {(t.SYMBIOSIS, one.ref) for one in p.symbionts(prey)}  # EXP-RULING-12
    for trait, partner in choices:
        if attackable(p, hunter, prey, kind, {(trait, partner)}):
            found.add(action(v.ATTACK, hunter.ref, prey.ref, trait + 1, partner))
    return found


def attackable(
    p: Position, hunter: Animal, prey: Animal, kind: int, ignoring: set[Ignored] | None = None
) -> bool:
    """May this hunter attack that animal, even redirected?  (EXP-RULING-10, BASE-RULING-10)"""
    if hunter is prey or hunter.location != prey.location:  # D-42, CONT-FEED-08
        return False
    ignored = seen_through(p, hunter, prey) | (ignoring or set())
    if prey.hidden and (t.SHELL, 0) not in ignored:  # SHELL-02, EXP-RULING-88
        return False
    if p.has(hunter, t.SWIMMING) and not p.has(prey, t.SWIMMING):  # SWIMMING-02
        return False
    if any((t.SYMBIOSIS, one.ref) not in ignored for one in p.symbionts(prey)):  # SYMBIOSIS-02
        return False
    shields = {trait for trait in p.working(prey) if (trait, 0) not in ignored}
    return not any(protects(p, trait, hunter, prey, kind) for trait in shields)


def protects(p: Position, trait: int, hunter: Animal, prey: Animal, kind: int) -> bool:
    """Does this trait protect the prey from that hunter?"""
    if trait == t.SWIMMING:  # SWIMMING-01
        return not p.has(hunter, t.SWIMMING)
    if trait == t.BIG:  # BIG-02
        return not p.has(hunter, t.BIG)
    if trait == t.CAMOUFLAGE:  # CAMOUFLAGE-01
        return not p.has(hunter, t.SHARP_VISION)
    if trait == t.BURROWING:  # BURROWING-01, AMBUSH-04
        return p.fed(prey) and kind != AMBUSH
    if trait == t.FLIGHT:  # FLIGHT-01, -02
        return p.count(hunter) >= p.count(prey)
    if trait == t.HERDING:  # HERDING-01, -02
        around = [one for one in p.everybody if one.location == prey.location]
        herd = sum(p.has(one, t.HERDING) for one in around)
        return herd >= sum(p.has(one, t.CARNIVOROUS) for one in around)
    if trait == t.SHY:  # SHY-01, EXP-RULING-76
        return prey.attacked >= p.s.turn_tick
    return False


def ambushes(p: Position, seat: int, receiver: Animal) -> set[Action]:
    """Every way for a player to ambush an animal that is about to get a red token."""
    if p.says("ambush_counts_for_round_limit", True) and hunted_this_round(p, seat):
        return set()  # EXP-RULING-04
    found: set[Action] = set()
    for hunter in p.s.players[seat].animals:
        if p.has(hunter, t.AMBUSH) and may_hunt(p, hunter):  # AMBUSH-01, EXP-RULING-05
            found |= attacks_on(p, hunter, receiver, AMBUSH, has_insight(p, hunter))
    return found
