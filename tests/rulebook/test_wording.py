"""Deep play compares what a game can say with the English messages."""

import pytest

from tangledbank.core.event_kind import EventKind, EventKinds, Part
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind, StepKinds
from tangledbank.evolution.events import EVENTS
from tangledbank.evolution.steps import STEPS
from tangledbank.evolution.things import a_card, an_animal
from tangledbank.rulebook import wording
from tangledbank.rulebook.creatures.setting import CreaturesSetting
from tangledbank.rulebook.evolution.setting import EvolutionSetting
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.wording import (
    check_event,
    check_log_messages,
    check_questions,
    check_wording,
    english,
    require,
)


def test_messages_and_their_words_are_found() -> None:
    assert english()["log-evolution-got"] == {"animal", "colour", "count"}
    assert english()["log-evolution-game-over"] == set()
    assert require("option-group-fat") == set()
    with pytest.raises(Unmet, match="a message 'option-group-fat~', found none"):
        require("option-group-fat~")


def test_both_games_have_their_words() -> None:
    for setting in (EvolutionSetting, CreaturesSetting):
        check_wording(setting.declared, setting.steps, setting.option_groups)


def test_an_event_without_a_message_is_found() -> None:
    with pytest.raises(Unmet, match="a message 'log-evolution-sneezed'"):
        check_event("evolution", EventKind(99, "sneezed", [an_animal()]))


def test_a_message_that_lacks_a_word_is_found() -> None:
    with pytest.raises(Unmet, match="found prey"):
        check_event("evolution", EventKind(99, "eaten", [an_animal()]))


def test_a_word_that_no_message_needs_is_found() -> None:
    with pytest.raises(Unmet, match="a sentence of 'fetched' that needs card"):
        check_event("evolution", EventKind(99, "fetched", [an_animal(), a_card()]))
    check_event("evolution", EventKind(99, "fetched", [an_animal(), a_card(said=False)]))


def test_an_animal_that_only_the_board_shows_is_no_idle_word() -> None:
    check_event("evolution", EventKind(99, "fetched", [an_animal(), an_animal("partner")]))


def test_a_message_without_an_event_is_found() -> None:
    fewer = EventKinds("evolution")
    fewer.by_number = {n: kind for n, kind in EVENTS.by_number.items() if kind.name != "used"}
    with pytest.raises(Unmet, match="found log-evolution-used"):
        check_log_messages(fewer)


def asking(question: Question) -> StepKinds:
    steps = StepKinds()
    steps.declare(StepKind("asking", lambda saved: saved, questions=[question]))
    return steps


def test_questions_are_compared_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unmet, match="a message 'ask-lunch'"):
        check_questions(asking(Question("lunch")))
    with pytest.raises(Unmet, match="expected animal, found"):
        check_questions(asking(Question("pairs", parts=[Part("animal", an_animal().thing)])))
    known = {**english(), "ask-lunch": set[str]()}
    monkeypatch.setattr(wording, "english", lambda: known)
    with pytest.raises(Unmet, match="ask-lunch"):
        check_questions(STEPS)
