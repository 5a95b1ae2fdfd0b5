"""The words of the rulebook, for `why` and `help`."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.core.why import Reason


def clause_words(clause: str) -> str:
    """A clause as the rulebook says it; its id where the pages are not installed."""
    try:
        from tangledbank.rulebook.pages import clause_text
    except ImportError:
        return clause
    return clause_text(clause)


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
