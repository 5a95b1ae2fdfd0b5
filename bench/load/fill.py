"""Fills a database with so many finished games: `fill.py FILE COUNT`."""

import asyncio
import random
import sys
from pathlib import Path

from tangledbank.server.facts import facts_of
from tangledbank.server.store.choose import store_of
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log, verbs
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.setup import SeatPlan, Setup

#: Different games; the rest are copies of them.
KINDS = 20


def a_game(number: int) -> tuple[Table, list[Entry]]:
    table, entries = Table(f"game-{number}"), list[Entry]()
    dice = random.Random(number)

    def write(bodies: verbs.Bodies) -> None:
        for body in bodies:
            entry = Entry(table.v + 1, 1_700_000_000_000 + 4000 * table.v, log.write(body))
            table.take(entry, body)
            entries.append(entry)

    setup = Setup(seats=[SeatPlan(), SeatPlan("random"), SeatPlan("random"), SeatPlan("random")])
    write([log.Opened(setup=setup, host="p", secret=f"{number:064x}")])
    ann = verbs.Actor("p", "Ann")
    write(verbs.entries_of(table, ann, wire.Sit("sit", 0)))
    write(verbs.entries_of(table, ann, wire.Ready("ready", "00" * 16)))
    while table.status == "playing":
        action = dice.choice(table.the_game.legal_actions())
        write([verbs.decision(table, str(action), "bot")])
    return table, entries


async def fill(path: Path, count: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    store = store_of(f"sqlite:///{path}")
    await store.open()
    games = [a_game(number) for number in range(KINDS)]
    for start in range(0, count, 500):
        await asyncio.gather(
            *[
                store.create(
                    f"stored-{at}",
                    games[at % KINDS][0].engine,
                    facts_of(games[at % KINDS][0]),
                    games[at % KINDS][1],
                    games[at % KINDS][1][0].at,
                )
                for at in range(start, min(count, start + 500))
            ]
        )
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2])))
