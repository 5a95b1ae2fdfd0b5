"""Makes a table that continues a finished game from one of its steps, with other cards to come."""

import msgspec

from tangledbank.server.rooms import Origin
from tangledbank.server.table.table import Table
from tangledbank.server.web.past_games import PastGames
from tangledbank.server.web.problems import Trouble
from tangledbank.server.web.replays import no_step
from tangledbank.server.wire.setup import SeatPlan, Setup


async def goes_on(
    games: PastGames, table: Table, step: int, wanted: Setup | None, address: str
) -> tuple[Setup, Origin]:
    """The setup of the new table, and the past it starts with."""
    if step >= len(table.steps):
        raise no_step(table)
    if step == len(table.steps) - 1 and table.the_game.over:
        raise Trouble(409, "over", "The game is over at this step. Choose an earlier one.")
    setup = setup_of(table, wanted)
    past = await games.fresh_past(table, step, setup, address)
    return setup, Origin(table.id, step, past.before, past.thrown, list(table.calls), table.terms)


def setup_of(table: Table, wanted: Setup | None) -> Setup:
    """The rules stay the same; everything else is as requested, or as before."""
    old = table.setup
    if wanted is None:
        return msgspec.structs.replace(old, seats=[SeatPlan(seat.bot) for seat in table.seats])
    if len(wanted.seats) != len(old.seats):
        raise Trouble(400, "setup", f"Give {len(old.seats)} seats, as many as this game has.")
    return msgspec.structs.replace(
        wanted,
        edition=old.edition,
        sets=old.sets,
        options=old.options,
        deck=old.deck,
        copies=old.copies,
    )
