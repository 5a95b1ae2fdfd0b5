"""Evolution of Magical Creatures in the terminal."""

from typing import Final

from rich.console import Console
from rich.text import Text

from tangledbank.cli.choice import Choice
from tangledbank.cli.creatures.choices import menu
from tangledbank.cli.creatures.table import draw
from tangledbank.cli.face import TerminalFace
from tangledbank.cli.rule_texts import clause_words
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
from tangledbank.creatures.options import BY_NAME, EDITION_NAME
from tangledbank.creatures.rules import SHADOW
from tangledbank.creatures.sentences import phrase, seen
from tangledbank.creatures.traits.names import NAMES

HELP: Final = f"""\
Answer with the number of a choice, or write an action.  A turn goes create, add, activate; the
first two may be left out.
  keep   exchange                    at the start of a round: the hand
  create vampire/small               put this card face down as a new creature
  add small on A1                    put a card under A1 with Small showing
  take A1 lower   take A1 upper      energy from this part of the source
  transmute A1   sleep A1            the fourth energy done, or nothing better to do
  attack A1 B2                       then: use vampire, use fire-breathing on small, stop
  turn A1 vampire   scare A1 B2   wake A1 B2   give A1 A2    before the action of A1
  redirect B2   accept               answer an attack with Protective, or accept it
  shed small   retain                Molting
  end                                end a turn if nobody is awake (also: p)

Or ask for something:
  hint             what the best bot would do, and why (hint 5: after 5 seconds)
  why ACTION       the rules that forbid it
  help TRAIT       what a trait does, and whether that is the rulebook's or ours
  help CLAUSE, help OPTION
  table            draw the table again
  log              everything since you sat down
  scores           everybody's transmutations
  save FILE        save the game (it is also saved as you play)
  quit             leave; come back with: tangledbank play --resume

Traits: {", ".join(NAMES)}
"""

OURS: Final = (
    "The rulebook leaves the Bestiary and the cards out: pairs, sources and many effects are our "
    "reconstruction. 'help TRAIT' says which."
)


def our(view: View) -> creatures.View:
    assert isinstance(view, creatures.View)
    return view


class CreaturesTerminalFace(TerminalFace):
    help_page = HELP
    traits = NAMES
    word_kinds = ev.EVENTS.word_kinds()
    opens = frozenset([ev.ROUND, ev.ROUND_OVER])
    passing = (v.END, v.STOP, v.RETAIN, v.ACCEPT, v.KEEP)

    def title(self, game: core.Game) -> str:
        return EDITION_NAME

    def remarks(self, game: core.Game) -> list[str]:
        assert isinstance(game, Game)
        told = [OURS]
        if game.rules.solo:
            need = game.rules.shadow_goal
            told.append(
                f"You play against the Shadow (B), level {game.rules.options['shadow_level']}: "
                f"it needs {need}, you need {game.rules.goal}. You see its turns step by step."
            )
        return told

    def draw(self, view: View, console: Console) -> None:
        draw(our(view), console)

    def show_scores(self, game: core.Game, console: Console) -> None:
        result = game.result()
        assert result is not None
        for name, tokens in result.scores.items():
            console.print(Text(f"  {name}: {tokens} transmuted"))
        console.print(Text(f"{result.winners[0]} wins.", "bold"))

    def scores(self, view: View) -> list[str]:
        return [f"{one.name}: {one.tokens} of {one.goal} transmuted" for one in our(view).players]

    def discards(self, view: View) -> list[str]:
        return [f"{our(view).discard_size} cards, which nobody may look at."]

    def menu(self, game: core.Game, view: View, actions: list[Action]) -> list[Choice]:
        return menu(our(view), actions)

    def remarks_on(self, view: View, choice: str) -> list[str]:
        if not choice.startswith("add "):
            return []
        told = []
        for trait in choice.removeprefix("add ").split("/"):
            entry = load_bestiary().traits[NAMES.index(trait)]
            told.append(f"{trait}: {entry.text} ({entry.badge})")
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
        name = subject.strip().lower().replace(" ", "-")
        if name in NAMES:
            entry = load_bestiary().traits[NAMES.index(name)]
            told = f"{entry.en} ({entry.kind})\n{entry.text}\nOrigin: {entry.badge}."
            clause = clause_words(f"CREA-{name.upper()}-01")
            return told if clause.startswith("CREA-") else f"{told}\n\n{clause}"
        option = BY_NAME.get(name.replace("-", "_"))
        if option is not None:
            accepted = f"Takes {', '.join(option.words)}."
            return f"{option.name} ({option.clause})\n{option.help}\n{accepted}"
        clause = subject.strip().upper()
        words = clause_words(clause)
        return None if words == clause else f"{clause}: {words}"
