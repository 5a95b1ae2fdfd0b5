"""What is kept of a table beside its log, so that it is found without reading that."""

import msgspec

from tangledbank.server.store.store import Facts
from tangledbank.server.table.differs import differs_of
from tangledbank.server.table.outcome import result_of
from tangledbank.server.table.table import Table
from tangledbank.server.table.views import who_of
from tangledbank.server.wire.api import SeatSummary, Summary

_ENCODER = msgspec.json.Encoder()


def summary_of(table: Table, now: int | None = None) -> Summary:
    """A table in a few words: as those who sit there know it, or (`now`) as spectators do then."""
    setup = table.setup
    turn, deck = table.progress.last if now is None else table.progress.told(now)
    result = result_of(table) if table.status == "over" else None
    winners = [] if result is None else [one.call for one in result.seats if one.winner]
    return Summary(
        table=table.id,
        title=setup.title,
        status=table.status,
        edition=setup.edition,
        sets=list(setup.sets),
        differs=len(differs_of(setup)),
        seats=[
            SeatSummary(
                seat.name,
                "bot" if seat.bot else who_of(seat.person, seat.program),
            )
            for seat in table.seats
        ],
        clock=setup.clock,
        watch=setup.watch == "anybody",
        turn=turn,
        deck=deck,
        cards=table.cards,
        since=table.since,
        winners=[shown_name(table, call) for call in winners],
    )


def shown_name(table: Table, call: str) -> str:
    """What people see of a seat; the Shadow has no seat."""
    if call not in table.calls:
        return call
    return table.seats[table.calls.index(call)].name


def facts_of(table: Table) -> Facts:
    days = table.setup.clock.kind == "days"
    return Facts(
        status=table.status,
        public=table.setup.public,
        summary=_ENCODER.encode(summary_of(table, table.at)),
        due=table.timing.deadline if days and table.status == "playing" else 0,
        persons=tuple(table.persons()),
    )
