"""The options of a game for the page that makes a table, from its book of options."""

from tangledbank.core.kind import Kind
from tangledbank.core.options import Option, Options
from tangledbank.rulebook.translations import clause_text
from tangledbank.server.wire.api import OptionInfo


def options_of(kind: Kind) -> list[OptionInfo]:
    """Every option that changes something: not the cosmetic ones, nor those with one value."""
    book = kind.book
    if book is None:
        return []
    return [
        option_info(book, option, kind.name)
        for option in book.every
        if not option.cosmetic and (option.high >= option.low or len(option.words) > 1)
    ]


def option_info(book: Options, option: Option, group: str) -> OptionInfo:
    """One option, explained by its clause, under this heading."""
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        text=clause_text(option.clause),
        values=list(option.words),
        low=option.low,
        high=option.high,
        book={name: book.value(option, name, book.version) for name in book.editions},
        group=group,
        sets=[],
    )
