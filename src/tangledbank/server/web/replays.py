"""Finished games, step by step: as one seat saw them, or with everything open.

Nothing of this is told while a game goes on.
"""

from collections import OrderedDict
from typing import Final

import msgspec

from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.server.kinds.adapter import SPECTATOR, ServerAdapter
from tangledbank.server.kinds.adapters import game_of_edition
from tangledbank.server.rooms import Rooms
from tangledbank.server.table.outcome import result_of
from tangledbank.server.table.steps import Played
from tangledbank.server.table.table import Table
from tangledbank.server.table.views import Viewpoint, step_for
from tangledbank.server.web.problems import Trouble, no_table
from tangledbank.server.wire.api import ReplayInfo, ReplayPosition
from tangledbank.server.wire.news import PhraseInfo, Step

#: The viewpoint that sees everything.
ALL: Final = -1

#: The most finished tables kept in memory; replaying a game takes many requests.
KEPT: Final = 32


class Replays:
    """Finished tables; the last used ones are kept in memory."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    async def finished(self, rooms: Rooms, name: str) -> Table:
        """A table that is over (or broken); `Trouble` if it does not exist or is not over."""
        table = self._tables.get(name)
        if table is None:
            # A finished table stays finished, but only once that is written.
            found = await rooms.look(name, lambda now: (now, now.status))
            if found is None:
                raise no_table()
            table, status = found
            if status not in ("over", "broken"):
                raise Trouble(403, "not-over", "You can see this when the game is over.")
            if status == "over" and table.game is not None:
                self._keep(name, table)
        else:
            self._tables.move_to_end(name)
        return table

    def _keep(self, name: str, table: Table) -> None:
        self._tables[name] = table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)


def played(table: Table) -> Table:
    """A table with a game to look at."""
    if table.status == "broken":
        raise Trouble(409, "broken", table.problem)
    if table.game is None:
        raise Trouble(409, "not-begun", "No game was played at this table.")
    return table


def info_of(table: Table, viewpoint: int) -> ReplayInfo:
    """A finished game as seen from a seat; a broken one says so, and shows nothing."""
    whole = table.status == "over" and table.game is not None
    if whole:
        check_viewpoint(table, viewpoint)
    return ReplayInfo(
        table=table.id,
        setup=table.setup,
        game=game_of_edition(table.setup.edition),
        calls=list(table.calls),
        names=[seat.name for seat in table.seats],
        viewpoint=viewpoint,
        steps=steps_of(table, viewpoint) if whole else [],
        result=result_of(table) if whole else None,
        problem=table.problem,
    )


def position_of(table: Table, number: int, viewpoint: int) -> ReplayPosition:
    check_viewpoint(table, viewpoint)
    game, adapter = game_at(table, number), table.adapter
    seats = range(len(table.seats)) if viewpoint == ALL else [viewpoint]
    shown = viewpoint in (ALL, game.acting)
    return ReplayPosition(
        step=number,
        public=msgspec.Raw(msgspec.json.encode(adapter.public(game))),
        own=[adapter.own(game, seat) for seat in seats],
        moves=adapter.moves(game) if shown and game.acting >= 0 else [],
        deck=adapter.deck(game) if viewpoint == ALL else [],
    )


def game_at(table: Table, number: int) -> Game:
    """The game as it stood after a step; step 0 is the deal."""
    if number >= len(table.steps):
        raise no_step(table)
    try:
        return table.game_after(number + 1)
    except GameError as error:  # it replayed when the table was read
        raise Trouble(409, "broken", str(error)) from None


def no_step(table: Table) -> Trouble:
    return Trouble(
        404, "no-step", f"That step does not exist. Give one from 0 to {len(table.steps) - 1}."
    )


def check_viewpoint(table: Table, viewpoint: int) -> None:
    if not ALL <= viewpoint < len(table.seats):
        raise Trouble(400, "no-seat", "That seat does not exist. Use -1 to see all hands.")


def steps_of(table: Table, viewpoint: int) -> list[Step]:
    if viewpoint == ALL:
        return [open_step(table, at, step) for at, step in enumerate(table.steps)]
    looking = Viewpoint(table, "")
    looking.seats = [viewpoint]
    return [step_for(table, at, step, looking) for at, step in enumerate(table.steps)]


def open_step(table: Table, number: int, step: Played) -> Step:
    lines = [
        line
        for event in step.events
        if (line := open_line(table.adapter, table.the_game, event)) is not None
    ]
    return Step(number, step.at, step.seat, step.by, step.action, lines)


def open_line(adapter: ServerAdapter, game: Game, event: Event) -> PhraseInfo | None:
    """What happened, including secrets, but never `you`: nobody is `you` here."""
    said = adapter.phrase(game, event, event.seat)
    if said is not None and said.template.endswith(".you"):
        said = adapter.phrase(game, event, SPECTATOR)
    return None if said is None else PhraseInfo(said.template, said.words, said.count)
