"""In what a table differs from its edition's book."""

from tangledbank.core.errors import SetupError
from tangledbank.creatures import options as creatures
from tangledbank.evolution import options as evolution
from tangledbank.server.table.terms import Terms, asked_terms
from tangledbank.server.wire.news import Differs
from tangledbank.server.wire.setup import Setup


def asked_differs(setup: Setup) -> list[Differs]:
    """In what a table would differ that somebody asks for now."""
    try:
        return differs_of(setup.edition, asked_terms(setup))
    except SetupError:
        return []


def differs_of(edition: str, terms: Terms) -> list[Differs]:
    """The options that are not today's book's; an invalid setup differs in nothing."""
    changed = dict(terms.options)
    try:
        if edition == creatures.EDITION:
            values = creatures.BOOK.read(edition, changed, terms.presets)
            return [
                Differs(
                    name, creatures.BY_NAME[name].clause, value, creatures.BY_NAME[name].words[0]
                )
                for name, value in creatures.BOOK.differences(edition, values).items()
            ]
        book = evolution.BOOK.preset(edition)
        values = evolution.BOOK.read(edition, changed, terms.presets)
        return [
            Differs(name, evolution.BY_NAME[name].id, value, book[name])
            for name, value in evolution.BOOK.differences(edition, values).items()
        ]
    except SetupError:
        return []
