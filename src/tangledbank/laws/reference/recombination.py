"""Recombination: which cards two animals may exchange, and which duplicates are discarded."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import Animal, Link, TraitCard
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.traits.recombination import Doubles, Exchange
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.position import Position


def may_recombine(p: Position, link: Link) -> bool:
    """May this pair exchange anything at all?"""
    # The limit applies in the first edition too, which states none: feeding must end.
    if link.trait != t.RECOMBINATION or link.stamp >= p.s.turn_tick:  # RECOMBINATION-02
        return False
    if not p.both_move(link):  # EXP-RULING-63
        return False
    return bool(swaps(p, p.animal(link.a), p.animal(link.b)))


def swaps(p: Position, one: Animal, other: Animal) -> list[tuple[TraitCard, TraitCard]]:
    """Every exchange of one unpaired card each (RECOMBINATION-03, EXP-RULING-44)."""
    pairs = [(mine, yours) for mine in one.cards for yours in other.cards]
    return [
        (mine, yours)
        for mine, yours in pairs
        if may_have_instead(p, one, mine, yours) and may_have_instead(p, other, yours, mine)
    ]


def may_have_instead(p: Position, animal: Animal, away: TraitCard, come: TraitCard) -> bool:
    """Would an animal with Regeneration end up with traits it may have?  (EXP-RULING-50)"""
    after = animal.clone()
    after.cards = [one for one in animal.cards if one is not away] + [come]
    traits = [one.trait for one in after.cards]
    if t.REGENERATION not in traits:
        return True
    traits += [one.trait for one in p.links(animal)]
    needy = after.turned or any(p.extra(one) > 0 for one in traits)
    return not needy and p.count(after) <= 2


def hands(p: Position, step: Exchange) -> set[Action]:
    """The cards that the first, then the second of the two may hand over."""
    one, other = p.animal(step.one), p.animal(step.other)
    found: set[Action] = set()
    for mine, yours in swaps(p, one, other):
        first = hand(mine, one)
        if step.given is None:
            found.add(first)
        elif step.given == first:
            found.add(hand(yours, other))
    return found


def hand(card: TraitCard, giver: Animal) -> Action:
    return action(v.HAND, card.kind, card.trait, card.token, giver.ref)


def copies(p: Position, step: Doubles) -> set[Action]:
    """Which of two equal traits goes is the owner's choice (RECOMBINATION-04, EXP-RULING-46)."""
    cards = p.animal(step.refs[0]).cards
    traits = [one.trait for one in cards if one.trait != t.FAT_TISSUE]
    (twice,) = {trait for trait in traits if traits.count(trait) > 1}
    lower, upper = [place for place, one in enumerate(cards) if one.trait == twice]
    found = [drop(cards[lower], 0)]
    if drop(cards[upper], 0) not in found:
        found.append(drop(cards[upper], 0))
    elif upper - lower > 1:
        # Equal cards, but the choice decides when the cards between them are switched off.
        found.append(drop(cards[upper], v.UPPER))
    return set(found)


def drop(card: TraitCard, which: int) -> Action:
    return action(v.DROP, card.kind, card.trait, card.token | which)
