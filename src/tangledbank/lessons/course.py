"""Plays a lesson in every way that it allows, and says what of it does not hold.

The engine plays it, with the cards and dice of the lesson's file.  What comes out is the course
that a table follows: the position, the dice to come, and move by move what is said and accepted.
"""

from collections.abc import Mapping
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.lessons.script import LaterLine, LessonText, ToldLine, message_of
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.legality import check_offered
from tangledbank.rulebook.runner import Failure, Run
from tangledbank.rulebook.script import PlayLine

#: A lesson may be played in so many ways; each of them is tried.
MOST_WAYS: Final = 200
#: The seat that the learner has; bots have the others.
LEARNER: Final = 0


class Told:
    """One move of a course: whose, what is accepted (the first is shown), and what is said."""

    def __init__(self, seat: int, says: list[str]) -> None:
        self.seat = seat
        self.says = says  # messages, one after the other, before it
        self.actions: list[str] = []
        self.later: dict[str, str] = {}  # what is answered to actions that have to wait

    def note(self, action: str) -> None:
        if action not in self.actions:
            self.actions.append(action)


class Course:
    """A lesson as a table follows it."""

    def __init__(self, text: LessonText) -> None:
        self.name = text.name
        self.title = text.scenario.title
        self.chapter = text.numbers["chapter"]
        self.minutes = text.numbers["minutes"]
        self.edition = text.scenario.editions[0]
        self.sets: list[str] = []
        self.seats: list[str] = []
        self.presets = 0
        self.options: Mapping[str, str | int | bool] = {}
        self.position: dict[str, object] = {}  # a saved game, without seed and history
        self.dice: list[int] = []
        self.path: list[Told] = []
        self.ends = [message_of(text.name, word) for word in text.ends]


class CourseRun(Run):
    """One way through a lesson: which of several moves is made where there is a choice."""

    def __init__(self, text: LessonText, course: Course, choices: list[int]) -> None:
        super().__init__(text.scenario, course.edition)
        self.text = text
        self.course = course
        self.choices = choices
        self.widths: list[int] = []  # how many ways there were at each move
        self.chosen: list[str] = []  # what was done where there was a choice
        self.made = 0  # moves so far
        self.later: dict[str, str] = {}
        self.begun = False

    def begin(self) -> None:
        super().begin()
        self.begun = True
        if not self.choices:
            self._note_start()

    def _note_start(self) -> None:
        game, course = self.game, self.course
        bare = game.clone()
        bare.chance, bare.seed, bare.history = None, None, []
        course.position = bare.to_json()
        course.seats, course.sets = list(game.names), list(game.sets)
        course.presets, course.options = game.presets, game.all_options()

    def throw_on(self) -> None:
        while (throw := self.game.throw) is not None:
            if self.begun and throw.kind != "dice":
                raise Unmet("no shuffles in a lesson", f"{throw.kind} of {throw.count}")
            values = self.setting.outcome(throw, self.line)
            if self.begun and not self.choices:
                self.course.dice += values
            self.note(self.game.resolve(values))

    def step(self, step: PlayLine) -> None:
        if isinstance(step, LaterLine):
            self._wait(step)
        elif isinstance(step, ToldLine):
            self._follow(step)
        else:
            super().step(step)

    def _wait(self, line: LaterLine) -> None:
        """A move that waits must be legal: else the rules refuse it, and not the guide."""
        seat = self.setting.seat(line.seat)
        if seat != LEARNER or self.game.acting != seat:
            raise Unmet(f"{line.seat} to be the learner, and to act", str(self.game.to_act))
        action = self.setting.read(line.action, seat, self.line)
        check_offered(self.game, action, line.action)
        self.later[str(action)] = message_of(self.text.name, line.word)

    def _follow(self, line: ToldLine) -> None:
        seat = self.setting.seat(line.seat)
        if self.game.acting != seat:
            raise Unmet(f"{line.seat} to act", f"{self.game.to_act or 'nobody'} to act")
        if seat != LEARNER and len(line.ways) > 1:
            raise GameError("only the learner has a choice: write one move for a bot")
        ways = self._ways(line, seat)
        action = ways[self._choice(len(ways))]
        if len(ways) > 1:
            self.chosen.append(action)
        told = self._told(line, seat)
        for way in ways:
            told.note(str(self.setting.read(way, seat, self.line)))
        wrong = [one for one in self.later if one in told.actions]
        if wrong:
            raise GameError(f"{wrong[0]!r} cannot both wait and be what is meant")
        told.later.update(self.later)
        self.later = {}
        move = PlayLine(line.number, line.seat, action, None)
        super().step(move)

    def _ways(self, line: ToldLine, seat: int) -> list[str]:
        """Those of the line's ways that are legal here."""
        if len(line.ways) == 1:
            return line.ways
        legal = []
        for way in line.ways:
            try:
                if self.game.is_legal(self.setting.read(way, seat, self.line)):
                    legal.append(way)
            except GameError:
                continue  # what it names is gone on this way
        if not legal:
            raise Unmet(f"one of {' or '.join(line.ways)!r} to be legal", "that none is")
        return legal

    def _choice(self, width: int) -> int:
        at = len(self.widths)
        self.widths.append(width)
        return self.choices[at] if at < len(self.choices) else 0

    def _told(self, line: ToldLine, seat: int) -> Told:
        path = self.course.path
        if self.made == len(path):
            says = [message_of(self.text.name, word) for word in line.says]
            path.append(Told(seat, says))
        self.made += 1
        return path[self.made - 1]


def play(text: LessonText) -> tuple[Course, list[Failure]]:
    """The course of a lesson, and everything that does not hold on any way through it."""
    course = Course(text)
    failures: list[Failure] = []
    ways = 0
    choices: list[int] | None = []
    while choices is not None:
        ways += 1
        run = CourseRun(text, course, choices)
        failures = run.play()
        if failures:
            if run.chosen:
                failures[0].text += f" (when the learner chooses {', '.join(run.chosen)})"
            break
        if ways > MOST_WAYS:
            text_of = f"a lesson has at most {MOST_WAYS} ways through it: take some 'or' away"
            failures = [Failure(text.scenario, course.edition, 1, text_of, malformed=True)]
            break
        choices = _following(choices, run.widths)
    return course, failures


def _following(choices: list[int], widths: list[int]) -> list[int] | None:
    """The next way to try, like an odometer; none if all were."""
    digits = choices + [0] * (len(widths) - len(choices))
    for at in range(len(widths) - 1, -1, -1):
        if digits[at] + 1 < widths[at]:
            return [*digits[:at], digits[at] + 1]
    return None
