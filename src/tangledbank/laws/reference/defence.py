"""The answers to an attack, in any order their owner likes (TRAIT-08)."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.hunting import AMBUSH
from tangledbank.evolution.state import Animal
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.hunting import attackable, seen_through
from tangledbank.laws.reference.position import Position


def answers(p: Position, hunt: Hunt) -> set[Action]:
    prey, hunter = p.animal(hunt.prey), p.animal(hunt.hunter)
    ignored = {trait for trait, partner in seen_through(p, hunter, prey) if partner == 0}
    works = p.working(prey) - ignored  # INTELLECT-04
    found: set[Action] = set()
    if t.MIMICRY in works:
        found |= redirects(p, hunt, hunter, prey)
    bound = bool(found)  # MIMICRY-01
    if t.RUNNING in works and not hunt.rolled:  # RUNNING-01
        found.add(action(v.RUN))
        bound = bound or p.says("running_decline", "forbidden")  # RUNNING-03
    if t.TAIL_LOSS in works:
        found |= drops(p, prey)
        own = hunter.ref >> 8 == prey.ref >> 8
        bound = bound or p.says("tail_loss_decline", "forbidden")
        bound = bound or (own and p.says("tail_loss_decline", "forbidden_own_attack"))  # HUNT-13
    if t.SHELL in works and not prey.hidden and hunt.kind != AMBUSH:  # SHELL-01, AMBUSH-05
        found.add(action(v.HIDE))
    if t.INK_CLOUD in works and not p.used(prey, t.INK_CLOUD, p.s.turn_tick):  # INK-CLOUD-01
        found.add(action(v.INK))
    if not bound:
        found.add(action(v.ACCEPT))
    return found


def drops(p: Position, prey: Animal) -> set[Action]:
    """Any card, working or not, and any pair card but Trematode (TAIL-LOSS-03, TREMATODE-02)."""
    found = {action(v.DROP, one.kind, one.trait, one.token) for one in prey.cards}
    for link in p.links(prey):
        if link.trait != t.TREMATODE:
            partner = link.a + link.b - prey.ref
            found.add(action(v.DROP_PAIR, link.kind, link.trait, partner))
    return found


def redirects(p: Position, hunt: Hunt, hunter: Animal, prey: Animal) -> set[Action]:
    """The owner's other animals to which Mimicry may redirect the attack."""
    if prey.ref in hunt.mimics:  # BASE-RULING-07
        return set()
    if p.says("mimicry_limit", "first_attack_of_turn") and not hunt.first_attack:  # MIMICRY-02
        return set()
    once = p.says("mimicry_limit", "one_redirect_per_turn")
    if once and p.used(prey, t.MIMICRY, p.s.turn_tick):  # MIMICRY-03
        return set()
    # An option decides whether Intellect also works on the new prey (EXP-RULING-13, E-43).
    kept = set()
    if p.says("intellect_after_redirect", "kept"):
        kept = {one for one in seen_through(p, hunter, prey) if one[1] == 0}
    others = [one for one in p.own if one is not prey]
    able = [one for one in others if attackable(p, hunter, one, hunt.kind, kept)]
    return {action(v.REDIRECT, one.ref) for one in able}
