"""A game's verbs: declared in order, with one's own after the printed ones."""

import msgspec
import pytest

from tangledbank.core.action import VERB_LIMIT, Actions
from tangledbank.core.event_kind import Part
from tangledbank.core.state import State
from tangledbank.core.thing import Thing
from tangledbank.core.verb_kind import OPERANDS, VerbKind, Verbs
from tangledbank.server.wire.news import Move


def is_there(s: State, number: int) -> bool:
    return number < 9


BEAST = Thing("animal", lambda number: f"A{number}", "BEAST", is_there)


def some_verbs() -> Verbs:
    verbs = Verbs(Actions("tests.core.test_verb_kind"))
    verbs.enter(VerbKind(0, "pass"))
    verbs.enter(VerbKind(1, "take {animal}[ for {target}]", beasts(), "HOUSE-TAKE-01"))
    return verbs


def beasts() -> list[Part]:
    return [Part("animal", BEAST), Part("target", BEAST, base=1)]


def test_a_verb_of_ones_own_gets_the_next_number() -> None:
    verbs = some_verbs()
    assert verbs.add("nurse {animal} {target}", beasts(), "HOUSE-NURSING-01", hidden=True) == 2
    assert verbs.words == ["pass", "take", "nurse"]
    assert verbs.moments[2] == "HOUSE-NURSING-01"
    assert verbs.printed == 2
    assert verbs.shown() == {0, 1}
    assert str(verbs.actions.action(2, 1, 4)) == "nurse A1 A3"


@pytest.mark.parametrize(
    ("pattern", "operand", "why"),
    [
        ("take {animal}", "animal", "there is a verb 'take' already"),
        ("nurse {beast}", "beast", "call an operand one of card, trait, animal"),
    ],
)
def test_a_verb_that_would_not_work_is_refused(pattern: str, operand: str, why: str) -> None:
    verbs = some_verbs()
    with pytest.raises(ValueError, match=why):
        verbs.add(pattern, [Part(operand, BEAST)], "HOUSE-NURSING-01")
    assert len(verbs.kinds) == 2


def test_there_are_numbers_for_so_many() -> None:
    verbs = some_verbs()
    for number in range(2, VERB_LIMIT):
        verbs.add(f"verb-{number}", [], "HOUSE-01")
    with pytest.raises(ValueError, match="no number is left for 'more'"):
        verbs.add("more", [], "HOUSE-01")


def test_clients_know_every_operand() -> None:
    assert [field.name for field in msgspec.structs.fields(Move)] == ["action", "verb", *OPERANDS]


def test_an_action_that_names_what_is_not_there() -> None:
    verbs = some_verbs()
    take = verbs.actions.action
    assert not verbs.is_dangling(State(), take(1, 7, 0))  # nobody is named by the second operand
    assert not verbs.is_dangling(State(), take(1, 7, 3))
    assert verbs.is_dangling(State(), take(1, 9, 0))
    assert verbs.is_dangling(State(), take(1, 7, 10))
    assert verbs.is_dangling(State(), take(2))  # no verb has this number
    assert not verbs.is_dangling(State(), take(0, 9))  # which operands a verb has not, it ignores


def test_how_a_verb_is_written() -> None:
    assert some_verbs().kinds[1].usage() == "take BEAST [for BEAST]"
    assert str(some_verbs().actions.action(9)) == "verb 9"
