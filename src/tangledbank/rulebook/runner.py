"""Runs scenarios: each in every edition it is for."""

import re
from pathlib import Path

from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, Kind, kind_of_edition, kind_with_edition
from tangledbank.games import DEFAULT_EDITION, editions
from tangledbank.rulebook.expectations import Unmet, check_reasons
from tangledbank.rulebook.in_use import InUse
from tangledbank.rulebook.legality import check_barred, check_offered
from tangledbank.rulebook.log_checks import READS, check_reads
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.question_checks import OF_A_QUESTION
from tangledbank.rulebook.record_checks import check_damaged_record, check_edition, check_record
from tangledbank.rulebook.reveal_checks import REVEALS, check_reveals
from tangledbank.rulebook.sameness import SAME_WITH, compare_views
from tangledbank.rulebook.saved_checks import (
    check_catalogue,
    check_damaged,
    check_loads,
    check_saved,
)
from tangledbank.rulebook.scenario_adapter import scenarios_of
from tangledbank.rulebook.script import (
    CheckLine,
    Clauses,
    PlayLine,
    Scenario,
    ScenarioError,
    SetLine,
    parse,
    told,
)
from tangledbank.rulebook.setting import Setting

#: What may be the id of a clause in a message.
WORD = re.compile(r"[^\s(),;:.]+")

#: Checks before the first play that tell how the set-up went on by itself.
TELLS_OF_THE_GO = ("to act", "events", "turn", "round", "phase", "over", "winner")

#: The beginning of a game, the end of a turn and the end of a round are not asked for.
ALWAYS_RUN_ON = ("start", "extinction", "ending")

#: Checks of a game as it is saved and recorded.
OF_A_FILE = {
    "saved": check_saved,
    "catalogue": check_catalogue,
    "damaged": check_damaged,
    "loads": check_loads,
    "record": check_record,
    "damaged record": check_damaged_record,
    "edition": check_edition,
}
#: All checks of a game that no other lines of the scenario matter to.
OF_A_GAME = {**OF_A_FILE, **OF_A_QUESTION}


class Failure:
    """A line of a scenario that does not hold, or (`malformed`) that cannot be read or set up."""

    def __init__(
        self, scenario: Scenario, edition: str, line: int, text: str, malformed: bool = False
    ) -> None:
        self.scenario = scenario
        self.edition = edition
        self.line = line
        self.text = text
        self.malformed = malformed

    def __str__(self) -> str:
        title = self.scenario.title or "scenario"
        return f"{self.scenario.source}:{self.line}: {title} ({self.edition}): {self.text}"


class Run:
    """One scenario played in one edition."""

    def __init__(self, scenario: Scenario, edition: str, deep: bool = False) -> None:
        self.scenario = scenario
        self.edition = edition
        self.setting = setting_of(scenario, edition)
        self.in_use = InUse(self.setting) if deep else None
        self.events: list[Event] = []  # since the last play
        self.happened: list[str] = []  # the same in short lines
        self.line = scenario.line
        self.failures: list[Failure] = []

    @property
    def game(self) -> Game:
        return self.setting.game

    def play(self) -> list[Failure]:
        """Go through all lines; what does not hold.  Only a move that fails ends it early."""
        try:
            self.begin()
        except Unmet as error:
            return [Failure(self.scenario, self.edition, self.line, str(error))]
        steps = self.scenario.steps
        for at, step in enumerate(steps):
            if self.holds(step):
                continue
            if isinstance(step, PlayLine) and step.refused is None:
                left = len(steps) - at - 1
                if left:
                    lines = "line" if left == 1 else f"{left} lines"
                    self.failures[-1].text += f" (the {lines} after it cannot be run)"
                return self.failures
        try:
            self.setting.close()
            if self.in_use is not None:
                self.in_use.close()
        except ScenarioError as error:
            self.malformed(error.line, error.message)
        except Unmet as error:
            self.failures.append(Failure(self.scenario, self.edition, self.line, str(error)))
        return self.failures

    def holds(self, step: PlayLine | CheckLine) -> bool:
        """Run one line; a line that does not hold is noted."""
        self.line = self.setting.line = step.number
        try:
            if isinstance(step, PlayLine):
                self.step(step)
            else:
                self.check(step)
        except Unmet as error:
            self.failures.append(Failure(self.scenario, self.edition, self.line, str(error)))
        except ScenarioError as error:
            self.malformed(error.line, error.message)
        except GameError as error:
            self.malformed(self.line, str(error))
        else:
            return True
        return False

    def malformed(self, line: int, text: str) -> None:
        self.failures.append(Failure(self.scenario, self.edition, line, text, malformed=True))

    def begin(self) -> None:
        """Let the set-up come to its first decision."""
        turn = self.game.turn
        if self.in_use is not None:
            self.in_use.look_ahead()
        self.note(self.setting.begin())
        self.throw_on()
        told = self.first_checks()
        self.setting.moved_on(turn, told)
        if self.setting.phase in ALWAYS_RUN_ON or self.first_seat() == self.game.to_act:
            return
        for line in self.scenario.setup:
            if line.key == "to act" and line.value in self.game.names:
                self.acts_as_set_up(line, told)

    def first_seat(self) -> str:
        """The seat of the first move: it must be the one to act, so it tells who that is."""
        for step in self.scenario.steps:
            if isinstance(step, PlayLine) and step.refused is None and step.seat != "dice":
                return step.seat
        return ""

    def acts_as_set_up(self, line: SetLine, told: list[str]) -> None:
        """Refuse a set-up that passes over the one who is to act, unless its checks tell of it."""
        actor = self.game.to_act or "nobody"
        if actor != line.value and not any(key in TELLS_OF_THE_GO for key in told):
            raise self.scenario.fail(
                line.number,
                f"{line.value} has nothing to decide here, so {actor} is to act: give {line.value} "
                f"something to do, or say so with '= to act: {actor}' before the first play",
            )

    def first_checks(self) -> list[str]:
        """What is checked before the first play."""
        keys: list[str] = []
        for step in self.scenario.steps:
            if isinstance(step, PlayLine):
                break
            keys.append(step.key)
        return keys

    def note(self, events: list[Event]) -> None:
        for event in events:
            if any(event is earlier for earlier in self.events):
                raise Unmet("each event to be told once", f"{self.setting.told(event)!r} again")
        self.events += events
        self.happened += [self.setting.told(event) for event in events]
        self.setting.look_round()
        if self.in_use is not None:
            self.in_use.exercise(events)

    def throw_on(self) -> None:
        """Throw what has to be thrown, as the scenario's dice and cards to come say."""
        while (throw := self.game.throw) is not None:
            self.note(self.game.resolve(self.setting.outcome(throw, self.line)))

    def step(self, step: PlayLine) -> None:
        if self.setting.announces(step):
            return
        game = self.game
        seat = self.setting.seat(step.seat)
        if step.refused is None and game.acting != seat:
            raise Unmet(f"{step.seat} to act", f"{game.to_act or 'nobody'} to act")
        if step.unreadable is not None:
            self.check_unreadable(step, seat, step.unreadable)
            return
        action = self.setting.read(step.action, seat, self.line)
        if step.refused is not None:
            reasons = self.setting.why_not(action, seat, step.refused)
            check_reasons(step.action, reasons, step.refused, step.only)
            if game.acting == seat:
                check_barred(game, action, step.action)
            return
        check_offered(game, action, step.action)
        if self.in_use is not None:
            self.in_use.look_ahead(action)
        events = game.apply(action)
        self.events, self.happened = [], []
        self.note(events)
        self.throw_on()

    def check_unreadable(self, step: PlayLine, seat: int, words: str) -> None:
        """The line is no action, and these words say why."""
        try:
            action = self.setting.read(step.action, seat, self.line)
        except GameError as error:
            if words and f" {words} " not in f" {error} ":
                raise Unmet(f"{words!r} in the message", str(error)) from None
            return
        raise Unmet(f"{step.action!r} not to be an action", f"that it is {str(action)!r}")

    def check(self, step: CheckLine) -> None:
        if reader := READS.match(step.key):
            check_reads(self.setting, self.events, reader.group(1), step.value)
            return
        if step.key == REVEALS:
            check_reveals(self.setting.declared, self.events, step.value)
            return
        if step.key in OF_A_GAME:
            OF_A_GAME[step.key](self.game, step.value)
            return
        same = SAME_WITH.match(step.key)
        if same is None:
            self.setting.check(self.happened, step.key, step.value)
            return
        viewer = self.setting.viewer(same.group(1))
        compare_views(viewer, self.setting.game, self.instead(step).setting.game)

    def instead(self, here: CheckLine) -> "Run":
        """The same scenario up to this line, with one line of its set-up changed."""
        key, _, value = here.value.partition(":")
        key = " ".join(key.split())
        other = Scenario(self.scenario.source, self.scenario.line, self.scenario.clause)
        other.editions, other.options = self.scenario.editions, self.scenario.options
        other.option_lines = self.scenario.option_lines
        keys = [line.key for line in self.scenario.setup]
        if key not in keys:
            raise GameError(
                f"the set-up has no line {key!r} to change; it has {', '.join(keys) or 'none'}"
            )
        if value.strip() == next(line.value for line in self.scenario.setup if line.key == key):
            raise GameError(
                f"{here.value!r} is what the set-up says already: change something hidden"
            )
        other.setup = [
            SetLine(here.number, key, value.strip()) if line.key == key else line
            for line in self.scenario.setup
        ]
        other.steps = [
            step
            for step in self.scenario.steps
            if isinstance(step, PlayLine) and step.number < here.number
        ]
        if "seats" not in keys and "solo" not in keys:
            other.setup.append(SetLine(here.number, "seats", " ".join(self.game.names)))
        run = Run(other, self.edition)
        run.begin()
        for step in other.steps:
            run.line = step.number
            assert isinstance(step, PlayLine)
            run.step(step)
        return run


def setting_of(scenario: Scenario, edition: str) -> Setting:
    """The scenario set up, by the game that the edition belongs to."""
    kind = kind_of_edition(edition)
    if kind is None:
        known = editions()
        hint = did_you_mean(edition, known) or f"; the editions are {', '.join(known)}, and all"
        raise scenario.fail(scenario.line, f"no edition is called {edition!r}{hint}")
    return scenarios_of(kind.name).setting(scenario, edition)


def editions_of(scenario: Scenario) -> list[str]:
    if "all" in scenario.editions:
        if len(scenario.editions) > 1:
            raise scenario.fail(
                scenario.line, "'edition: all' already means every edition: remove the others"
            )
        return list(kind_of(scenario).editions)
    if scenario.editions:
        return scenario.editions
    kind = kind_of(scenario)
    # In the book of a game with one edition there is nothing to choose.
    return list(kind.editions) if len(kind.editions) == 1 else [DEFAULT_EDITION]


def kind_of(scenario: Scenario) -> Kind:
    """The game in whose book a scenario stands, or the usual one."""
    source = Path(scenario.source)
    for kind in KINDS.values():
        if kind.name in source.parts:
            return kind
        if kind.rulebook and source.resolve().is_relative_to(Path(kind.rulebook).resolve()):
            return kind
    return kind_with_edition(DEFAULT_EDITION)


def run(scenario: Scenario, deep: bool = False) -> list[Failure]:
    """Play a scenario in each of its editions; what went wrong."""
    return [
        failure for edition in editions_of(scenario) for failure in run_in(scenario, edition, deep)
    ]


def run_in(scenario: Scenario, edition: str, deep: bool = False) -> list[Failure]:
    """Play a scenario in one edition (`deep`: as a game is in use); what went wrong."""
    try:
        if scenario.refused is not None:
            return run_refused(scenario, edition, scenario.refused)
        if scenario.unreadable:
            return run_unreadable(scenario, edition)
        attempt = Run(scenario, edition, deep)
        try:
            return attempt.play()
        except ScenarioError:
            raise
        except GameError as error:
            raise scenario.fail(attempt.line, str(error)) from None
    except ScenarioError as error:
        return [Failure(scenario, edition, error.line, error.message, malformed=True)]


def run_refused(scenario: Scenario, edition: str, wanted: Clauses) -> list[Failure]:
    """A set-up that the rules do not allow: it must be refused, for the reasons named."""
    try:
        Run(scenario, edition)
    except GameError as error:
        named = WORD.findall(str(error))
        missing = [told(one) for one in wanted if not any(name in named for name in one)]
        if not missing:
            return []
        text = f"expected the set-up to be refused by {' '.join(missing)}, found: {error}"
        return [Failure(scenario, edition, scenario.line, text)]
    text = "expected the set-up to be refused, found that it is allowed"
    return [Failure(scenario, edition, scenario.line, text)]


def run_unreadable(scenario: Scenario, edition: str) -> list[Failure]:
    """A set-up that is none at all: the message must say so in the words given."""
    found = "that it can be read"
    try:
        Run(scenario, edition)
    except GameError as error:
        if f" {scenario.unreadable} " in f" {error} ":
            return []
        found = str(error)
    text = f"expected {scenario.unreadable!r} in the message, found {found}"
    return [Failure(scenario, edition, scenario.line, text)]


def covered(scenario: Scenario) -> list[str]:
    """What a scenario proves: the clauses it names, and the option values it sets."""
    names = list(scenario.covers)
    for name, value in scenario.options.items():
        for kind in KINDS.values():
            clause = kind.option_clauses().get(name)
            if clause is not None:
                names.append(f"{clause}={value}")
                break
    return names


def scenario_of(block: Block) -> Scenario:
    return parse(block.text, block.source, block.line, block.clause)
