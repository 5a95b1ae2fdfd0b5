"""A game in the terminal that says nothing about how it looks there: its view as a list."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.cli.adapter import TerminalAdapter
from tangledbank.cli.choice import Choice
from tangledbank.cli.help_page import HINT, LOG, QUIT, SAVE, TABLE, WHY, Line, section
from tangledbank.cli.rule_texts import clause_words
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called
from tangledbank.core.phrase import PLAIN, Phrase
from tangledbank.core.view import View
from tangledbank.messages.speech import say, speech

COMMANDS: Final[list[Line]] = [
    HINT,
    WHY,
    ("help CLAUSE", "help-clause"),
    TABLE,
    LOG,
    ("scores", "help-scores"),
    SAVE,
    QUIT,
]

#: What is said of a view by other means.
UNTOLD = frozenset(["seat", "to_act", "asked", "players", "edition", "options", "kind"])


class PlainAdapter(TerminalAdapter):
    def help(self) -> str:
        return f"{say('help-answer-as-listed')}\n\n{section('help-ask', COMMANDS)}"

    def title(self, game: Game) -> str:
        return kind_called(game.kind).full_title(game.edition)

    def draw(self, view: View, console: Console) -> None:
        shown = view.to_json()
        table = [(name, words(value)) for name, value in shown.items() if name not in UNTOLD]
        console.print(grid(table))
        players = shown.get("players", [])
        for player in players if isinstance(players, list) else []:
            facts = [(name, words(value)) for name, value in player.items() if name != "name"]
            console.print(Text(str(player.get("name", "")), "bold"))
            console.print(grid(facts))

    def show_scores(self, game: Game, console: Console) -> None:
        result = game.result()
        assert result is not None
        for name, points in result.scores.items():
            console.print(Text(f"  {name}: {points}"))
        who = speech().list(result.winners)
        console.print(Text(say("result-wins", who=who, count=len(result.winners)), "bold"))

    def scores(self, view: View) -> list[str]:
        players = view.to_json().get("players", [])
        return [
            f"{player.get('name')}: {player['score']}"
            for player in (players if isinstance(players, list) else [])
            if "score" in player
        ] or [say("terminal-points-later")]

    def discards(self, view: View) -> list[str]:
        return [words(view.to_json().get("discard"))]

    def menu(self, game: Game, view: View, actions: list[Action]) -> list[Choice]:
        return [Choice(str(action), "", action, []) for action in actions]

    def seen(self, game: Game, event: Event, seat: int) -> Event:
        return event  # the sentence is told to each seat as it may hear it

    def sentence(self, game: Game, event: Event, seat: int) -> str | None:
        return kind_called(game.kind).sentence(game, event, seat) or None

    def phrase(self, game: Game, event: Event, seat: int) -> Phrase | None:
        said = self.sentence(game, event, seat)
        return None if said is None else Phrase(PLAIN, {"text": said})

    def name_of(self, about: int) -> str:
        return ""

    def help_on(self, subject: str) -> str | None:
        clause = subject.strip().upper()
        told = clause_words(clause)
        return None if told == clause else f"{clause}: {told}"


def grid(facts: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, value in facts:
        table.add_row(Text(f"  {name.replace('_', ' ')}", "dim"), Text(value))
    return table


def words(value: object) -> str:
    """A value of a view, as it is written on a line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == "" or value == []:
        return "-"
    if isinstance(value, list):
        return ", ".join(words(one) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {words(one)}" for name, one in value.items())
    return str(value)
