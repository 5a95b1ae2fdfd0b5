"""Runs scenarios."""

from pathlib import Path

from tangledbank.core.errors import GameError, IllegalAction
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.creatures.options import BY_NAME as CREATURES_OPTIONS
from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.evolution.options import BY_NAME, EDITIONS
from tangledbank.rulebook.checks import Unmet
from tangledbank.rulebook.creatures_setting import CreaturesSetting
from tangledbank.rulebook.evolution_setting import EvolutionSetting
from tangledbank.rulebook.pages import Block, read_page
from tangledbank.rulebook.script import PlayLine, Scenario, ScenarioError, parse
from tangledbank.rulebook.setting import Setting

#: Editions that a scenario without an `edition:` line is played in.
DEFAULT_EDITION = "gift"


class Failure:
    """A scenario that did not go as it says."""

    def __init__(self, scenario: Scenario, edition: str, line: int, text: str) -> None:
        self.scenario = scenario
        self.edition = edition
        self.line = line
        self.text = text

    def __str__(self) -> str:
        title = self.scenario.title or "scenario"
        return f"{self.scenario.source}:{self.line}: {title} ({self.edition}): {self.text}"


class Run:
    """One scenario played in one edition."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.setting = setting_of(scenario, edition)
        self.game: Game = self.setting.game
        self.happened: list[str] = []
        self.line = scenario.line

    def play(self) -> None:
        self.note(self.setting.begin())
        self.throw_on()
        for step in self.scenario.steps:
            self.line = step.number
            if isinstance(step, PlayLine):
                self.step(step)
            else:
                self.setting.check(self.happened, step.key, step.value)

    def note(self, events: list[Event]) -> None:
        self.happened += [self.setting.told(event) for event in events]

    def throw_on(self) -> None:
        """Throw what has to be thrown, as the scenario's dice and cards to come say."""
        while (throw := self.game.throw) is not None:
            self.note(self.game.resolve(self.setting.outcome(throw, self.line)))

    def step(self, step: PlayLine) -> None:
        game = self.game
        if self.setting.announces(step):
            return
        self.happened = []
        seat = game.seat(step.seat)
        if step.refused is None and game.acting != seat:
            raise Unmet(f"{step.seat} to act", f"{game.to_act or 'nobody'} to act")
        action = self.setting.read(step.action, seat, self.line)
        if step.refused is None:
            try:
                self.note(game.apply(action))
            except IllegalAction as error:
                clauses = " ".join(reason.clause for reason in error.reasons)
                raise Unmet(f"{step.action!r} to be legal", f"refused by {clauses}") from None
            self.throw_on()
            return
        reasons = [reason.clause for reason in game.why_not(action, seat)]
        if not reasons:
            raise Unmet(f"{step.action!r} to be refused", "that it is legal")
        for clause in step.refused:
            if clause not in reasons:
                raise Unmet(f"a refusal by {clause}", " ".join(reasons))


def setting_of(scenario: Scenario, edition: str) -> Setting:
    """The scenario set up, by the game that the edition belongs to."""
    if edition == CREATURES:
        return CreaturesSetting(scenario)
    return EvolutionSetting(scenario, edition)


def editions_of(scenario: Scenario) -> list[str]:
    if "all" in scenario.editions:
        return list(EDITIONS)
    if not scenario.editions and CREATURES in Path(scenario.source).parts:
        return [CREATURES]  # it stands in the book of that game
    return scenario.editions or [DEFAULT_EDITION]


def run(scenario: Scenario) -> list[Failure]:
    """Play a scenario in each of its editions; what went wrong.

    One that cannot be set up raises `ScenarioError`.
    """
    failures: list[Failure] = []
    for edition in editions_of(scenario):
        if scenario.refused is not None:
            failures += run_refused(scenario, edition)
            continue
        attempt = Run(scenario, edition)
        try:
            attempt.play()
        except Unmet as error:
            failures.append(Failure(scenario, edition, attempt.line, str(error)))
        except ScenarioError:
            raise
        except GameError as error:
            raise scenario.fail(attempt.line, str(error)) from None
    return failures


def run_refused(scenario: Scenario, edition: str) -> list[Failure]:
    """A set-up that the rules do not allow: it must be refused, for the reasons named."""
    assert scenario.refused is not None
    try:
        Run(scenario, edition)
    except GameError as error:
        missing = [word for word in scenario.refused if word not in str(error)]
        if not missing:
            return []
        text = f"expected the set-up to be refused by {' '.join(missing)}, found: {error}"
        return [Failure(scenario, edition, scenario.line, text)]
    text = "expected the set-up to be refused, found that it is allowed"
    return [Failure(scenario, edition, scenario.line, text)]


def covered(scenario: Scenario) -> list[str]:
    """What a scenario proves: the clauses it names, and the option values it sets."""
    names = list(scenario.covers)
    for name, value in scenario.options.items():
        if name in BY_NAME:
            names.append(f"{BY_NAME[name].id}={value}")
        elif name in CREATURES_OPTIONS:
            names.append(f"{CREATURES_OPTIONS[name].clause}={value}")
    return names


def blocks_in(path: Path) -> list[Block]:
    """The scenarios of a file: fenced ones in Markdown, bare ones (split by ---) elsewhere."""
    if path.suffix == ".md":
        return read_page(path).blocks
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"{path}: cannot be read: {error}") from None
    if any(line.strip() == "```scenario" for line in text.splitlines()):
        return read_page(path).blocks
    blocks: list[Block] = []
    lines: list[str] = []
    start = 1
    for number, line in enumerate([*text.splitlines(), "---"], 1):
        if line.strip() == "---":
            if any(one.strip() for one in lines):
                blocks.append(Block(str(path), start, "\n".join(lines), ""))
            lines, start = [], number + 1
        else:
            lines.append(line)
    return blocks


def scenario_of(block: Block) -> Scenario:
    return parse(block.text, block.source, block.line, block.clause)
