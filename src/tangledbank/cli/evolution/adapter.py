"""The Origin of Species in the terminal."""

from rich.console import Console

from tangledbank.cli.adapter import TerminalAdapter
from tangledbank.cli.choice import Choice
from tangledbank.cli.evolution.choices import menu
from tangledbank.cli.evolution.help import help_on, trait_intro
from tangledbank.cli.evolution.help_page import help_page
from tangledbank.cli.evolution.score_sheet import show_scores
from tangledbank.cli.evolution.table import draw
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.core.view import View
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution import view as evolution
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.sentences import phrase, seen
from tangledbank.evolution.traits.names import NAMES
from tangledbank.messages.speech import say, speech


def our(game: core.Game) -> Game:
    assert isinstance(game, Game)
    return game


def ours(view: View) -> evolution.View:
    assert isinstance(view, evolution.View)
    return view


def called(card: str) -> str:
    return speech().card("evolution", card)


class EvolutionTerminalAdapter(TerminalAdapter):
    traits = NAMES
    word_kinds = ev.EVENTS.word_kinds()
    opens = frozenset([ev.PHASE, ev.TURN])
    silent = frozenset([ev.ROUND, ev.ENDED])
    quiet = frozenset([ev.PHASE])
    passing = (v.PASS, v.END, v.STOP)

    def title(self, game: core.Game) -> str:
        return say(f"edition-{game.edition}")

    def help(self) -> str:
        return help_page()

    def draw(self, view: View, console: Console) -> None:
        draw(ours(view), console)

    def show_scores(self, game: core.Game, console: Console) -> None:
        show_scores(our(game), console)

    def scores(self, view: View) -> list[str]:
        told = [f"{player.name} {player.score}" for player in ours(view).players]
        return [say("terminal-points-now", scores=", ".join(told))]

    def discards(self, view: View) -> list[str]:
        piles = [(say("terminal-discard-pile"), ours(view).discard)]
        piles += [
            (say("terminal-discard-of", name=one.name), one.discard) for one in ours(view).players
        ]
        told = [f"{name}: {', '.join(map(called, pile))}" for name, pile in piles if pile]
        return told or [say("terminal-discard-nothing")]

    def menu(self, game: core.Game, view: View, actions: list[Action]) -> list[Choice]:
        return menu(ours(view), actions, our(game).rules)

    def invitation(self, view: View) -> str:
        if view.asked != "development":
            return ""
        # The hand is on the table, numbered.
        return say("terminal-invitation", last=len(ours(view).hand))

    def remarks_on(self, view: View, choice: str) -> list[str]:
        if view.asked != "development":
            return []
        told = []
        for trait in choice.split("/"):
            intro = trait_intro(trait)
            if intro:
                told.append(f"{speech().trait(view.kind, trait)}: {intro}")
        return told

    def seen(self, game: core.Game, event: Event, seat: int) -> Event:
        return seen(event, seat, our(game).rules)

    def phrase(self, game: core.Game, event: Event, seat: int) -> Phrase | None:
        return phrase(event, game.names, seat)

    def doer(self, event: Event, so_far: int) -> int | None:
        # Who has no choice left passes without having been asked.
        return event.a if event.kind == ev.PASSED and event.a != so_far else None

    def name_of(self, about: int) -> str:
        return animal_name(about)

    def help_on(self, subject: str) -> str | None:
        return help_on(subject)
