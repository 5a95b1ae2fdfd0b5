"""The matrix of trait meetings: which are proven by a scenario, which by the generated check.

A scenario proves a meeting if an attack in it, carried out or refused, has a carnivore with the
one trait and a prey with the other, at that moment.
"""

from collections.abc import Iterator
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.evolution.game import Game
from tangledbank.evolution.traits.names import CARNIVOROUS, NAMES, PRINTED
from tangledbank.evolution.verbs import ATTACK
from tangledbank.laws.encounters import ACROSS, AGAINST, TOGETHER, WAYS, Meeting, carried
from tangledbank.laws.meetings import why_never
from tangledbank.rulebook.pages import Book
from tangledbank.rulebook.runner import Run, editions_of, scenario_of
from tangledbank.rulebook.script import PlayLine, Scenario

#: The signs of the matrix.
PROVEN: Final = "S"
CHECKED: Final = "·"
IMPOSSIBLE: Final = "-"

#: The command that writes the page.
COMMAND: Final = "tangledbank meetings --matrix > docs/contribute/trait-meetings.md"

#: The headings of what cannot meet, by way.
NEVER: Final = {
    AGAINST: "As hunter's trait and prey's trait",
    TOGETHER: "On one animal",
    ACROSS: "Across a pair",
}


class Watched(Run):
    """A scenario that notes which traits meet in its attacks."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        super().__init__(scenario, edition)
        self.met: set[tuple[int, int]] = set()

    def step(self, step: PlayLine) -> None:
        if step.action.startswith("attack "):
            self.note_attack(step)
        super().step(step)

    def note_attack(self, step: PlayLine) -> None:
        game = self.game
        assert isinstance(game, Game)
        attack = game.read(step.action, step.seat)
        hunter, prey = game.state.animal(attack.a), game.state.animal(attack.b)
        if attack.verb != ATTACK or hunter is None or prey is None:
            return
        traits = carried(game.state, hunter)
        if CARNIVOROUS in traits or hunter.turned:
            against = carried(game.state, prey)
            self.met |= {(one, other) for one in traits for other in against}


def proven(book: Book) -> dict[tuple[int, int], str]:
    """Every meeting (hunter's trait, prey's trait) that a scenario shows, with the first one."""
    found: dict[tuple[int, int], str] = {}
    for page in book.pages:
        for block in page.blocks:
            scenario = scenario_of(block)
            if not any(is_attack(step) for step in scenario.steps):
                continue
            for edition in editions_of(scenario):
                attempt = Watched(scenario, edition)
                for failure in attempt.play():
                    raise GameError(str(failure))
                for pair in attempt.met:
                    found.setdefault(pair, scenario.name)
    return found


def is_attack(step: object) -> bool:
    return isinstance(step, PlayLine) and step.action.startswith("attack ")


def sign(hunter: int, prey: int, shown: dict[tuple[int, int], str]) -> str:
    if (hunter, prey) in shown:
        return PROVEN
    return IMPOSSIBLE if why_never(Meeting(AGAINST, hunter, prey)) else CHECKED


def matrix(shown: dict[tuple[int, int], str]) -> Iterator[str]:
    """The page, line by line."""
    numbers = range(PRINTED)
    signs = {(one, other): sign(one, other, shown) for one in numbers for other in numbers}
    totals = {mark: list(signs.values()).count(mark) for mark in (PROVEN, CHECKED, IMPOSSIBLE)}
    yield "# Which traits have met in an attack"
    yield ""
    yield "Each row is a trait of the prey. Each column is a trait of the hunter, by its number."
    yield f"`{PROVEN}`: a scenario of the rulebook has such an attack, carried out or refused for"
    yield f"a reason. `{CHECKED}`: `tangledbank meetings` sets up such an attack and plays on"
    yield f"while the laws check the game. `{IMPOSSIBLE}`: the rules allow no hunter with this"
    yield "trait. An Anglerfish is never a trait: as a hunter it has been turned over, as prey it"
    yield "is still hidden."
    yield ""
    yield ", ".join(f"{count} `{mark}`" for mark, count in totals.items()) + "."
    yield f"The command also checks the attacks marked `{PROVEN}`."
    yield ""
    yield f"This page is made by `{COMMAND}`."
    yield ""
    yield "| prey \\ hunter | " + " | ".join(str(number + 1) for number in numbers) + " |"
    yield "|:--|" + ":-:|" * PRINTED
    for prey in numbers:
        row = " | ".join(signs[hunter, prey] for hunter in numbers)
        yield f"| {prey + 1} {NAMES[prey]} | {row} |"
    yield ""
    yield "## What cannot meet"
    yield ""
    yield "The same command puts any two traits on one attacked animal, and on the two animals of a"
    yield "pair when one of them is attacked. It can't do that for these:"
    for way in WAYS:
        yield ""
        yield f"### {NEVER[way]}"
        yield ""
        yield from impossible(way)


def impossible(way: str) -> Iterator[str]:
    """What cannot meet in this way, a line for each reason."""
    reasons: dict[str, list[str]] = {}
    for one in range(PRINTED):
        for other in range(PRINTED):
            reason = why_never(Meeting(way, one, other))
            if not reason:
                continue
            text = NAMES[one] if way == AGAINST or one == other else paired(one, other)
            some = reasons.setdefault(reason, [])
            if text not in some:
                some.append(text)
    if not reasons:
        yield "All traits can meet."
    for reason, some in reasons.items():
        yield f"- {reason[0].upper()}{reason[1:]}: {', '.join(some)}."


def paired(one: int, other: int) -> str:
    return f"{NAMES[min(one, other)]} with {NAMES[max(one, other)]}"
