"""Puts the clauses behind a refusal into words."""

from functools import lru_cache

from tangledbank.core.why import Reason
from tangledbank.rulebook.translations import clause_text
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire.news import ReasonInfo, Refused


def refused(table: Table, cmd: str, refusal: Refusal) -> Refused:
    """The answer to a refused command."""
    return Refused(cmd, refusal.why, refusal.text, reasons_of(table, refusal.reasons))


def reasons_of(table: Table, reasons: list[Reason]) -> list[ReasonInfo]:
    return [
        ReasonInfo(
            reason.clause,
            table.adapter.about(reason.about) if reason.about else "",
            words_of(reason.clause),
        )
        for reason in reasons
    ]


@lru_cache(maxsize=2048)
def words_of(clause: str) -> str:
    return clause_text(clause)
