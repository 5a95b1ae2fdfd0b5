"""The words of the rulebook, for `why` and `help`."""

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.core.why import Reason
from tangledbank.messages.languages import chosen
from tangledbank.messages.speech import speech


def clause_words(clause: str) -> str:
    """A clause as the rulebook says it; its id where the pages are not installed."""
    try:
        from tangledbank.rulebook.translations import clause_text
    except ImportError:
        return clause
    return clause_text(clause, chosen())


def trait_called(game: str, subject: str, traits: Iterable[str]) -> str:
    """The trait that somebody asks for, by what is typed for it or by its name."""
    wanted = subject.strip().lower()
    for trait in traits:
        if speech().trait(game, trait).lower() == wanted:
            return trait
    return wanted.replace(" ", "-")


def show_reasons(reasons: list[Reason], console: Console, name_of: Callable[[int], str]) -> None:
    """Each clause that forbids something, with its words and what it speaks of."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for reason in reasons:
        clause = Text("  ")
        clause.append(reason.clause, "bold red")
        if reason.about:
            clause.append(f" {name_of(reason.about)}")
        words = clause_words(reason.clause)
        grid.add_row(clause, Text("" if words == reason.clause else words))
    console.print(grid)
