"""The score sheet at the end of a game: every point and what it is for, and what broke a tie."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tangledbank.cli.signs import SEATS, Signs, signs_for
from tangledbank.core.result import Result
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import LETTERS
from tangledbank.evolution.scoring import Line, teams, tie_break
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import say, speech

#: What each tie-break counts.
COUNTED: Final[dict[str, str]] = {
    "surviving_animals": "terminal-counted-surviving-animals",
    "most_traits_on_one_animal": "terminal-counted-most-traits-on-one-animal",
    "discard_size": "terminal-counted-discard-size",
}


def show_scores(game: Game, console: Console) -> None:
    """The sheet of a finished game."""
    signs = signs_for(console)
    parts: list[RenderableType] = [sheet(game, seat, signs) for seat in range(len(game.names))]
    result = game.result()
    assert result is not None
    parts.append(standing(game, result, signs))
    parts.append(verdict(game, result))
    console.print(Group(*parts))


def sheet(game: Game, seat: int, signs: Signs) -> RenderableType:
    """One seat's points, animal by animal and trait by trait."""
    name = game.names[seat]
    lines = game.score_sheet(seat)
    title = Text().append(f"{LETTERS[seat]} {name}", f"bold {SEATS[seat]}")
    title.append(f"  {say('terminal-points', count=game.scores()[name])}", "bold")
    if not lines:
        return Group(title, Text(f"   {say('terminal-no-survivors')}", "dim"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=9)
    grid.add_column(justify="right")
    grid.add_column()
    for about, of_animal in together(lines).items():
        total = sum(line.points for line in of_animal)
        told = f" {signs.dot} ".join(f"{about_in_words(line)} {line.points}" for line in of_animal)
        grid.add_row(Text(f"   {about}", "bold"), str(total), Text(told))
    return Group(title, grid)


def about_in_words(line: Line) -> str:
    """What points are for: a trait, or one of the few things that bring some besides."""
    if speech().language == ENGLISH:
        return line.about
    if line.about == "animal":
        return say("terminal-animal")
    if line.about.startswith("turned "):
        return say("result-about-turned-anglerfish")
    message = f"result-about-{line.about.lower().replace(' ', '-')}"
    known = speech().knows(message)
    return say(message) if known else speech().trait("evolution", line.about)


def together(lines: list[Line]) -> dict[str, list[Line]]:
    """The lines of each animal, or pair of animals, together."""
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.animal, []).append(line)
    return groups


def standing(game: Game, result: Result, signs: Signs) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    grid.add_column(justify="right")
    order = sorted(range(len(game.names)), key=lambda seat: -result.scores[game.names[seat]])
    for seat in order:
        name = game.names[seat]
        won = name in result.winners
        grid.add_row(
            Text(f" {signs.first if won else ' '}", "bold yellow"),
            Text(f"{LETTERS[seat]} {name}", f"bold {SEATS[seat]}"),
            Text(say("terminal-points", count=result.scores[name]), "bold" if won else ""),
        )
    return Group(Text(f"\n{say('terminal-end')}", "bold"), grid)


def verdict(game: Game, result: Result) -> Text:
    """Who won and why, in words."""
    who = speech().list(result.winners)
    count = len(result.winners)
    if result.decided_by == "points":
        return Text(say("terminal-won-by-points", who=who, count=count), "bold")
    text = Text()
    for rule in game.rules.tie_breaks:
        values = level_values(game, result, rule)
        text.append(say("terminal-level", counted=counted(rule), values=values)).append("\n")
        if rule == result.decided_by:
            break
    if result.decided_by == "shared":
        text.append(say("terminal-shared", who=who), "bold")
    else:
        by = counted(result.decided_by)
        text.append(say("terminal-won-by", who=who, count=count, counted=by), "bold")
    return text


def counted(rule: str) -> str:
    """What a tie-break counts."""
    return say(COUNTED[rule])


def level_values(game: Game, result: Result, rule: str) -> str:
    """What those who are level on points have in one tie-break."""
    names = game.names
    totals = [
        (sum(result.scores[names[seat]] for seat in team), team) for team in teams(game.state)
    ]
    best = max(total for total, _ in totals)
    return ", ".join(
        f"{speech().list([names[seat] for seat in team])} {tie_break(game.state, rule, team)}"
        for total, team in totals
        if total == best
    )
