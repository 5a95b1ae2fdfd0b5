"""What players were told, beside what the log says."""

from collections import Counter

from msgspec import Struct

from tangledbank.server.store.choose import store_of
from tangledbank.server.table import log
from tangledbank.server.table.replaying import replayed
from tests.server.faults.stubborn import Stubborn


class Tally(Struct):
    """Commands that players were told of as done, and what the database says of them."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unfinished: int = 0  # tables whose game is not over
    broken: int = 0  # tables whose log does not replay


async def tally(database: str, players: list[Stubborn]) -> Tally:
    """Count what was acknowledged, and what of it is missing from the log or there twice."""
    found = Tally(acknowledged=sum(len(player.acknowledged) for player in players))
    store = store_of(database)
    await store.open()
    try:
        for name in {player.table for player in players}:
            stored = await store.load(name)
            assert stored is not None, f"the table {name} is gone"
            table = replayed(name, stored.engine, stored.entries)
            found.broken += table.status == "broken"
            found.unfinished += table.status != "over"
            bodies = [log.read(entry.body) for entry in stored.entries]
            done = Counter((body.who, body.cmd) for body in bodies if body.cmd)
            found.doubled += sum(count - 1 for count in done.values())
            written = {cmd for _, cmd in done}
            for player in players:
                if player.table == name:
                    found.lost += len(set(player.acknowledged) - written)
    finally:
        await store.close()
    return found


async def compare_with_the_log(database: str, players: list[Stubborn]) -> None:
    """Every acknowledged command is in its table's log, once, and the game is over."""
    found = await tally(database, players)
    assert (found.lost, found.doubled, found.unfinished, found.broken) == (0, 0, 0, 0), found
