"""The count of attacks and of their answers catches what happens once too often."""

import pytest

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.limits.attacks import AMBUSH, COUNTER
from tests.laws.counting import A1, A2, A3, B1, B2, Animals, Step, check_fault, counting, follow

NEXT_GOES = [Event(ev.ENDED, 0), Event(ev.PASSED, 1), Event(ev.ROUND, 2)]


def attack(hunter: int, prey: int, ignored: int = -1, kind: int = 0) -> Event:
    return Event(ev.ATTACKED, hunter, prey, ignored + 1, [kind])


EATEN = Event(ev.EATEN, A1, B1)
INKED = Event(ev.INKED, B1)
INKED_A1 = Event(ev.INKED, A1)
HANDED = Event(ev.RECOMBINED, A1, A2, 0, [t.CARNIVOROUS, t.BIG])

FAULTS: dict[str, tuple[Animals, list[Step], str]] = {
    "an animal attacks twice": ({}, [attack(A1, B1), *NEXT_GOES, attack(A1, B1)], "HUNT-04"),
    "a seat attacks twice a round": ({}, [attack(A1, B1), attack(A2, B1)], "HUNT-05"),
    "a card attacks twice": (
        {A1: [t.CARNIVOROUS], A2: [t.BIG]},
        [attack(A1, B1), HANDED, *NEXT_GOES, attack(A2, B1)],
        "carnivorous of A2, used by A1 .CONT-RECOMBINATION-07",
    ),
    "an attack after ink comes too soon": (
        {},
        [attack(A1, B1), INKED, Event(ev.ENDED, 0), attack(A1, B1, kind=AMBUSH)],
        "EXP-RULING-36",
    ),
    "nor by another that was handed the card": (
        {A1: [t.CARNIVOROUS], A2: [t.BIG]},
        [attack(A1, B1), INKED, HANDED, Event(ev.ENDED, 0), attack(A2, B1, kind=AMBUSH)],
        "CONT-RECOMBINATION-07",
    ),
    "ink twice a turn": (
        {},
        [attack(A1, B1), INKED, *NEXT_GOES, attack(A2, B1), INKED],
        "FLY-INK-CLOUD-01",
    ),
    "insight twice a turn": (
        {},
        [attack(A1, B1, t.BIG), INKED, *NEXT_GOES, attack(A1, B1, t.BIG)],
        "FLY-INTELLECT-01",
    ),
    "two ambushes of one token": (
        {},
        [action(v.TAKE, B1), attack(A1, B1, kind=AMBUSH), attack(A2, B1, kind=AMBUSH)],
        "EXP-RULING-03",
    ),
    "an answer by no Anglerfish": ({}, [attack(B1, A1, kind=COUNTER)], "FLY-ANGLERFISH-02"),
    "an Anglerfish turns over twice": (
        {},
        [
            attack(A1, B1),
            Event(ev.REVEALED, B1),
            attack(B1, A1, kind=COUNTER),
            Event(ev.REVEALED, B1),
        ],
        "FLY-ANGLERFISH-11",
    ),
    "an Anglerfish attacks after it failed": (
        {},
        [
            attack(A1, B1),
            Event(ev.REVEALED, B1),
            Event(ev.COUNTER_FAILED, B1),
            Event(ev.ENDED, 0),
            attack(B1, A1),
        ],
        "BASE-HUNT-04",
    ),
    "two answers to an attack": ({}, [attack(A1, B1), INKED, Event(ev.HID, B1)], "FLY-SHELL-01"),
    "two meals of one attack": ({}, [attack(A1, B1), EATEN, EATEN], "BASE-HUNT-03"),
    "a meal after Tail loss": (
        {B1: [t.TAIL_LOSS]},
        [attack(A1, B1), Event(ev.DROPPED, B1, 0, t.TAIL_LOSS), EATEN],
        "BASE-HUNT-03",
    ),
    "hidden from an ambush": (
        {},
        [action(v.TAKE, B1), attack(A1, B1, kind=AMBUSH), Event(ev.HID, B1)],
        "FLY-AMBUSH-05",
    ),
    "hidden twice": (
        {},
        [attack(A1, B1), Event(ev.HID, B1), *NEXT_GOES, attack(A2, B1), Event(ev.HID, B1)],
        "FLY-SHELL-02",
    ),
    "two rolls": ({}, [attack(A1, B1), Event(ev.RAN, B1, 2), Event(ev.RAN, B1, 2)], "RUNNING-01"),
    "a redirect by a card that was handed over": (
        {B1: [t.MIMICRY], B2: [t.BIG]},
        [
            attack(A1, B1),
            Event(ev.REDIRECTED, B1, B2),
            *NEXT_GOES,
            Event(ev.RECOMBINED, B1, B2, 0, [t.MIMICRY, t.BIG]),
            Event(ev.ENDED, 1),
            attack(A2, B2),
            Event(ev.REDIRECTED, B2, B1),
        ],
        "mimicry of B2, used by B1",
    ),
    "two scavengers of one kill": (
        {},
        [attack(A1, B1), EATEN, Event(ev.SCAVENGED, A2), Event(ev.SCAVENGED, B2)],
        "SCAVENGER-02",
    ),
    "a tail that poisons": (
        {B1: [t.TAIL_LOSS]},
        [
            attack(A1, B1),
            Event(ev.DROPPED, B1, 0, t.TAIL_LOSS),
            Event(ev.POISONED, A1),
        ],
        "POISONOUS-01",
    ),
    "a paralysed Anglerfish": (
        {},
        [
            attack(B1, A1),
            INKED_A1,
            Event(ev.STUNG, B1),
            Event(ev.ENDED, 1),
            attack(A1, B1),
            Event(ev.REVEALED, B1),
        ],
        "B1 turns over, but is paralysed",
    ),
    "poison from nowhere": ({}, [attack(A1, B1), Event(ev.POISONED, A1)], "POISONOUS-01"),
    "paralysed without an attack": ({}, [Event(ev.STUNG, A1)], "CONT-CNIDOCYTES-01"),
    "an attack by a paralysed animal": (
        {},
        [attack(A1, B1), INKED, Event(ev.STUNG, A1), *NEXT_GOES, attack(A1, B1)],
        "A1 attacks, but is paralysed",
    ),
    "a shy animal attacked again": (
        {B1: [t.SHY]},
        [attack(A1, B1), INKED, *NEXT_GOES, attack(A2, B1)],
        "SPEC-SHY-01",
    ),
    "a redirect to a shy animal": (
        {B1: [t.SHY]},
        [attack(A1, B1), INKED, *NEXT_GOES, attack(A2, B2), Event(ev.REDIRECTED, B2, B1)],
        "SPEC-SHY-01",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_once_too_often(what: str) -> None:
    check_fault(*FAULTS[what])


FINE: dict[str, tuple[Animals, list[Step]]] = {
    "ink gives the attack back": ({}, [attack(A1, B1), INKED, *NEXT_GOES, attack(A1, B2)]),
    "an ambush after the next go, in which nothing was done": (
        {},
        [
            attack(A1, B1),
            INKED,
            Event(ev.ENDED, 0),
            Event(ev.PASSED, 1),
            Event(ev.PASSED, 0),
            action(v.TAKE, B1),
            attack(A1, B1, kind=AMBUSH),
        ],
    ),
    "an ambush beside an attack": (
        {},
        [
            attack(A1, B1),
            EATEN,
            Event(ev.ENDED, 0),
            action(v.TAKE, B2),
            attack(A2, B2, kind=AMBUSH),
        ],
    ),
    "an Anglerfish beside the attack of its round": (
        {},
        [
            attack(B2, A1),
            Event(ev.HID, A1),
            Event(ev.ENDED, 1),
            attack(A2, B1),
            Event(ev.REVEALED, B1),
            attack(B1, A2, t.BIG, COUNTER),
        ],
    ),
    "insight of two animals": (
        {},
        [attack(A1, B1, t.BIG), INKED, *NEXT_GOES, attack(A2, B2, t.BIG)],
    ),
    "a shy animal seen through": (
        {B1: [t.SHY]},
        [attack(A1, B1), INKED, *NEXT_GOES, attack(A2, B1, t.SHY)],
    ),
    "a new turn": (
        {},
        [attack(A1, B1), EATEN, Event(ev.TURN, 2, 1), Event(ev.ROUND, 1), attack(A1, B2)],
    ),
    "an attack that comes back to a runner": (
        {},
        [
            attack(A1, B1),
            Event(ev.RAN, B1, 2),
            Event(ev.REDIRECTED, B1, B2),
            Event(ev.REDIRECTED, B2, B1),
            Event(ev.RAN, B1, 2),
        ],
    ),
}


@pytest.mark.parametrize("what", FINE)
def test_not_too_often(what: str) -> None:
    animals, steps = FINE[what]
    follow(counting(animals), steps)


@pytest.mark.parametrize("what", ["a tail that poisons", "a paralysed Anglerfish"])
def test_faults_that_options_allow(what: str) -> None:
    animals, steps, _ = FAULTS[what]
    follow(counting(animals, poison_spares_on_tail_loss=False, paralysed_is_traitless=True), steps)


def test_ambushes_by_option() -> None:
    ambushes: list[Step] = [attack(A1, B1, kind=AMBUSH), attack(A2, B1, kind=AMBUSH)]
    follow(counting(ambushers_per_player=2), [action(v.TAKE, B1), *ambushes])
    with pytest.raises(LawBroken, match="HUNT-05"):
        follow(
            counting(ambushers_per_player=2, ambush_counts_for_round_limit=True),
            [action(v.TAKE, B1), *ambushes],
        )


@pytest.mark.parametrize(
    ("limit", "again", "clause"),
    [
        ("first_attack_of_turn", True, "MIMICRY-02"),
        ("one_redirect_per_turn", True, "MIMICRY-03"),
        ("every_attack", False, "RULING-07"),
    ],
)
def test_a_redirect_too_many(limit: str, again: bool, clause: str) -> None:
    steps: list[Step] = [attack(A1, B1), Event(ev.REDIRECTED, B1, B2), *NEXT_GOES]
    if again:
        steps.append(attack(A2, B1))
    follow(counting(mimicry_limit=limit), steps)
    with pytest.raises(LawBroken, match=clause):
        follow(counting(mimicry_limit=limit), [*steps, Event(ev.REDIRECTED, B1, B2)])


@pytest.mark.parametrize("kept", ["kept", "spent"])
def test_insight_that_follows_a_redirect(kept: str) -> None:
    limits = counting({B1: [t.SHY], B2: [t.SHY]}, intellect_after_redirect=kept)
    follow(limits, [attack(A1, B1), INKED, *NEXT_GOES, attack(A2, B2), Event(ev.RAN, B2, 6, 1)])
    follow(limits, [*NEXT_GOES, attack(A3, B2, t.SHY)])
    if kept == "kept":
        follow(limits, [Event(ev.REDIRECTED, B2, B1)])
    else:
        with pytest.raises(LawBroken, match="SPEC-SHY-01"):
            follow(limits, [Event(ev.REDIRECTED, B2, B1)])
