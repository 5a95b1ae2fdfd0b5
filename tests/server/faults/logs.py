"""What players were told, beside what the log says."""

from collections import Counter

from tangledbank.server.store.choose import store_of
from tangledbank.server.table import log
from tangledbank.server.table.table import replayed
from tests.server.faults.stubborn import Stubborn


async def compare_with_the_log(database: str, players: list[Stubborn]) -> None:
    """Every acknowledged command is in its table's log, once, and the game is over."""
    store = store_of(database)
    await store.open()
    try:
        for name in {player.table for player in players}:
            stored = await store.load(name)
            assert stored is not None
            table = replayed(name, stored.engine, stored.entries)
            assert table.status == "over", table.problem
            bodies = [log.read(entry.body) for entry in stored.entries]
            done = Counter((body.who, body.cmd) for body in bodies if body.cmd)
            assert all(count == 1 for count in done.values()), "a command was done twice"
            written = {cmd for _, cmd in done}
            for player in players:
                if player.table == name:
                    lost = set(player.acknowledged) - written
                    assert not lost, f"acknowledged, and lost: {lost}"
    finally:
        await store.close()
