"""Steps and questions are declared once: what stacks, sentences and defaults are derived from."""

import pytest

from tangledbank.core.action import Actions
from tangledbank.core.errors import SetupError
from tangledbank.core.event_kind import Part
from tangledbank.core.phrase import PLAIN
from tangledbank.core.question import NO_QUESTION, Question
from tangledbank.core.step import Step
from tangledbank.core.step_kind import StepKind, StepKinds
from tangledbank.core.thing import NUMBER, SEAT

WAIT, ROW = 0, 1


def read(saved: object) -> Step:
    return Step()


def rowing() -> Question:
    return Question("row", [WAIT], [Part("to", NUMBER)], forms=["", "late"])


def test_a_question_says_its_message_and_its_words() -> None:
    question = rowing()
    assert str(question.says([3])) == "ask-row(3)"
    assert str(question.says([3], "late")) == "ask-row-late(3)"
    assert question.messages() == ["ask-row", "ask-row-late"]
    assert question.word_kinds() == {"to": "number"}


def test_a_game_without_messages_gives_the_sentence() -> None:
    question = Question("row", text="Row on?")
    assert question.says().template == PLAIN
    assert question.says().words == {"text": "Row on?"}
    assert question.messages() == []


def test_the_default_is_the_first_action_with_the_best_verb() -> None:
    actions = Actions("tests.core.test_step_kind")
    wait, row, further = (actions.action(verb, to) for verb, to in [(WAIT, 0), (ROW, 1), (ROW, 2)])
    assert rowing().choose([row, wait, further]) is wait
    assert Question("row", [WAIT, ROW]).choose([further, row]) is further
    assert NO_QUESTION.choose([row, wait]) is row, "who says nothing gets the first"


def test_a_step_that_says_nothing_is_asked_in_general() -> None:
    assert Step().asks() is NO_QUESTION
    assert str(Step().question(None, [])) == "ask-something()"


def test_what_a_step_may_lie_on() -> None:
    bottom = StepKind("turn", read)
    row = StepKind("row", read, ["turn"])
    storm = StepKind("storm", read, but_not_on=["turn"])
    assert [kind.lies_on("") for kind in (bottom, row, storm)] == [True, False, False]
    assert [kind.lies_on("turn") for kind in (bottom, row, storm)] == [False, True, False]
    assert [kind.lies_on("row") for kind in (bottom, row, storm)] == [False, False, True]


def test_no_step_has_the_name_of_another() -> None:
    steps = StepKinds()
    steps.declare(StepKind("turn", read))
    with pytest.raises(SetupError, match="there is already a step 'turn'"):
        steps.declare(StepKind("turn", read))


def test_a_word_names_one_kind_of_thing() -> None:
    steps = StepKinds()
    other = Question("ask", parts=[Part("to", SEAT)])
    steps.declare(StepKind("turn", read, questions=[rowing(), other]))
    assert steps.messages() == {"ask-row": ["to"], "ask-row-late": ["to"], "ask-ask": ["to"]}
    with pytest.raises(SetupError, match="'to' names a seat here, and a number elsewhere"):
        steps.word_kinds()
