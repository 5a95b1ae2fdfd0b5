"""The words of the rulebook, for `why` and `help`."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.core.why import Reason
from tangledbank.evolution.options import BY_NAME
from tangledbank.evolution.traits.names import NUMBERS


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


def trait_intro(trait: str) -> str:
    """What a trait does, in the sentence or two that its page begins with."""
    try:
        from tangledbank.rulebook.pages import trait_help
    except ImportError:
        return ""
    parts = trait_help(trait, "evolution").split("\n\n")
    return " ".join(parts[1].split()) if len(parts) > 1 else ""


def help_on(subject: str) -> str | None:
    """What the rulebook says of a trait, an option or a clause; none if it is none of these."""
    name = subject.strip().lower().replace(" ", "-")
    if name in NUMBERS:
        try:
            from tangledbank.rulebook.pages import trait_help
        except ImportError:
            return name
        return trait_help(name, "evolution")
    option = BY_NAME.get(name.replace("-", "_"))
    clause = option.id if option is not None else subject.strip().upper()
    words = clause_words(clause)
    if option is not None:
        accepted = f"Takes {option.accepted()}."
        return f"{option.name} ({clause})\n{accepted}" + ("" if words == clause else f"\n{words}")
    return None if words == clause else f"{clause}: {words}"
