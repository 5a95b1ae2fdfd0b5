"""Facts about a table kept beside its log, so that it can be found without reading the log."""

import msgspec

from tangledbank.server.store.store import Facts
from tangledbank.server.table.outcome import result_of
from tangledbank.server.table.table import Table
from tangledbank.server.table.views import who_of
from tangledbank.server.wire.api import MyTable, SeatSummary, Summary

_ENCODER = msgspec.json.Encoder()


def summary_of(table: Table, now: int | None = None) -> Summary:
    """A table in a few words: as its players know it, or (`now`) as spectators do then."""
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
        differs=len(table.differs),
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
        lesson=setup.lesson,
    )


def shown_name(table: Table, call: str) -> str:
    """The public description of a seat; the Shadow has no seat."""
    if call not in table.calls:
        return call
    return table.seats[table.calls.index(call)].name


class Inside(msgspec.Struct, frozen=True):
    """What a table's players know at once, and spectators later or never."""

    asked: str  # the person who must decide; empty: nobody
    turn: int
    deck: int


def inside_of(table: Table) -> bytes:
    seat = table.acting
    person = "" if seat < 0 or table.paused or table.bot_of(seat) else table.seats[seat].person
    turn, deck = table.progress.last
    return _ENCODER.encode(Inside(person, turn, deck))


def in_lobby(facts: Facts) -> tuple[str, bool, bytes]:
    """The lobby's entry for a table; it does not say whose decision it is."""
    return facts.status, facts.public, facts.summary


def still(facts: Facts, table: Table) -> Facts:
    """The facts after a step that changed nothing the lobby shows."""
    inside = inside_of(table)
    return facts if inside == facts.inside else msgspec.structs.replace(facts, inside=inside)


def read_summary(facts: Facts) -> Summary | None:
    """The stored summary; none if another version wrote it, though the table itself may be fine."""
    try:
        return msgspec.json.decode(facts.summary, type=Summary)
    except msgspec.MsgspecError:
        return None


def read_inside(facts: Facts) -> Inside | None:
    try:
        return msgspec.json.decode(facts.inside, type=Inside)
    except msgspec.MsgspecError:
        return None


def my_table(facts: Facts, person: str) -> MyTable | None:
    """One of a person's own tables, from the stored facts; none if they cannot be read."""
    summary, inside = read_summary(facts), read_inside(facts)
    if summary is None or (inside is None and facts.status == "playing"):
        return None
    if inside is None or facts.status != "playing":
        return MyTable(summary, False)
    if person in facts.persons:
        # A person who made it and stood up again is a spectator.
        summary = msgspec.structs.replace(summary, turn=inside.turn, deck=inside.deck)
    return MyTable(summary, inside.asked == person)


def facts_of(table: Table) -> Facts:
    days = table.setup.clock.kind == "days"
    return Facts(
        status=table.status,
        public=table.setup.public,
        summary=_ENCODER.encode(summary_of(table, table.at)),
        due=table.timing.deadline if days and table.status == "playing" else 0,
        persons=tuple(table.persons()),
        inside=inside_of(table),
    )
