"""Evolution of Magical Creatures in the terminal."""

from rich.console import Console
from rich.text import Text

from tangledbank.cli.adapter import TerminalAdapter
from tangledbank.cli.choice import Choice
from tangledbank.cli.creatures.choices import menu
from tangledbank.cli.creatures.help_page import help_page
from tangledbank.cli.creatures.table import draw
from tangledbank.cli.rule_texts import clause_words, trait_called
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.core.view import View
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures import view as creatures
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.options import BY_NAME
from tangledbank.creatures.rules import SHADOW
from tangledbank.creatures.sentences import phrase, seen
from tangledbank.creatures.traits.names import NAMES
from tangledbank.messages.languages import ENGLISH, chosen
from tangledbank.messages.speech import say, speech
from tangledbank.rulebook.translations import trait_help


def our(view: View) -> creatures.View:
    assert isinstance(view, creatures.View)
    return view


class CreaturesTerminalAdapter(TerminalAdapter):
    traits = NAMES
    word_kinds = ev.EVENTS.word_kinds()
    opens = frozenset([ev.ROUND, ev.ROUND_OVER])
    passing = (v.END, v.STOP, v.RETAIN, v.ACCEPT, v.KEEP)

    def title(self, game: core.Game) -> str:
        return say(f"edition-{game.edition}")

    def help(self) -> str:
        return help_page()

    def remarks(self, game: core.Game) -> list[str]:
        assert isinstance(game, Game)
        told = [say("terminal-creatures-ours", help="help TRAIT")]
        if game.rules.solo:
            level = str(game.rules.options["shadow_level"])
            told.append(
                say(
                    "terminal-creatures-shadow",
                    level=level if chosen() == ENGLISH else say(f"option-shadow-level_{level}"),
                    need=game.rules.shadow_goal,
                    goal=game.rules.goal,
                )
            )
        return told

    def draw(self, view: View, console: Console) -> None:
        draw(our(view), console)

    def show_scores(self, game: core.Game, console: Console) -> None:
        result = game.result()
        assert result is not None
        for name, tokens in result.scores.items():
            console.print(Text(f"  {say('terminal-transmuted', name=name, count=tokens)}"))
        console.print(Text(say("creatures-over", name=result.winners[0]), "bold"))

    def scores(self, view: View) -> list[str]:
        return [
            f"{one.name}: {say('terminal-transmuted-of', count=one.tokens, goal=one.goal)}"
            for one in our(view).players
        ]

    def discards(self, view: View) -> list[str]:
        return [say("terminal-creatures-discard", count=our(view).discard_size)]

    def menu(self, game: core.Game, view: View, actions: list[Action]) -> list[Choice]:
        return menu(our(view), actions)

    def remarks_on(self, view: View, choice: str) -> list[str]:
        if not choice.startswith("add "):
            return []
        told = []
        for trait in choice.removeprefix("add ").split("/"):
            entry = load_bestiary().traits[NAMES.index(trait)]
            if chosen() == ENGLISH:
                told.append(f"{trait}: {entry.text} ({entry.badge})")
            else:
                clause = clause_words(f"CREA-{trait.upper()}-01")
                told.append(f"{speech().trait('creatures', trait)}: {clause}")
        return told

    def seen(self, game: core.Game, event: Event, seat: int) -> Event:
        return seen(event, seat)

    def phrase(self, game: core.Game, event: Event, seat: int) -> Phrase | None:
        return phrase(event, game.everybody, seat)

    def doer(self, event: Event, so_far: int) -> int | None:
        if event.kind == ev.SHADOW:
            return SHADOW  # each step of its turn is a line of its own
        if event.kind == ev.SKIPPED and event.a != so_far:
            return event.a
        return None

    def name_of(self, about: int) -> str:
        return creature_name(about)

    def help_on(self, subject: str) -> str | None:
        name = trait_called("creatures", subject, NAMES)
        if name in NAMES and chosen() != ENGLISH:
            return trait_help(name, "creatures", chosen())
        if name in NAMES:
            entry = load_bestiary().traits[NAMES.index(name)]
            told = f"{entry.en} ({entry.kind})\n{entry.text}\nOrigin: {entry.badge}."
            clause = clause_words(f"CREA-{name.upper()}-01")
            return told if clause.startswith("CREA-") else f"{told}\n\n{clause}"
        option = BY_NAME.get(name.replace("-", "_"))
        if option is not None:
            accepted = say("terminal-takes", values=", ".join(option.words))
            about = option.help if chosen() == ENGLISH else clause_words(option.clause)
            return f"{option.name} ({option.clause})\n{about}\n{accepted}"
        clause = subject.strip().upper()
        words = clause_words(clause)
        return None if words == clause else f"{clause}: {words}"
