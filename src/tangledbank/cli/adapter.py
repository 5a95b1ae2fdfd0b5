"""How a game looks and sounds in the terminal: what each game must say for itself.

The session, the prompt, the log and the replay know no game; they ask its adapter.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from rich.console import Console

from tangledbank.cli.choice import Choice
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import TERMINAL, not_an_adapter, own_adapter
from tangledbank.core.phrase import Phrase
from tangledbank.core.view import View
from tangledbank.messages.speech import speech


class TerminalAdapter:
    """What the terminal asks of a game."""

    #: What `help` says at the prompt.
    help_page = ""
    #: The traits that `help` can tell of.
    traits: Iterable[str] = ()
    #: A new paragraph of the log, which is nobody's doing, begins with these kinds of events.
    opens: frozenset[int] = frozenset()
    #: The log leaves these out: the picture of the table says them already.
    silent: frozenset[int] = frozenset()
    #: Of those that open a paragraph, the ones that are not worth one alone.
    quiet: frozenset[int] = frozenset()
    #: What kind of thing each word of a sentence names.
    word_kinds: Mapping[str, str] = MappingProxyType({})
    #: The verbs that `p` stands for.
    passing: tuple[int, ...] = ()

    def title(self, game: Game) -> str:
        """What the edition is called."""
        raise NotImplementedError

    def help(self) -> str:
        """The page that `help` shows, in the reader's language if the game has it."""
        return self.help_page

    def remarks(self, game: Game) -> list[str]:
        """What players should know before they begin."""
        return []

    # The table

    def draw(self, view: View, console: Console) -> None:
        raise NotImplementedError

    def show_scores(self, game: Game, console: Console) -> None:
        """The end of a game: who won, and how it was counted."""
        raise NotImplementedError

    def scores(self, view: View) -> list[str]:
        """What the command `scores` says."""
        raise NotImplementedError

    def discards(self, view: View) -> list[str]:
        """What the command `discard` says."""
        raise NotImplementedError

    # A decision

    def menu(self, game: Game, view: View, actions: list[Action]) -> list[Choice]:
        raise NotImplementedError

    def invitation(self, view: View) -> str:
        """What stands in for a first menu that the table shows already; empty: list it."""
        return ""

    def question(self, game: Game) -> str:
        """What the seat that must decide is asked, in words."""
        return speech().question(game.question())

    def remarks_on(self, view: View, choice: str) -> list[str]:
        """What helps to choose within a choice."""
        return []

    # Words

    def seen(self, game: Game, event: Event, seat: int) -> Event:
        """The event as this seat may know it."""
        raise NotImplementedError

    def phrase(self, game: Game, event: Event, seat: int) -> Phrase | None:
        """What is to be said of it to this seat, without a language."""
        raise NotImplementedError

    def sentence(self, game: Game, event: Event, seat: int) -> str | None:
        """The same in words."""
        said = self.phrase(game, event, seat)
        return None if said is None else speech().sentence(game.kind, said, self.word_kinds)

    def doer(self, event: Event, so_far: int) -> int | None:
        """Who does what follows, if a new paragraph of another doer begins here."""
        return None

    def name_of(self, about: int) -> str:
        """What a reason speaks of."""
        raise NotImplementedError

    def help_on(self, subject: str) -> str | None:
        raise NotImplementedError


@cache
def adapter_called(kind: str) -> TerminalAdapter:
    found = own_adapter(kind, TERMINAL)
    if found is None:
        from tangledbank.cli.plain_adapter import PlainAdapter

        return PlainAdapter()
    if not isinstance(found, TerminalAdapter):
        raise not_an_adapter(kind, TERMINAL, "tangledbank.cli.adapter.TerminalAdapter")
    return found


def adapter_of(game: Game) -> TerminalAdapter:
    """The adapter of this game: its own, or a plain one."""
    return adapter_called(game.kind)
