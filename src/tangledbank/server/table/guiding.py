"""A lesson at a table: what its guide says, what it accepts, and what the others do in it."""

from tangledbank.core.errors import GameError, SetupError
from tangledbank.lessons import shelf
from tangledbank.lessons.course import Course
from tangledbank.server.table import log
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire.news import Guide
from tangledbank.server.wire.setup import SeatPlan, Setup

#: Plays on for the others when the lesson is over.
BOT = "greedy"


def course_called(name: str) -> Course:
    """`SetupError` if there is no lesson of that name."""
    try:
        return shelf.course(name)
    except GameError as error:
        raise SetupError(str(error)) from None


def setup_of(course: Course) -> Setup:
    """The table of a lesson: the learner alone with bots, and nobody to disturb them."""
    others = [SeatPlan(BOT) for _ in course.seats[1:]]
    return Setup(
        lesson=course.name,
        edition=course.edition,
        sets=list(course.sets),
        seats=[SeatPlan(), *others],
        watch="nobody",
        hints=False,
        chat=False,
        stand_in="",
    )


def as_opened(course: Course) -> log.Lesson:
    return log.Lesson(
        name=course.name,
        position=course.position,
        dice=course.dice,
        path=[log.ToldMove(one.seat, one.actions, one.says, one.later) for one in course.path],
        ends=course.ends,
    )


def lesson_of(table: Table) -> log.Lesson | None:
    return None if table.opened is None or table.game is None else table.opened.lesson


def told_now(table: Table) -> log.ToldMove | None:
    """The move that the lesson tells for now; none at other tables, and when it is over."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    at = len(table.steps) - 1  # the first step is the deal
    return lesson.path[at] if at < len(lesson.path) else None


def check_detour(table: Table, line: str) -> None:
    """Refuse a decision that the lesson has no use for here; the rules judge the others."""
    told = told_now(table)
    if told is None:
        return
    game = table.the_game
    try:
        action = game.read(line, game.acting)
    except GameError:
        return
    if str(action) not in told.actions and game.is_legal(action):
        raise Refusal("lesson", "The lesson means another move here.")


def guide_of(table: Table, seats: list[int]) -> Guide | None:
    """What the guide says to whoever has these seats."""
    lesson = lesson_of(table)
    if lesson is None or not seats:
        return None
    told = told_now(table)
    mine = [at for at, one in enumerate(lesson.path) if one.seat in seats]
    made = sum(at < len(table.steps) - 1 for at in mine)
    if told is None:
        return Guide(lesson.name, made, len(mine), lesson.ends, over=True)
    if told.seat not in seats:
        return Guide(lesson.name, made, len(mine))
    return Guide(lesson.name, made, len(mine), told.says, told.actions, told.later)
