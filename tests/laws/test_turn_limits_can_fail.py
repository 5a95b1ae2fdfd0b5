"""The count of what comes by itself catches what comes once too often, and what does not come."""

import pytest

from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import (
    DEVELOPMENT,
    EXTINCTION,
    FEEDING,
    NONE,
    OCEAN,
    YELLOW,
    TraitCard,
)
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.verbs import action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.limits import Limits
from tests.laws.counting import (
    A1,
    A2,
    A3,
    B1,
    B2,
    Animals,
    Step,
    a_table,
    check_fault,
    counting,
    follow,
)

SPECIALIZE = action(v.SPECIALIZE, A1)
ENDED = Event(ev.ENDED, 0)
HANDED = Event(ev.RECOMBINED, A1, A2, 0, [t.VIVIPAROUS, t.BIG])
MOTHER: Animals = {A1: [t.VIVIPAROUS], A2: [t.BIG]}

FAULTS: dict[str, tuple[Animals, list[Step], str]] = {
    "a second birth": (
        MOTHER,
        [Event(ev.BORN, A3, A1), Event(ev.BORN, A3, A1)],
        "EXP-RULING-27",
    ),
    "a birth by a card that was handed over": (
        MOTHER,
        [Event(ev.BORN, A3, A1), HANDED, Event(ev.BORN, A3, A2)],
        "viviparous of A2, used by A1",
    ),
    "a birth by another card of the same animal": (
        MOTHER,
        [
            Event(ev.BORN, A3, A1),
            Event(ev.DROPPED, A1, 0, t.VIVIPAROUS),
            Event(ev.RECOMBINED, A1, A2, 0, [t.RUNNING, t.VIVIPAROUS]),
            Event(ev.BORN, A3, A1),
        ],
        "EXP-RULING-27",
    ),
    "an Edificator twice": (
        {},
        [Event(ev.ADDED, A1, 2), Event(ev.ADDED, A1, 2)],
        "CONT-EDIFICATOR-01",
    ),
    "an Edificator with three tokens": ({}, [Event(ev.ADDED, A1, 3)], "CONT-EDIFICATOR-01"),
    "Neoplasia that grows twice": (
        {},
        [Event(ev.GROWN, A1, t.BIG), Event(ev.GROWN, A1, t.RUNNING)],
        "CONT-NEOPLASIA-04",
    ),
    "restored, but never eaten": ({}, [Event(ev.RESTORED, A1)], "CONT-REGENERATION-05"),
    "more shells than there are": (
        {},
        [Event(ev.SHELL_LEFT, B1), Event(ev.SETTLED, A1), Event(ev.SETTLED, A2)],
        "FLY-SHELL-07",
    ),
    "an animal from nowhere": (
        {},
        [Event(ev.PHASE, EXTINCTION), Event(ev.NEW_ANIMAL, 4)],
        "SPEC-R-STRATEGY-03",
    ),
    "a third newcomer": (
        {A1: [t.R_STRATEGY]},
        [
            Event(ev.TURN, 2),
            Event(ev.PHASE, DEVELOPMENT),
            Event(ev.NEW_ANIMAL, 4),
            Event(ev.NEW_ANIMAL, 5),
            Event(ev.NEW_ANIMAL, 6),
        ],
        "SPEC-R-STRATEGY-03",
    ),
    "a newcomer of an animal that was restored": (
        {A1: [t.R_STRATEGY]},
        [
            Event(ev.REMAINS, A1),
            Event(ev.RESTORED, A1),
            Event(ev.TURN, 2),
            Event(ev.PHASE, DEVELOPMENT),
            Event(ev.NEW_ANIMAL, 4),
        ],
        "SPEC-R-STRATEGY-03",
    ),
    "a newcomer of an animal that was paralysed": (
        {A1: [t.R_STRATEGY]},
        [
            Event(ev.ATTACKED, A1, B1, 0, [0]),
            Event(ev.STUNG, A1),
            Event(ev.TURN, 2),
            Event(ev.PHASE, DEVELOPMENT),
            Event(ev.NEW_ANIMAL, 4),
        ],
        "SPEC-R-STRATEGY-03",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_once_too_often(what: str) -> None:
    check_fault(*FAULTS[what])


def test_two_newcomers_of_each_bearer() -> None:
    steps: list[Step] = [
        Event(ev.TURN, 2),
        Event(ev.PHASE, DEVELOPMENT),
        Event(ev.NEW_ANIMAL, 4),
        Event(ev.NEW_ANIMAL, 5),
        action(v.ANIMAL, 1),
        Event(ev.NEW_ANIMAL, 6),
    ]
    follow(counting({A1: [t.R_STRATEGY]}), steps)


# Fat


def with_fat(tokens: list[int], red: int) -> Limits:
    """A1 has Specialization and fat with these tokens."""
    game = a_table({A1: [t.SPECIALIZATION_A]})
    animal = game.state.here(A1)
    animal.red = red
    animal.cards += [TraitCard(0, t.FAT_TISSUE, token=token) for token in tokens]
    return Limits(game)


def refill(limits: Limits) -> None:
    """Fill the fat and burn it."""
    animal = limits.shared.game.state.here(A1)
    follow(limits, [SPECIALIZE, Event(ev.STORED, A1, 1), ENDED])
    animal.cards[1] = animal.cards[1].holding(YELLOW)
    follow(limits, [action(v.BURN, A1, 1), Event(ev.BURNT, A1, 1), ENDED])
    animal.cards[1] = animal.cards[1].holding(NONE)


def test_fat_that_was_burnt_without_need() -> None:
    limits = with_fat([NONE], red=1)
    refill(limits)
    with pytest.raises(LawBroken, match="EXP-RULING-97"):
        follow(limits, [SPECIALIZE, Event(ev.STORED, A1, 1)])


def test_fat_that_was_burnt_out_of_hunger() -> None:
    limits = with_fat([NONE], red=0)
    refill(limits)
    follow(limits, [SPECIALIZE, Event(ev.STORED, A1, 1)])


def test_fat_that_is_still_open() -> None:
    limits = with_fat([NONE, NONE], red=1)
    refill(limits)
    follow(limits, [SPECIALIZE, Event(ev.STORED, A1, 1)])


def test_fat_of_another_turn() -> None:
    limits = with_fat([NONE], red=1)
    refill(limits)
    follow(limits, [Event(ev.TURN, 2), SPECIALIZE, Event(ev.STORED, A1, 1)])


# At the end of an action


def test_an_animal_without_a_parent() -> None:
    limits = counting()
    limits.shared.clock.phase = FEEDING
    with pytest.raises(LawBroken, match="FLY-VIVIPAROUS-01"):
        limits.check([Event(ev.NEW_ANIMAL, 9)])


def test_newcomers_that_do_not_come() -> None:
    with pytest.raises(LawBroken, match="newcomers are missing"):
        counting({A1: [t.R_STRATEGY]}).check([Event(ev.TURN, 2)])


def test_a_card_without_an_event() -> None:
    limits = counting()
    limits.check([])
    limits.shared.game.state.here(B1).cards.append(TraitCard(0, t.BIG))
    with pytest.raises(LawBroken, match="other traits for B1"):
        limits.check([])


def test_a_move_without_an_event() -> None:
    limits = counting()
    limits.shared.game.state.here(B2).location = OCEAN
    with pytest.raises(LawBroken, match="another location for B2"):
        limits.check([])
