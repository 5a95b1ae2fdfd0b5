"""The options in which a table differs from its edition."""

from tangledbank.core.errors import SetupError
from tangledbank.core.kind import kind_of_edition
from tangledbank.server.table.terms import Terms, asked_terms
from tangledbank.server.wire.news import Differs
from tangledbank.server.wire.setup import Setup


def asked_differs(setup: Setup) -> list[Differs]:
    """The options in which a requested table would differ."""
    try:
        return differs_of(setup.edition, asked_terms(setup))
    except SetupError:
        return []


def differs_of(edition: str, terms: Terms) -> list[Differs]:
    """The options that differ from the current edition; none for an invalid setup."""
    kind = kind_of_edition(edition)
    if kind is None:
        return []
    clauses = kind.option_clauses()
    try:
        found = kind.differences(edition, dict(terms.options), terms.presets)
    except SetupError:
        return []
    return [Differs(name, clauses[name], value, book) for name, (value, book) in found.items()]
