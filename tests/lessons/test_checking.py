"""What the check of lessons finds: moves that fail, claims that do not hold, words left out."""

from pathlib import Path

import pytest

from tangledbank.cli import FINE, USAGE, main
from tangledbank.core.errors import GameError
from tangledbank.lessons.course import play
from tangledbank.lessons.script import parse_lesson

HEAD = """\
title: a meal
chapter: 1
minutes: 1
edition: gift
seats: you wallace
A1: plain
A2: plain
B1: plain
"""

MEAL = (
    HEAD
    + """\
food: 3
to act: you
" eat
> you: take A1 or take A2
> wallace: take B1
" again
> you: take A2 or take A1
= events: got A2 blue 0
" done
"""
).replace("= events: got A2 blue 0", "= turn: 2")


def failures(text: str) -> list[str]:
    return [one.text for one in play(parse_lesson(text, "meal.lesson"))[1]]


def test_every_way_is_played() -> None:
    course, found = play(parse_lesson(MEAL, "meal.lesson"))
    assert [str(one) for one in found] == []
    assert [one.actions for one in course.path] == [
        ["take A1", "take A2"],
        ["take B1"],
        ["take A2", "take A1"],
    ]
    assert [one.says for one in course.path] == [
        ["lesson-meal-eat"],
        [],
        ["lesson-meal-again"],
    ]
    assert course.ends == ["lesson-meal-done"]


def test_a_claim_must_hold_on_every_way() -> None:
    claim = MEAL.replace('" again', "= A1: fed\n" + '" again')
    (found,) = failures(claim)
    assert "expected fed, found hungry" in found
    assert "(when the learner chooses take A2)" in found


def test_what_waits_must_be_legal() -> None:
    later = MEAL.replace("> you: take A1 or", "> you: pass -> later eat-first\n> you: take A1 or")
    (found,) = failures(later)
    assert "to be legal" in found


def test_what_waits_cannot_be_meant() -> None:
    later = MEAL.replace("> you: take A1 or", "> you: take A1 -> later not-yet\n> you: take A1 or")
    (found,) = failures(later)
    assert "cannot both wait" in found


def test_the_answer_to_what_waits_is_part_of_the_course() -> None:
    later = MEAL.replace("> you: take A1 or take A2", "> you: take A2 -> later a1\n> you: take A1")
    course, found = play(parse_lesson(later, "meal.lesson"))
    assert [str(one) for one in found] == []
    assert course.path[0].later == {"take A2": "lesson-meal-a1"}


def test_a_bot_has_no_choice() -> None:
    (found,) = failures(MEAL.replace("> wallace: take B1", "> wallace: take B1 or pass"))
    assert "only the learner has a choice" in found


def test_nothing_is_shuffled_on_the_way() -> None:
    shuffled = MEAL.replace("food: 3", "food: 3\ndeck: empty\ndiscard wallace: 12\nedition: tw")
    with pytest.raises(GameError, match="one edition"):
        failures(shuffled)


def test_dice_are_part_of_the_course() -> None:
    hunt = HEAD.replace("A1: plain", "A1: carnivorous").replace("B1: plain", "B1: running")
    text = hunt + 'dice: 6\nfood: 1\nto act: you\n" go\n> you: attack A1 B1\n= B1: alive\n" done\n'
    course, found = play(parse_lesson(text, "hunt.lesson"))
    assert [str(one) for one in found] == []
    assert course.dice == [6]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("chapter: 1\n", "a lesson needs a line 'chapter: ...'"),
        ("minutes: 1\n", "a lesson needs a line 'minutes: ...'"),
        ("title: a meal\n", "a lesson needs a line 'title: ...'"),
        ("edition: gift\n", "a lesson is played in one edition"),
        ('" done\n', "let the guide say something at the end"),
        ("= turn: 2\n", "proves nothing of what is said"),
    ],
)
def test_what_a_lesson_needs(line: str, message: str) -> None:
    with pytest.raises(GameError) as error:
        failures(MEAL.replace(line, ""))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('" Eat now', "write the last part of a message's name"),
        ('" again', "'again' is already said in line"),
        ("> you: pass -> later", "write '> SEAT: ACTION -> later WORD'"),
        ("> you: pass -> later A B", "write '> SEAT: ACTION -> later WORD'"),
        ("> you pass", "write '> SEAT: ACTION'"),
        ("A3: plain", "after the first play only lines with"),
    ],
)
def test_lines_that_cannot_be_read(wrong: str, message: str) -> None:
    text = MEAL.replace('" done', f'{wrong}\n" done')
    with pytest.raises(GameError) as error:
        failures(text)
    assert message in str(error.value)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "meal.lesson"
    path.write_text(MEAL, encoding="utf-8")
    # The words of this lesson are nobody's.
    assert main(["check", str(tmp_path)]) == USAGE
    assert "the messages have no lesson-meal-eat" in capsys.readouterr().err
    path.write_text(MEAL.replace("turn: 2", "turn: 3"), encoding="utf-8")
    assert main(["check", str(path)]) == USAGE
    assert "expected 3, found 2" in capsys.readouterr().out
    files = Path(__file__).parents[2] / "src/tangledbank/lessons"
    assert main(["check", str(files)]) == FINE
