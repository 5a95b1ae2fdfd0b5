"""The count of what is done in a go or a turn catches what is done once too often."""

import pytest

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.options import Value
from tangledbank.evolution.state import (
    FEEDING,
    GONDWANA,
    LAURASIA,
    OCEAN,
)
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.broken import LawBroken
from tests.laws.counting import A1, A2, A3, B1, B2, Animals, Step, check_fault, counting, follow

TAKE, GRAZE, WARM = action(v.TAKE, A1), action(v.GRAZE, A1), action(v.WARM, A1)
SETTLE, SHED = action(v.SETTLE, A1), action(v.SHED, A1, 0, t.BIG)
SPECIALIZE = action(v.SPECIALIZE, A1)
MIGRATE = action(v.MIGRATE, A1, GONDWANA)
FOLLOW = action(v.FOLLOW, A2, A1)
GRAZED, STOLE, SLEPT = Event(ev.GRAZED, A1), Event(ev.STOLE, A1, B1, 1), Event(ev.SLEPT, A1)
ENDED = Event(ev.ENDED, 0)
RED = Event(ev.GOT, A1, 1, 1, [1])
COOPERATION = Event(ev.SHARED, t.COOPERATION, A1, A2)
SWAPPED = Event(ev.RECOMBINED, A1, A2, 0, [t.BIG, t.RUNNING])


def handed(trait: int) -> Event:
    """A1 hands this trait to A2."""
    return Event(ev.RECOMBINED, A1, A2, 0, [trait, t.BIG])


MOVER: Animals = {A1: [t.MIGRATION], A2: [t.BIG]}
FLIER: Animals = {A1: [t.FLIGHT], A2: [t.BIG]}
WITH: dict[int, Animals] = {
    trait: {A1: [trait], A2: [t.BIG]}
    for trait in (t.PIRACY, t.HIBERNATION, t.GRAZING, t.WARM_BLOODED, t.VIVIPAROUS)
}

FAULTS: dict[str, tuple[Animals, list[Step], str]] = {
    # One main action
    "two tokens taken": ({}, [TAKE, TAKE], "FEED-04"),
    "a trait shed beside": ({}, [TAKE, SHED], "FLY-METAMORPHOSIS-01"),
    "a token beside a trait shed": ({}, [SHED, TAKE], "FLY-METAMORPHOSIS-01"),
    "a shell settled beside": ({}, [TAKE, SETTLE], "FLY-SHELL-07"),
    "a specialist beside": ({}, [TAKE, SPECIALIZE], "FLY-SPECIALIZATION-01"),
    "an attack beside": ({}, [TAKE, Event(ev.ATTACKED, A2, B1, 0, [0])], "HUNT-02"),
    "an attack and fat": (
        {},
        [Event(ev.ATTACKED, A2, B1, 0, [0]), action(v.BURN, A1, 1)],
        "BASE-FAT-07",
    ),
    "a red token too many": ({}, [TAKE, RED, RED], "FEED-04"),
    "a deed in the go of another": ({}, [TAKE, action(v.TAKE, B1)], "TURN-02"),
    "a deed in another location": (
        {A2: [t.GRAZING]},
        [Event(ev.MOVED, A2, GONDWANA), TAKE, action(v.GRAZE, A2)],
        "CONT-FEED-07",
    ),
    "a scavenger in another location": (
        {},
        [
            Event(ev.MOVED, B2, OCEAN),
            Event(ev.ATTACKED, A1, B1, 0, [0]),
            Event(ev.EATEN, A1, B1),
            Event(ev.SCAVENGED, B2),
        ],
        "CONT-FEED-07",
    ),
    # Free ones
    "grazing twice": ({}, [GRAZED, GRAZED], "GRAZING-01"),
    "grazing by a card that was handed over": (
        WITH[t.GRAZING],
        [GRAZED, handed(t.GRAZING), Event(ev.GRAZED, A2)],
        "grazing of A2, used by A1",
    ),
    "warmed twice": ({}, [WARM, WARM], "SPEC-WARM-BLOODED-04"),
    "piracy twice": ({}, [STOLE, ENDED, STOLE], "PIRACY-01"),
    "piracy by a card that was handed over": (
        WITH[t.PIRACY],
        [STOLE, handed(t.PIRACY), Event(ev.STOLE, A2, B1, 1)],
        "piracy of A2, used by A1 .CONT-RECOMBINATION-07",
    ),
    "asleep two turns running": ({}, [SLEPT, Event(ev.TURN, 2), SLEPT], "HIBERNATION-02"),
    "the same by a card that was handed over": (
        WITH[t.HIBERNATION],
        [SLEPT, handed(t.HIBERNATION), Event(ev.TURN, 2), Event(ev.SLEPT, A2)],
        "HIBERNATION-02",
    ),
    "asleep in the last turn": ({}, [Event(ev.TURN, 2, 0, 1), SLEPT], "HIBERNATION-03"),
    "asleep when the deck has ended": (
        {},
        [Event(ev.PHASE, FEEDING), Event(ev.LAST_TURN), SLEPT],
        "HIBERNATION-03",
    ),
    "asleep in its sleep": (
        WITH[t.HIBERNATION] | {A3: [t.HIBERNATION]},
        [
            Event(ev.SLEPT, A2),
            Event(ev.RECOMBINED, A2, A1, 0, [t.BIG, t.HIBERNATION]),
            Event(ev.SLEPT, A2),
        ],
        "HIBERNATION-01",
    ),
    "a paralysed animal grazes": (
        {},
        [Event(ev.ATTACKED, A1, B1, 0, [0]), Event(ev.STUNG, A1), GRAZED],
        "A1 grazes, but is paralysed .CONT-CNIDOCYTES-01",
    ),
    # Pairs
    "a pair trait twice a round": (
        {},
        [COOPERATION, Event(ev.SHARED, t.COOPERATION, A2, A1)],
        "PAIR-05",
    ),
    "a pair with a paralysed animal": (
        {},
        [Event(ev.ATTACKED, A1, B1, 0, [0]), Event(ev.STUNG, A1), COOPERATION],
        "EXP-RULING-63",
    ),
    "an exchange twice a turn": ({}, [SWAPPED, ENDED, SWAPPED], "CONT-RECOMBINATION-02"),
    "an exchange with a paralysed animal": (
        {},
        [Event(ev.ATTACKED, A1, B1, 0, [0]), Event(ev.STUNG, A1), SWAPPED],
        "EXP-RULING-63",
    ),
    # Journeys
    "a second migration": (MOVER, [MIGRATE, ENDED, action(v.MIGRATE, A1, LAURASIA)], "TION-02"),
    "a migration by a card that was handed over": (
        MOVER,
        [MIGRATE, ENDED, handed(t.MIGRATION), ENDED, action(v.MIGRATE, A2, GONDWANA)],
        "migration of A2, used by A1 .CONT-RECOMBINATION-07",
    ),
    "a flight by a card that was handed over": (
        FLIER,
        [MIGRATE, ENDED, handed(t.FLIGHT), ENDED, action(v.MIGRATE, A2, GONDWANA)],
        "flight of A2, used by A1 .CONT-RECOMBINATION-07",
    ),
    "a migration by nothing": ({}, [MIGRATE], "CONT-MIGRATION-01"),
    "a deed beside a migration": (MOVER, [MIGRATE, action(v.GRAZE, A2)], "CONT-MIGRATION-03"),
    "a migration beside a deed": (MOVER, [GRAZE, MIGRATE], "CONT-MIGRATION-03"),
    "a follower twice": (MOVER, [MIGRATE, FOLLOW, FOLLOW], "EXP-RULING-41"),
    "a follower of a follower": (
        MOVER,
        [MIGRATE, FOLLOW, action(v.FOLLOW, A3, A2)],
        "CONT-SUCKERFISH-01",
    ),
    "another way than was announced": (
        MOVER,
        [MIGRATE, Event(ev.MOVED, A1, OCEAN)],
        "EXP-RULING-42",
    ),
    "a second Swimming card": (
        {},
        [
            Event(ev.MOVED, A1, OCEAN),
            Event(ev.MOVED, A1, LAURASIA),
            Event(ev.FETCHED, A1),
            Event(ev.FETCHED, A1),
        ],
        "CONT-MIGRATION-09",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_once_too_often(what: str) -> None:
    check_fault(*FAULTS[what])


FINE: dict[str, tuple[Animals, list[Step]]] = {
    "free actions beside a main one": ({}, [TAKE, RED, GRAZE, GRAZED, STOLE, WARM, RED]),
    "the next go": ({}, [TAKE, RED, GRAZED, ENDED, Event(ev.ROUND, 2), TAKE, RED, GRAZED]),
    "Communication brings a second token": (
        {},
        [TAKE, RED, Event(ev.SHARED, t.COMMUNICATION, A1, A2), Event(ev.GOT, A2, 1, 1, [1])],
    ),
    "an unused copy of a used card": (
        {A1: [t.PIRACY], A2: [t.BIG]},
        [
            Event(ev.STOLE, A2, B1),
            handed(t.PIRACY),
            Event(ev.DROPPED, A2, 0, t.PIRACY),
            Event(ev.RECOMBINED, A3, A2, 0, [t.PIRACY, t.RUNNING]),
            Event(ev.STOLE, A2, B1),
        ],
    ),
    "Flight that is left after Migration was used up": (
        {A1: [t.MIGRATION], A2: [t.BIG, t.FLIGHT]},
        [MIGRATE, ENDED, handed(t.MIGRATION), ENDED, action(v.MIGRATE, A2, GONDWANA)],
    ),
    "several that migrate, and two that follow": (
        {A1: [t.MIGRATION], A3: [t.FLIGHT]},
        [MIGRATE, action(v.MIGRATE, A3, GONDWANA), FOLLOW, action(v.FOLLOW, B1, A3)]
        + [Event(ev.MOVED, ref, GONDWANA) for ref in (A1, A3, A2, B1)],
    ),
    "a follower of two migrations": (
        MOVER | {B1: [t.MIGRATION]},
        [MIGRATE, FOLLOW, ENDED, action(v.MIGRATE, B1, GONDWANA), action(v.FOLLOW, A2, B1)],
    ),
    "traits in another location after a migration there": (
        {},
        [Event(ev.MOVED, A2, GONDWANA), TAKE, RED, ENDED, action(v.GRAZE, A2)],
    ),
    "asleep again after a turn": ({}, [SLEPT, Event(ev.TURN, 2), Event(ev.TURN, 3), SLEPT]),
}


@pytest.mark.parametrize("what", FINE)
def test_not_too_often(what: str) -> None:
    animals, steps = FINE[what]
    follow(counting(animals), steps)


OPTIONS: dict[str, tuple[dict[str, Value], list[Step], str]] = {
    "piracy_with_take_or_hunt": ({"piracy_with_take_or_hunt": False}, [TAKE], "D-25"),
    "hibernation_costs_action": ({"hibernation_costs_action": True}, [TAKE], "D-26"),
    "hibernation_many_per_slot": (
        {"hibernation_many_per_slot": False},
        [action(v.HIBERNATE, A2), Event(ev.SLEPT, A2)],
        "D-27",
    ),
    "grazing_all_in_one_slot": (
        {"grazing_all_in_one_slot": False},
        [action(v.GRAZE, A2), Event(ev.GRAZED, A2)],
        "D-53",
    ),
    "metamorphosis_limit": ({"metamorphosis_limit": "once_per_turn"}, [SHED, ENDED], "RULING-24"),
    "specialization_limit": (
        {"specialization_limit": "once_per_turn"},
        [SPECIALIZE, ENDED],
        "E-45",
    ),
}
LAST: dict[str, list[Step]] = {
    "piracy_with_take_or_hunt": [action(v.STEAL, A1, B1, 1)],
    "hibernation_costs_action": [action(v.HIBERNATE, A1)],
    "hibernation_many_per_slot": [action(v.HIBERNATE, A1), SLEPT],
    "grazing_all_in_one_slot": [GRAZE, GRAZED],
    "metamorphosis_limit": [SHED],
    "specialization_limit": [SPECIALIZE],
}


@pytest.mark.parametrize("name", OPTIONS)
def test_limits_by_option(name: str) -> None:
    options, steps, clause = OPTIONS[name]
    animals: Animals = {A1: [t.SPECIALIZATION_A]}
    follow(counting(animals), steps + LAST[name])
    follow(counting(animals, **options), steps)
    with pytest.raises(LawBroken, match=clause):
        follow(counting(animals, **options), steps + LAST[name])


def test_a_pair_trait_by_goes() -> None:
    other = Event(ev.STOLE, B1, A1)
    steps: list[Step] = [TAKE, COOPERATION, ENDED, other]
    with pytest.raises(LawBroken, match="PAIR-05"):
        follow(counting(pair_use_reset="owner_slot_start"), [*steps, COOPERATION])
    later = [*steps, Event(ev.ENDED, 1), TAKE, COOPERATION]
    follow(counting(pair_use_reset="owner_slot_start"), later)
    with pytest.raises(LawBroken, match="D-57"):
        follow(counting(pair_trait_off_slot="forbid"), [other, COOPERATION])
